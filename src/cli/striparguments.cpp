#include "cli/striparguments.h"

#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace zonewright::cli {

namespace {

constexpr Limits anyInt{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
constexpr std::int64_t highestRedraw = highestExactNumber;

Error malformedPin(std::string_view text, const char* expected)
{
    return {.code = ErrorCode::Malformed, .value = std::string(text), .expected = expected};
}

Result<Point> parsePoint(std::string_view text)
{
    return parsePosition(text).and_then([&](WidePosition position) -> Result<Point> {
        for (const std::int64_t number : {position.x, position.y}) {
            if (number < anyInt.low || number > anyInt.high) {
                return failure({.code = ErrorCode::OutOfRange,
                                .value = fmt::format("{}", number),
                                .low = anyInt.low,
                                .high = anyInt.high});
            }
        }
        return Point{static_cast<int>(position.x), static_cast<int>(position.y)};
    });
}

/// Sets a member from an option, when it was given.
template <typename Value, typename Parse>
Outcome<void> setFrom(const Arguments& arguments, std::string_view option, Value& member, Parse parse)
{
    const auto text = arguments.value(option);
    if (!text)
        return {};
    auto value = parse(*text);
    if (!value)
        return wrongUsage(option, value.error());
    member = *std::move(value);
    return {};
}

Outcome<void> setRooms(const Arguments& arguments, StripSettings& settings)
{
    if (arguments.has("--sequence") && arguments.has("--count"))
        return wrongUsage("--count", "cannot go with --sequence");
    if (!arguments.has("--sequence") && !arguments.has("--count"))
        return wrongUsage("--sequence", "missing; say which rooms with --sequence C,C,C, or how many with --count K");
    return setFrom(arguments, "--sequence", settings.sequence,
                   [](std::string_view text) { return parseSequence(text); })
        .and_then([&] {
            return setFrom(arguments, "--count", settings.count,
                           [](std::string_view text) { return parseNumber(text, stripRoomLimits); });
        });
}

Outcome<void> setSeed(const Arguments& arguments, StripSettings& settings)
{
    if (!arguments.has("--seed"))
        return wrongUsage("--seed", "missing; the junctions are drawn from a seed");
    return setFrom(arguments, "--seed", settings.seed, parseSeed).and_then([&] {
        return setFrom(arguments, "--redraw", settings.redraw, [](std::string_view text) {
            return parseLong(text, 0, highestRedraw).map([](std::int64_t n) { return static_cast<std::uint64_t>(n); });
        });
    });
}

Outcome<void> addPins(const Arguments& arguments, std::string_view option, Result<JointPin> (*parse)(std::string_view),
                      StripSettings& settings)
{
    for (const std::string& text : arguments.values(option)) {
        auto pin = parse(text);
        if (!pin)
            return wrongUsage(option, pin.error());
        settings.pins.push_back(*std::move(pin));
    }
    return {};
}

/// The codes that there are, where they are few enough to be read.
std::string knownCodes(const RoomCatalogue& catalogue)
{
    constexpr std::size_t most = 20;
    if (catalogue.rooms().size() > most)
        return {};
    std::string codes;
    for (const RoomType& room : catalogue.rooms())
        codes += fmt::format("{}{}", codes.empty() ? "" : ", ", room.code);
    return codes;
}

tl::unexpected<Failure> wrongPin(const JointPin& pin, const Error& error, bool ofPath)
{
    const char* option = pin.path.empty() ? "--pin" : "--path";
    if (!ofPath)
        return wrongUsage(option, fmt::format("column {} is pinned twice; one --pin or --path a joint", pin.column));
    if (error.code == ErrorCode::Duplicate)
        return wrongUsage(option, fmt::format("the path in column {} has a cell twice", pin.column));
    return wrongUsage(option, fmt::format("the path in column {} has {} cells; {} to {} are allowed", pin.column,
                                          pin.path.size(), pathLengthLimits.low, pathLengthLimits.high));
}

} // namespace

std::vector<OptionSpec> stripOptions()
{
    const std::string roomRange = fmt::format("{} to {}", stripRoomLimits.low, stripRoomLimits.high);
    return {
        {.name = "--sequence",
         .value = "C,C,C",
         .summary = "The codes of the rooms from left to right.",
         .range = roomRange + " codes of the catalogue"},
        {.name = "--count", .value = "K", .summary = "So many rooms, each type equally likely.", .range = roomRange},
        {.name = "--seed",
         .value = "S",
         .summary = "What everything left to chance is made from.",
         .range = fmt::format("0 to {}", std::numeric_limits<std::uint64_t>::max()),
         .required = true},
        {.name = "--redraw",
         .value = "N",
         .summary = "Another number draws the junctions anew; the rooms stay.",
         .range = fmt::format("0 to {}", highestRedraw),
         .defaultValue = "0"},
        {.name = "--pin",
         .value = "COLUMN:ROW",
         .summary = "Opens the joint of this column at this row, whatever is drawn, if the row is a candidate.",
         .repeatable = true},
        {.name = "--path",
         .value = "COLUMN:DX,ROW+DX,ROW",
         .summary = "Opens the joint of this column by a path of these cells, if they join its rooms. DX counts from "
                    "the column, to the west below 0.",
         .range = fmt::format("{} to {} cells", pathLengthLimits.low, pathLengthLimits.high),
         .repeatable = true},
        {.name = "--hero",
         .value = "X,Y",
         .summary = "The hero comes from the floor above to this cell, which becomes a slab.",
         .range = "two 32-bit integers",
         .defaultValue = "the start of the rightmost room"},
    };
}

Result<JointPin> parsePin(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return failure(malformedPin(text, "a pin COLUMN:ROW"));
    const auto column = parseNumber(text.substr(0, colon), anyInt);
    const auto row = parseNumber(text.substr(colon + 1), anyInt);
    for (const auto& number : {column, row}) {
        if (!number && number.error().code == ErrorCode::NotANumber)
            return failure(malformedPin(text, "a pin COLUMN:ROW"));
        if (!number)
            return failure(number.error());
    }
    return JointPin{.column = *column, .row = *row, .path = {}};
}

Result<JointPin> parsePinnedPath(std::string_view text)
{
    constexpr const char* form = "a path COLUMN:DX,ROW or COLUMN:DX,ROW+DX,ROW";
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return failure(malformedPin(text, form));
    const auto column = parseNumber(text.substr(0, colon), anyInt);
    if (!column)
        return failure(column.error().code == ErrorCode::NotANumber ? malformedPin(text, form) : column.error());
    JointPin pin{.column = *column, .row = 0, .path = {}};
    for (std::size_t start = colon; start != std::string_view::npos;) {
        const std::size_t end = text.find('+', start + 1);
        const auto cell = parsePoint(text.substr(start + 1, end == std::string_view::npos ? end : end - start - 1));
        if (!cell)
            return failure(cell.error().code == ErrorCode::Malformed ? malformedPin(text, form) : cell.error());
        pin.path.push_back(*cell);
        start = end;
    }
    return pin;
}

Outcome<StripSettings> stripSettingsFromArguments(const Arguments& arguments)
{
    StripSettings settings;
    return setRooms(arguments, settings)
        .and_then([&] { return setSeed(arguments, settings); })
        .and_then([&] { return addPins(arguments, "--pin", parsePin, settings); })
        .and_then([&] { return addPins(arguments, "--path", parsePinnedPath, settings); })
        .and_then([&] { return setFrom(arguments, "--hero", settings.hero, parsePoint); })
        .map([&] { return settings; });
}

Outcome<void> checkStripSettings(const RoomCatalogue& catalogue, const StripSettings& settings)
{
    const auto valid = validate(catalogue, settings);
    if (valid)
        return {};
    Error error = valid.error();
    constexpr std::string_view pins = "/pins/";
    if (error.place.starts_with(pins)) {
        const std::string_view rest = std::string_view(error.place).substr(pins.size());
        const auto index = parseLong(rest.substr(0, rest.find('/')), 0, std::ssize(settings.pins) - 1).value_or(0);
        return wrongPin(settings.pins[static_cast<std::size_t>(index)], error,
                        rest.find("/path") != std::string_view::npos);
    }
    if (error.code == ErrorCode::Unknown && knownCodes(catalogue).empty())
        return wrongUsage("--sequence", fmt::format("no room of the catalogue has the code {}", error.value));
    if (error.code == ErrorCode::Unknown)
        error.expected = knownCodes(catalogue);
    return wrongUsage(settings.sequence.empty() ? "--count" : "--sequence", error);
}

} // namespace zonewright::cli

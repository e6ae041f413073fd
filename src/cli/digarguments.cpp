#include "cli/digarguments.h"

#include "cli/options.h"
#include "cli/values.h"
#include "cli/worldarguments.h"
#include "project/builtinlists.h"
#include "project/piecelistformat.h"

#include <fmt/format.h>

#include <QFileInfo>

namespace zonewright::cli {

namespace {

/// What a floor cannot be dug without.
Outcome<void> requireDigOptions(const Arguments& arguments)
{
    for (const char* option : {"--size", "--pieces", "--seed"}) {
        if (!arguments.has(option))
            return wrongUsage(option, "missing; dig needs --size WxH, --pieces K and --seed S");
    }
    return {};
}

Outcome<DigSettings> settingsFromArguments(const Arguments& arguments)
{
    DigSettings settings;
    const auto size = parseDugSize(arguments.value("--size").value_or(std::string()));
    if (!size)
        return wrongUsage("--size", size.error());
    settings.size = *size;
    const auto pieces = numberFromArguments(arguments, "--pieces", dugPieceLimits, 0);
    if (!pieces)
        return tl::unexpected<Failure>(pieces.error());
    settings.pieces = *pieces;
    const auto seed = parseSeed(arguments.value("--seed").value_or(std::string()));
    if (!seed)
        return wrongUsage("--seed", seed.error());
    settings.seed = *seed;
    settings.stairs = arguments.value("--stairs") == "down" ? FirstStairs::Down : FirstStairs::Up;
    settings.prune = !arguments.has("--no-prune");
    return settings;
}

/// A name of the program's own lists wins over a file; a word that is no such name and looks like no file must be one.
Outcome<PieceList> listFromArguments(const Arguments& arguments)
{
    const std::string value = arguments.value("--list").value_or(std::string(defaultPieceList));
    if (isBuiltinList(value)) {
        auto list = builtinList(value);
        if (!list)
            return failedWork(list.error());
        return *std::move(list);
    }
    const QString path = QString::fromStdString(value);
    if (value.find_first_of("./") == std::string::npos && !QFileInfo::exists(path)) {
        return wrongUsage("--list", {.code = ErrorCode::Unknown,
                                     .value = value,
                                     .expected = fmt::format("{}, or a file", fmt::join(builtinListNames, ", "))});
    }
    auto list = readPieceListFile(path);
    if (!list)
        return failedWork(list.error());
    return *std::move(list);
}

} // namespace

std::vector<OptionSpec> digOptions()
{
    return {
        {.name = "--size",
         .value = "WxH",
         .summary = "The floor has W times H cells; the outermost ring of them is never dug.",
         .range = fmt::format("{} to {} each", dugSideLimits.low, dugSideLimits.high),
         .words = {},
         .required = true},
        {.name = "--pieces",
         .value = "K",
         .summary = "How many rooms and corridors are wanted, the first room included. Where no more fit, the floor "
                    "has fewer.",
         .range = fmt::format("{} to {}", dugPieceLimits.low, dugPieceLimits.high),
         .words = {},
         .required = true},
        {.name = "--seed",
         .value = "S",
         .summary = "The number that decides everything that is left to chance.",
         .range = "0 to 18446744073709551615",
         .words = {},
         .required = true},
        {.name = "--list",
         .value = "NAME|FILE",
         .summary = fmt::format("The list of pieces that the floor is dug from: {}, or a JSON file.",
                                fmt::join(builtinListNames, ", ")),
         .defaultValue = std::string(defaultPieceList),
         .words = {},
         .suggestions = {builtinListNames.begin(), builtinListNames.end()},
         .completion = Completion::JsonFile},
        {.name = "--stairs",
         .value = "STAIRS",
         .summary = "What the first room holds. Not with a lair, whose first room holds none.",
         .defaultValue = "up",
         .words = {"up", "down"}},
        {.name = "--no-prune", .summary = "Leaves dead ends as they are."},
    };
}

Outcome<DigRequest> digFromArguments(const Arguments& arguments)
{
    if (const auto given = requireDigOptions(arguments); !given)
        return tl::unexpected<Failure>(given.error());
    const auto settings = settingsFromArguments(arguments);
    if (!settings)
        return tl::unexpected<Failure>(settings.error());
    auto list = listFromArguments(arguments);
    if (!list)
        return tl::unexpected<Failure>(list.error());
    if (list->lair() && arguments.has("--stairs"))
        return wrongUsage("--stairs", "cannot go with a lair, whose first room holds no stairs");
    if (const auto valid = validate(*list, *settings); !valid)
        return wrongUsage("dig", valid.error());
    return DigRequest{.list = *std::move(list), .settings = *settings};
}

Result<Size> parseDugSize(std::string_view text)
{
    return parseSize(text, dugSideLimits);
}

} // namespace zonewright::cli

#include "cli/exportarguments.h"

#include "cli/options.h"
#include "cli/values.h"
#include "cli/worldarguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace zonewright::cli {

namespace {

constexpr std::int64_t mostZonesASide = 1024; ///< of the largest world

std::vector<std::string> formatWords()
{
    std::vector<std::string> words;
    for (const auto& exporter : exporters())
        words.emplace_back(exporter->id());
    return words;
}

/// `X,Y..X,Y`, both ends included.
Result<Rect> parseZones(const std::string& text)
{
    const auto malformed = failure({.code = ErrorCode::Malformed,
                                    .place = {},
                                    .value = text,
                                    .expected = "X,Y..X,Y, the first zone and the last"});
    const std::size_t dots = text.find("..");
    if (dots == std::string::npos)
        return malformed;
    const auto first = parsePosition(std::string_view(text).substr(0, dots));
    const auto last = parsePosition(std::string_view(text).substr(dots + 2));
    if (!first || !last)
        return malformed;
    constexpr std::int64_t farthest = 1'000'000'000;
    for (const std::int64_t value : {first->x, first->y, last->x, last->y}) {
        if (value < -farthest || value > farthest) {
            return failure({.code = ErrorCode::OutOfRange,
                            .place = {},
                            .value = fmt::format("{}", value),
                            .low = -farthest,
                            .high = farthest});
        }
    }
    const std::int64_t width = last->x - first->x + 1;
    const std::int64_t height = last->y - first->y + 1;
    if (width < 1 || height < 1)
        return malformed;
    if (width > mostZonesASide || height > mostZonesASide) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = {},
                        .value = fmt::format("{} x {} zones", width, height),
                        .low = 1,
                        .high = mostZonesASide});
    }
    return Rect{static_cast<int>(first->x), static_cast<int>(first->y), static_cast<int>(width),
                static_cast<int>(height)};
}

Outcome<void> takeZones(const Arguments& arguments, ExportArguments& asked)
{
    for (const std::string& text : arguments.values("--zones")) {
        const auto zones = parseZones(text);
        if (!zones)
            return wrongUsage("--zones", zones.error());
        asked.zones.push_back(*zones);
    }
    asked.joinsZones = arguments.has("--join-zones");
    if (asked.joinsZones && asked.zones.empty())
        return wrongUsage("--join-zones", "goes with --zones");
    asked.window = arguments.has("--window");
    asked.overview = arguments.has("--overview");
    return {};
}

Outcome<void> takeOptions(const Arguments& arguments, ExportArguments& asked)
{
    const auto pixels = numberFromArguments(arguments, "--tile-size", exportTileLimits, asked.options.tilePixels);
    if (!pixels)
        return tl::unexpected<Failure>(pixels.error());
    asked.options.tilePixels = *pixels;
    if (const auto text = arguments.value("--encoding"))
        asked.options.encoding = valueIn<TileEncoding>(tileEncodingWords, *text).value_or(TileEncoding::Csv);
    if (const auto text = arguments.value("--theme"))
        asked.options.theme = *text == "dark" ? Theme::Dark : Theme::Light;
    asked.options.drawsObjects = arguments.has("--objects");
    const auto threads = threadsFromArguments(arguments);
    if (!threads)
        return tl::unexpected<Failure>(threads.error());
    asked.threads = *threads;
    return {};
}

} // namespace

std::vector<OptionSpec> exportOptions()
{
    return {
        {.name = "--to", .value = "FORMAT", .summary = "What to write.", .words = formatWords(), .required = true},
        {.name = "--out", .value = "DIR", .summary = "The folder; it is made where it is missing.", .required = true},
        {.name = "--level",
         .value = "NAME",
         .summary = "A floor, DUNGEON/FLOOR, or all floors of a dungeon, DUNGEON, instead of all there are.",
         .repeatable = true},
        {.name = "--no-floors", .summary = "Leaves all floors out."},
        {.name = "--zones",
         .value = "X,Y..X,Y",
         .summary = "The zones of this rectangle of the world, from its first zone to its last, both wrapping around.",
         .range = "1 to 1024 zones a side",
         .repeatable = true},
        {.name = "--join-zones", .summary = "Each rectangle of zones as one map instead of one a zone."},
        {.name = "--window", .summary = "The nine zones around the player's start, as one map."},
        {.name = "--overview", .summary = "The whole world, one cell a zone."},
        {.name = "--encoding",
         .value = "NAME",
         .summary = "How tmx and tmj hold tiles: as text, or base64 of what zlib or zstd makes of them.",
         .defaultValue = std::string(word(TileEncoding::Csv)),
         .words = {tileEncodingWords.begin(), tileEncodingWords.end()}},
        {.name = "--tile-size",
         .value = "N",
         .summary = "Pixels a side of a tile, in tilesets and pictures.",
         .range = fmt::format("{} to {}", exportTileLimits.low, exportTileLimits.high),
         .defaultValue = fmt::format("{}", ExportOptions().tilePixels)},
        {.name = "--theme",
         .value = "NAME",
         .summary = "The tiles for light or dark.",
         .defaultValue = "light",
         .words = {"light", "dark"}},
        {.name = "--objects", .summary = "Pictures show heroes, stairs, creatures and markers too."},
        threadsOption(),
    };
}

Outcome<ExportArguments> exportArguments(const Arguments& arguments)
{
    ExportArguments asked;
    const auto format = arguments.value("--to");
    if (!format)
        return wrongUsage("--to", fmt::format("missing; one of {}", fmt::join(formatWords(), ", ")));
    asked.exporter = findExporter(*format);
    const auto folder = arguments.value("--out");
    if (!folder || folder->empty())
        return wrongUsage("--out", "missing; name a folder");
    asked.folder = *folder;
    asked.levels = arguments.values("--level");
    asked.floors = !arguments.has("--no-floors");
    if (!asked.floors && !asked.levels.empty())
        return wrongUsage("--no-floors", "cannot go with --level");
    if (const auto taken = takeZones(arguments, asked); !taken)
        return tl::unexpected<Failure>(taken.error());
    if (const auto taken = takeOptions(arguments, asked); !taken)
        return tl::unexpected<Failure>(taken.error());
    return asked;
}

} // namespace zonewright::cli

#include "cli/exportarguments.h"

#include "cli/options.h"
#include "cli/worldarguments.h"
#include "exporters/zonerects.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace zonewright::cli {

namespace {

std::vector<std::string> formatWords()
{
    std::vector<std::string> words;
    for (const auto& exporter : exporters())
        words.emplace_back(exporter->id());
    return words;
}

Outcome<void> takeZones(const Arguments& arguments, ExportArguments& asked)
{
    for (const std::string& text : arguments.values("--zones")) {
        const auto zones = zoneRectFromText(text);
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
        {.name = "--out",
         .value = "DIR",
         .summary = "The folder; it is made where it is missing.",
         .completion = Completion::Folder,
         .required = true},
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
    if (!asked.floors && asked.zones.empty() && !asked.window && !asked.overview)
        return wrongUsage("--no-floors", "leaves nothing to export; see --zones, --window and --overview");
    if (const auto taken = takeOptions(arguments, asked); !taken)
        return tl::unexpected<Failure>(taken.error());
    return asked;
}

} // namespace zonewright::cli

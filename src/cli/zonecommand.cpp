#include "cli/zonecommand.h"

#include "cli/options.h"
#include "cli/output.h"
#include "cli/values.h"
#include "cli/worldarguments.h"
#include "cli/worldtext.h"
#include "cli/zonelisting.h"
#include "cli/zonetext.h"

namespace zonewright::cli {

namespace {

CommandSpec zoneSpec()
{
    return {
        .name = "zone",
        .summary = "show one zone of a world, or the hash of every zone",
        .synopsis =
            {
                "zone --name TEXT [--size N] [--zone-size N] --at X,Y [--threads N] [--format text|json] [-o FILE] "
                "[--quiet]",
                "zone --name TEXT [--size N] [--zone-size N] --all [--threads N] [--format text|json] [-o FILE] "
                "[--quiet]",
            },
        .description =
            {
                "With --at, shows one zone. text: its cells, one letter each, one line for each row. json: one object "
                "with the keys zone, hash (of the cells), cells, creatures (id, kind, cell), settlement (name, kind, "
                "at, "
                "size) or null, and entrance, the cell of a dungeon's entrance, or null.",
                "With --all, shows the position and the hash of every zone, one a line, from north to south and from "
                "west to east. text: X,Y HASH. json: objects with the keys zone and hash.",
                "--threads may be given with both, and speeds up --all.",
                terrainLettersText(),
            },
        .options = joined({worldOptions(),
                           {{.name = "--at",
                             .value = "X,Y",
                             .summary = "The zone at this position, which wraps around: -1,0 is the last zone of the "
                                        "first row.",
                             .range = "any 64-bit integers"},
                            {.name = "--all", .summary = "Every zone of the world."},
                            threadsOption(),
                            formatOption({"text", "json"})},
                           commonOptions()}),
        .examples =
            {
                {"zonewright-cli zone --name Elderlore --at 0,0", "The cells of the first zone."},
                {"zonewright-cli zone --name Elderlore --at -1,-1 --format json", "All that the last zone holds."},
                {"zonewright-cli zone --name Elderlore --all -o elderlore.hashes", "A hash for every zone."},
            },
    };
}

/// The zone that is asked for; nothing when all are.
Outcome<std::optional<WidePosition>> positionFromArguments(const Arguments& arguments)
{
    const auto text = arguments.value("--at");
    if (text && arguments.has("--all"))
        return wrongUsage("--all", "cannot go with --at");
    if (arguments.has("--all"))
        return std::optional<WidePosition>();
    if (!text)
        return wrongUsage("--at", "missing; say which zone with --at X,Y, or --all");
    const auto position = parsePosition(*text);
    if (!position)
        return wrongUsage("--at", position.error());
    return std::optional(*position);
}

} // namespace

const CommandSpec& ZoneCommand::spec() const
{
    static const CommandSpec spec = zoneSpec();
    return spec;
}

Outcome<ExitCode> ZoneCommand::run(const Arguments& arguments) const
{
    const auto world = worldFromArguments(arguments);
    if (!world)
        return tl::unexpected<Failure>(world.error());
    const auto position = positionFromArguments(arguments);
    if (!position)
        return tl::unexpected<Failure>(position.error());
    const auto threads = threadsFromArguments(arguments);
    if (!threads)
        return tl::unexpected<Failure>(threads.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());

    const bool json = arguments.wordOf(*spec().option("--format")) == "json";
    Outcome<void> written;
    if (const std::optional<WidePosition>& wanted = *position; wanted.has_value()) {
        const Point at = wanted->wrapped(world->zones());
        written = output->write(json ? zoneJson(world->zone(at)) : gridLetters(world->zoneCells(at)));
    } else {
        const bool quiet = arguments.has("--quiet") || output->isTerminal();
        written = writeZoneListing(*world, {.json = json, .threads = *threads, .progress = !quiet}, *output);
    }
    return written.and_then([&] { return output->finish(); }).map([] { return ExitCode::Done; });
}

} // namespace zonewright::cli

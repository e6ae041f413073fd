#include "cli/worldcommand.h"

#include "cli/options.h"
#include "cli/output.h"
#include "cli/picture.h"
#include "cli/worldarguments.h"
#include "cli/worldtext.h"
#include "core/world/overview.h"

namespace zonewright::cli {

namespace {

CommandSpec worldSpec()
{
    return {
        .name = "world",
        .summary = "show the facts and the overview of a world",
        .synopsis = {"world --name TEXT [--size N] [--zone-size N] [--overview] [--format text|json|png] [-o FILE] "
                     "[--quiet]"},
        .description =
            {
                "Shows a world's name, sizes, seed, generator version, and the hash of its overview. The seed is the "
                "number that the name is turned into; with the sizes it decides everything in the world. The overview "
                "has one terrain for each zone: that of the cell in the middle of the zone.",
                "text: one fact a line. json: one object with the keys name, size, side (zones), zoneSize, zoneSide "
                "(cells), seed, generator, hash, and overview with --overview. png: a picture of the overview in flat "
                "colours, 512 pixels a side or more.",
                terrainLettersText(),
            },
        .options = joined({worldOptions(),
                           {{.name = "--overview",
                             .summary = "Adds the overview: one letter for each zone, one line for each row of zones."},
                            formatOption({"text", "json", "png"})},
                           commonOptions()}),
        .examples =
            {
                {"zonewright-cli world --name Elderlore --overview", "The world as letters."},
                {"zonewright-cli world --name Elderlore --size 8 --format png -o elderlore.png", "A picture of it."},
            },
    };
}

Outcome<std::string> worldResult(const World& world, const Grid<Terrain>& cells, const Arguments& arguments)
{
    const std::string format = arguments.wordOf(*worldSpec().option("--format"));
    if (format == "png") {
        auto picture = overviewPng(cells);
        if (!picture)
            return failedWork(picture.error());
        return *std::move(picture);
    }
    const Grid<Terrain>* shown = arguments.has("--overview") ? &cells : nullptr;
    return format == "json" ? worldJson(world, contentHash(cells), shown) : worldText(world, contentHash(cells), shown);
}

} // namespace

const CommandSpec& WorldCommand::spec() const
{
    static const CommandSpec spec = worldSpec();
    return spec;
}

Outcome<ExitCode> WorldCommand::run(const Arguments& arguments) const
{
    const auto world = worldFromArguments(arguments);
    if (!world)
        return tl::unexpected<Failure>(world.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());
    if (output->isTerminal() && arguments.wordOf(*spec().option("--format")) == "png")
        return wrongUsage("--format", "a picture is not shown on a terminal; say where it goes with -o FILE");
    return worldResult(*world, overview(*world, processorThreads()), arguments)
        .and_then([&](const std::string& result) { return output->write(result); })
        .and_then([&] { return output->finish(); })
        .map([] { return ExitCode::Done; });
}

} // namespace zonewright::cli

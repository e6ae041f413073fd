#include "cli/digcommand.h"

#include "cli/digarguments.h"
#include "cli/digtext.h"
#include "cli/floorproblems.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/standarderror.h"
#include "project/problemtext.h"

#include <fmt/format.h>

namespace zonewright::cli {

namespace {

CommandSpec digSpec()
{
    return {
        .name = "dig",
        .summary = "dig one floor of rooms and corridors",
        .synopsis = {"dig --size WxH --pieces K --seed S [--list NAME|FILE] [--stairs up|down] [--no-prune] [--steps] "
                     "[--format text|json] [-o FILE] [--quiet]"},
        .description =
            {
                ("Digs rooms and corridors into earth, one from another, until the wanted number of pieces is there or "
                 "none fits any more; takes dead ends away; and places two stairs, the second one as far from the "
                 "first room's as the way goes. In a lair the first room holds the boss, the stairs down stand behind "
                 "a locked door, and the stairs up are far away. The same options give the same floor for ever."),
                ("text: the floor, each wall as the line that joins it to the walls of its rooms. json: one object "
                 "with the keys kind, size, rows, glyphs, rooms (id, kind, x, y, w, h, inhabitants, boss, locked), "
                 "doors (x, y, locked, ids), walls (x, y, ids), stairs (up, down), distance (steps between them), "
                 "pieces (asked, placed, attempts) and problems (kind, at, text); with --steps also steps (step, kind, "
                 "at, reason). ids are those of the rooms that the wall belongs to."),
                dugLettersText(),
                digStepKindsText(),
                digReasonsText(),
                "A request that no floor can meet gives a floor of earth, a problem that says why, and exit code 1.",
            },
        .options = joined(
            {digOptions(),
             {{.name = "--steps", .summary = "Adds every decision of the digger: in text after the floor, one a line."},
              formatOption({"text", "json"})},
             commonOptions()}),
        .examples =
            {
                {"zonewright-cli dig --size 80x50 --pieces 40 --seed 1", "A classic dungeon floor."},
                {"zonewright-cli dig --size 61x31 --pieces 30 --seed 7 --list mine", "A mine."},
                {"zonewright-cli dig --size 80x50 --pieces 40 --seed 3 --list lair --format json",
                 "All about a lair, for a program."},
            },
    };
}

Outcome<void> writeDugText(Output& output, const DugFloor& floor, const DigSteps* steps)
{
    auto written = output.write(dugText(floor));
    if (steps == nullptr)
        return written;
    written = written.and_then([&] { return output.write("\n"); });
    for (std::size_t i = 0; written && i < steps->size(); ++i)
        written = output.write(digStepText(i + 1, (*steps)[i]));
    return written;
}

Outcome<void> writeDugJson(Output& output, const DugFloor& floor, const PieceList& list, const DigSteps* steps)
{
    auto written = output.write(dugJsonHead(floor, list));
    if (steps != nullptr) {
        written = written.and_then([&] { return output.write(R"(,"steps":[)"); });
        for (std::size_t i = 0; written && i < steps->size(); ++i)
            written = output.write(fmt::format("{}{}", i == 0 ? "" : ",", digStepJson(i + 1, (*steps)[i])));
        written = written.and_then([&] { return output.write("]"); });
    }
    return written.and_then([&] { return output.write("}\n"); });
}

} // namespace

const CommandSpec& DigCommand::spec() const
{
    static const CommandSpec spec = digSpec();
    return spec;
}

Outcome<ExitCode> DigCommand::run(const Arguments& arguments) const
{
    const auto plan = digFromArguments(arguments);
    if (!plan)
        return tl::unexpected<Failure>(plan.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());

    DugFloor floor;
    DigSteps recorded;
    DigSteps* steps = arguments.has("--steps") ? &recorded : nullptr;
    Digger().dig(plan->list, plan->settings, floor, steps);
    const bool json = arguments.wordOf(*spec().option("--format")) == "json";
    return (json ? writeDugJson(*output, floor, plan->list, steps) : writeDugText(*output, floor, steps))
        .and_then([&] { return output->finish(); })
        .map([&] {
            tellProblems(floor.problems);
            return floor.problems.empty() ? ExitCode::Done : ExitCode::Failed;
        });
}

} // namespace zonewright::cli

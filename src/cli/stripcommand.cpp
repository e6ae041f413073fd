#include "cli/stripcommand.h"

#include "cli/catalogueargument.h"
#include "cli/floorproblems.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/standarderror.h"
#include "cli/striparguments.h"
#include "cli/striptext.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace zonewright::cli {

namespace {

CommandSpec stripSpec()
{
    return {
        .name = "strip",
        .summary = "make a dungeon floor of rooms in a row",
        .synopsis =
            {
                "strip --rooms FILE --sequence C,C,C --seed S [OPTION]...",
                "strip --rooms FILE --count K --seed S [OPTION]...",
            },
        .description =
            {
                "Sets rooms of a catalogue side by side, with one column of bricks, the joint, between each two. Each "
                "joint is opened at one row, drawn from those where both rooms have a slab beside it, its candidates. "
                "A pair of rooms without a candidate takes the special path that the catalogue has for it. Columns and "
                "rows count from 0 at the border, so that the rows of rooms count from 1.",
                "The first room begins at column 1, and a joint stands behind every room but the last: with rooms 3 "
                "wide at the columns 4, 8, 12 and so on. json tells the column of each. A code may stand in "
                "--sequence any number of times.",
                "A pin decides for one joint what would be drawn. It goes before the catalogue's own pin for the pair. "
                "One that cannot be applied is left out and reported, as invalid-pin, and the joint is opened as it "
                "would be without it; two on one joint are wrong usage.",
                "With --hero the hero stands where it left the floor above, and the cell becomes a slab, in a room or "
                "in a joint. A place on the border or outside opens nothing (hero-outside): the hero then starts in "
                "the rightmost room.",
                "text: the floor, # for a brick, . for a slab, @ for the hero; what is wrong with it is told on "
                "standard error, the first 20 problems of many. json: one object with the keys kind, size, rooms "
                "(code, column, width), joints "
                "(column, pair, left, right, candidates, state, open), hero, problems (kind, at, text) and rows. A "
                "joint is drawn, pinned, special or blocked; the number of its pair is the code of its left room less "
                "that of its right room; open are the cells of its junction or path, those that were slabs already "
                "included.",
                "Exit code 1: a problem of the kind blocked, unreachable, walled-in or hero-outside. The floor is "
                "written all the same.",
            },
        .options = joined({{{.name = "--rooms",
                             .value = "FILE",
                             .summary = "The catalogue of rooms, a JSON file.",
                             .completion = Completion::JsonFile,
                             .required = true}},
                           stripOptions(),
                           {formatOption({"text", "json"})},
                           commonOptions()}),
        .examples =
            {
                {"zonewright-cli strip --rooms rooms.json --sequence 1,15,4,10,0 --seed 7",
                 "Five rooms of a catalogue, in this order."},
                {"zonewright-cli strip --rooms rooms.json --count 8 --seed 7 --redraw 2",
                 "Eight rooms at random, their junctions drawn a third time."},
                {"zonewright-cli strip --rooms a.json --count 3 --seed 7 --path 8:0,4+0,5",
                 "One joint opened by a path of two cells, chosen by hand."},
            },
    };
}

/// Whether what is wrong with a floor makes a script stop.
bool isSerious(const Problem& problem)
{
    return problem.kind != ProblemKind::InvalidPin;
}

Outcome<void> writeFloor(const StripFloor& floor, bool json, Output& output)
{
    PartWriter writer(output);
    if (json)
        writeStripJson(floor, writer);
    else
        writeStripText(floor, writer);
    auto finished = writer.written().and_then([&] { return output.finish(); });
    if (finished && !json)
        tellProblems(floor.problems());
    return finished;
}

} // namespace

const CommandSpec& StripCommand::spec() const
{
    static const CommandSpec spec = stripSpec();
    return spec;
}

Outcome<ExitCode> StripCommand::run(const Arguments& arguments) const
{
    const auto file = arguments.value("--rooms");
    if (!file)
        return wrongUsage("--rooms", "missing; name a catalogue of rooms");
    const auto settings = stripSettingsFromArguments(arguments);
    if (!settings)
        return tl::unexpected<Failure>(settings.error());
    const auto catalogue = catalogueFromFile("--rooms", *file);
    if (!catalogue)
        return tl::unexpected<Failure>(catalogue.error());
    if (const auto possible = checkStripSettings(*catalogue, *settings); !possible)
        return tl::unexpected<Failure>(possible.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());

    StripFloor floor;
    StripBuilder(*catalogue).build(*settings, floor);
    const bool json = arguments.wordOf(*spec().option("--format")) == "json";
    return writeFloor(floor, json, *output).map([&] {
        return std::ranges::any_of(floor.problems(), isSerious) ? ExitCode::Failed : ExitCode::Done;
    });
}

} // namespace zonewright::cli

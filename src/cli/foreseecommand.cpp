#include "cli/foreseecommand.h"

#include "cli/options.h"
#include "cli/output.h"
#include "cli/projectargument.h"
#include "cli/values.h"
#include "core/walk/omens.h"
#include "project/displaytext.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <limits>

namespace zonewright::cli {

namespace {

CommandSpec foreseeSpec()
{
    return {
        .name = "foresee",
        .summary = "show what a player may know of the events to come",
        .synopsis = {"foresee PROJECT --turn T --reach H [--with TAG]... [--format json|text] [-o FILE] [--quiet]"},
        .description =
            {
                "A player who reaches H turns ahead knows at turn T of an event that is due after it, within H turns "
                "and within the event's own horizon, if the player has the tag that the event asks for. A vision gives "
                "the event's text and turn, an intuition no more than what kind of thing happens, in which country, "
                "and which way it is from where the walk starts.",
                "json: one object an event, in order of turn, with the keys id, due (null for an intuition), kind, "
                "foresight (vision or intuition) and text. text: one event a line, its turn (some day "
                "soon for an intuition) and its text.",
            },
        .options = joined({{{.name = "--turn",
                             .value = "T",
                             .summary = "The turn in which the player asks.",
                             .range = "0 or more",
                             .words = {},
                             .required = true},
                            {.name = "--reach",
                             .value = "H",
                             .summary = "How many turns ahead the player reaches.",
                             .range = "0 or more",
                             .words = {},
                             .required = true},
                            {.name = "--with",
                             .value = "TAG",
                             .summary = "A tag that the player has, such as seer.",
                             .words = {},
                             .repeatable = true},
                            formatOption({"json", "text"})},
                           commonOptions()}),
        .examples = {{"zonewright-cli foresee elderlore.zonewright --turn 100 --reach 40 --with seer",
                      "What a seer knows at turn 100."}},
        .mostArguments = 1,
        .completion = Completion::ProjectFile,
    };
}

Outcome<std::int64_t> turnsOption(const Arguments& arguments, std::string_view option)
{
    const auto text = arguments.value(option);
    if (!text)
        return wrongUsage(option, "missing; foresee needs --turn and --reach");
    const auto number = parseLong(*text, 0, std::numeric_limits<std::int64_t>::max());
    if (!number)
        return wrongUsage(option, number.error());
    return *number;
}

std::string omenLine(const Omen& omen, bool json)
{
    const std::string due = omen.due ? fmt::format("{}", *omen.due) : "null";
    if (json) {
        return fmt::format(R"({{"id":{},"due":{},"kind":"{}","foresight":"{}","text":{}}})"
                           "\n",
                           omen.id, due, word(omen.kind), word(omen.foresight), jsonString(omen.text));
    }
    return fmt::format("{}: {}\n", omen.due ? "turn " + due : "some day soon", displayText(omen.text));
}

} // namespace

const CommandSpec& ForeseeCommand::spec() const
{
    static const CommandSpec spec = foreseeSpec();
    return spec;
}

Outcome<ExitCode> ForeseeCommand::run(const Arguments& arguments) const
{
    const auto turn = turnsOption(arguments, "--turn");
    if (!turn)
        return tl::unexpected<Failure>(turn.error());
    const auto reach = turnsOption(arguments, "--reach");
    if (!reach)
        return tl::unexpected<Failure>(reach.error());
    const auto opened = projectFromArguments(arguments);
    if (!opened)
        return tl::unexpected<Failure>(opened.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());

    const auto tags = arguments.values("--with");
    const bool json = arguments.wordOf(*spec().option("--format")) == "json";
    const Seer seer{.turn = *turn, .reach = *reach, .tags = tags};
    for (const Omen& omen : omens(opened->world, opened->project.walk, seer)) {
        if (const auto written = output->write(omenLine(omen, json)); !written)
            return tl::unexpected<Failure>(written.error());
    }
    return output->finish().map([] { return ExitCode::Done; });
}

} // namespace zonewright::cli

#include "cli/provecommand.h"

#include "cli/options.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/signals.h"
#include "cli/walkarguments.h"
#include "cli/worldarguments.h"
#include "core/walk/movestext.h"
#include "core/walk/safetyproof.h"
#include "core/walk/walksettings.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <stop_token>

namespace zonewright::cli {

namespace {

OptionSpec requiredView()
{
    OptionSpec option = viewOption();
    option.required = true;
    return option;
}

CommandSpec proveSpec()
{
    return {
        .name = "prove",
        .summary = "prove that no walk outruns the event engine, or show one",
        .synopsis =
            {"prove [--zone-size N] --view R [--queue MODE] [--requests N] [--states N] [--format json|text] [-o FILE] "
             "[--quiet]"},
        .description =
            {
                "Searches every walk, from every cell of a zone, in a world larger than any walk, for one at whose end "
                "the player sees a cell of a zone that the window does not hold.",
                "json: one object with the keys safe and states; where there is such a walk also start, the cell "
                "within its zone, moves, turn and hazard (missing: that zone is not computed; late: it is, and the "
                "window has not shifted yet). The walk is a shortest one, and walk --moves plays it. text: the same "
                "as a sentence.",
                "Exit code 0: safe. 1: not safe, or with fifo, whose queue has no bound, undecided (safe is null).",
            },
        .options = joined({{zoneSizeOption(),
                            requiredView(),
                            queueOption(),
                            requestsOption(),
                            {.name = "--states",
                             .value = "N",
                             .summary = "How many states the search of fifo may look at.",
                             .range = fmt::format("1 to {}", highestProofStates),
                             .defaultValue = fmt::format("{}", defaultProofStates),
                             .words = {}},
                            formatOption({"json", "text"})},
                           commonOptions()}),
        .examples =
            {
                {"zonewright-cli prove --zone-size 6 --view 57", "Safe, whatever the player does."},
                {"zonewright-cli prove --zone-size 4 --view 0 --queue coalesce", "A zigzag that starves the queue."},
            },
    };
}

Outcome<ProofQuestion> questionFromArguments(const Arguments& arguments, const CommandSpec& spec)
{
    if (!arguments.has("--view"))
        return wrongUsage("--view", "missing; say how far the player sees");
    ProofQuestion question;
    question.mode = queueModeFromWord(arguments.wordOf(*spec.option("--queue"))).value_or(QueueMode::Retain);
    const auto zoneSize = numberFromArguments(arguments, "--zone-size", zoneSizeLimits, defaultZoneSize);
    if (!zoneSize)
        return tl::unexpected<Failure>(zoneSize.error());
    question.zoneSide = 1 << *zoneSize;
    const auto view = numberFromArguments(arguments, "--view", viewLimits, 0);
    if (!view)
        return tl::unexpected<Failure>(view.error());
    question.view = *view;
    const auto requests = numberFromArguments(arguments, "--requests", requestLimits, 1);
    if (!requests)
        return tl::unexpected<Failure>(requests.error());
    question.requestsPerTurn = *requests;
    const auto states = numberFromArguments(arguments, "--states", {1, static_cast<int>(highestProofStates)},
                                            static_cast<int>(defaultProofStates));
    if (!states)
        return tl::unexpected<Failure>(states.error());
    question.mostStates = *states;
    return question;
}

std::string proofJson(const Proof& proof)
{
    if (!proof.counterexample) {
        const char* safe = proof.verdict == Verdict::Safe ? "true" : "null";
        return fmt::format(R"({{"safe":{},"states":{}}})"
                           "\n",
                           safe, proof.states);
    }
    const Counterexample& walk = *proof.counterexample;
    return fmt::format(R"({{"safe":false,"states":{},"start":{},"moves":"{}","turn":{},"hazard":"{}"}})"
                       "\n",
                       proof.states, pointJson(walk.start), movesText(walk.moves), walk.moves.size(),
                       word(walk.hazard));
}

std::string proofText(const Proof& proof)
{
    if (proof.verdict == Verdict::Safe)
        return fmt::format("safe: no walk outruns the engine ({} states)\n", proof.states);
    if (!proof.counterexample)
        return fmt::format("undecided within {} states\n", proof.states);
    const Counterexample& walk = *proof.counterexample;
    return fmt::format("not safe: from cell {},{} the moves {} meet a {} zone at turn {} ({} states)\n", walk.start.x,
                       walk.start.y, walk.moves.empty() ? "(none)" : movesText(walk.moves), word(walk.hazard),
                       walk.moves.size(), proof.states);
}

} // namespace

const CommandSpec& ProveCommand::spec() const
{
    static const CommandSpec spec = proveSpec();
    return spec;
}

Outcome<ExitCode> ProveCommand::run(const Arguments& arguments) const
{
    const auto question = questionFromArguments(arguments, spec());
    if (!question)
        return tl::unexpected<Failure>(question.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());

    std::stop_source stop;
    Progress progress("states", 0, !arguments.has("--quiet"));
    const auto proof = proveSafety(*question, stop.get_token(), [&](std::int64_t states) {
        progress.update(static_cast<std::size_t>(states));
        if (interrupted())
            stop.request_stop();
    });
    if (!proof)
        return wrongUsage("prove", proof.error());
    const bool json = arguments.wordOf(*spec().option("--format")) == "json";
    return output->write(json ? proofJson(*proof) : proofText(*proof))
        .and_then([&] { return output->finish(); })
        .map([&] { return proof->verdict == Verdict::Safe ? ExitCode::Done : ExitCode::Failed; });
}

} // namespace zonewright::cli

#include "cli/walkcommand.h"

#include "cli/options.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/signals.h"
#include "cli/walkarguments.h"
#include "cli/worldarguments.h"
#include "core/walk/simulation.h"
#include "core/walk/stopping.h"
#include "project/tracejson.h"

#include <algorithm>

namespace zonewright::cli {

namespace {

/// The world's options, none of them required: a project has a world of its own.
std::vector<OptionSpec> worldUnlessProject()
{
    std::vector<OptionSpec> options = worldOptions();
    for (OptionSpec& option : options)
        option.required = false;
    return options;
}

CommandSpec walkSpec()
{
    return {
        .name = "walk",
        .summary = "run turns, and trace what is remembered, computed and lost",
        .synopsis =
            {
                "walk --name TEXT [--size N] [--zone-size N] --start ZX,ZY:CX,CY --view R --moves MOVES [OPTION]...",
                "walk PROJECT [OPTION]...",
            },
        .description =
            {
                "Runs the moves of a player, one a turn, and prints every turn from the arrival, turn 0, on. With a "
                "project its world, settings, moves and events hold, and each option overrides one of them: --event "
                "adds an event, and --name, --size and --zone-size cannot be given. Without a project --name, --start, "
                "--view and --moves are needed.",
                "json: one object a turn with the keys turn, move, zone, cell, processed, pending, window, computed, "
                "slots, popularity, evaluations, hits, misses, evicted, lost and hazards. With known zones (--memory "
                "arrival or recent) window is null and what belongs to the event engine is empty; with the window what "
                "belongs to known zones is "
                "null. text: what each turn did, one line a turn.",
                "The trace is the same for every number of threads. The exit code is 0 whatever the trace holds.",
            },
        .options = joined(
            {worldUnlessProject(), walkOptions(), {threadsOption(), formatOption({"json", "text"})}, commonOptions()}),
        .examples =
            {
                {"zonewright-cli walk --name Ys --start 9,9:60,32 --view 10 --moves 'E*12'",
                 "Twelve steps east, across a border."},
                {"zonewright-cli walk elderlore.zonewright --queue fifo --until hazard",
                 "The walk of a project, until something is in view that is not there yet."},
            },
        .mostArguments = 1,
        .completion = Completion::ProjectFile,
    };
}

class TraceWriter
{
public:
    TraceWriter(Output& output, MemoryScheme memory, bool json)
        : m_output(output)
        , m_memory(memory)
        , m_json(json)
    {
    }

    /// Whether to go on: nothing more is wanted when the output is broken or the user has stopped the program.
    bool write(const TurnRecord& record)
    {
        if (m_written)
            m_written = m_output.write(m_json ? turnJson(record, m_memory) : turnText(record, m_memory));
        return m_written.has_value();
    }

    [[nodiscard]] const Outcome<void>& written() const { return m_written; }

private:
    Output& m_output;
    MemoryScheme m_memory;
    bool m_json;
    Outcome<void> m_written;
};

} // namespace

const CommandSpec& WalkCommand::spec() const
{
    static const CommandSpec spec = walkSpec();
    return spec;
}

Outcome<ExitCode> WalkCommand::run(const Arguments& arguments) const
{
    const auto plan = walkFromArguments(arguments);
    if (!plan)
        return tl::unexpected<Failure>(plan.error());
    const auto threads = threadsFromArguments(arguments);
    if (!threads)
        return tl::unexpected<Failure>(threads.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());

    const bool json = arguments.wordOf(*spec().option("--format")) == "json";
    Progress progress("turns", plan->moves.size(), !arguments.has("--quiet") && !output->isTerminal());
    Simulation simulation(plan->world, plan->settings, *threads);
    simulation.recordMoves(plan->moves);
    TraceWriter trace(*output, plan->settings.memory, json);
    trace.write(simulation.record());
    const bool here =
        std::ranges::any_of(plan->breakpoints, [&](const auto& b) { return stopsAfter(b, simulation.record()); });
    if (!here) {
        simulation.run(plan->breakpoints, [&](const TurnRecord& record) {
            progress.update(static_cast<std::size_t>(record.turn));
            return trace.write(record);
        });
    }
    return trace.written().and_then([&] { return output->finish(); }).map([] { return ExitCode::Done; });
}

} // namespace zonewright::cli

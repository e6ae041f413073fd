#include "cli/checkcommand.h"

#include "cli/options.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/projectargument.h"
#include "cli/signals.h"
#include "cli/standarderror.h"
#include "project/displaytext.h"
#include "project/jsontext.h"
#include "project/projectproblems.h"

#include <fmt/format.h>

#include <limits>

namespace zonewright::cli {

namespace {

CommandSpec checkSpec()
{
    return {
        .name = "check",
        .summary = "list every problem of a project",
        .synopsis = {"check PROJECT... [--format text|json] [-o FILE] [--quiet]"},
        .description =
            {
                "Makes every floor of every dungeon, runs the recorded walk, looks at events, dungeons and room "
                "catalogues, and prints what is wrong, one problem a line: of a walk the first 10000 problems, of a "
                "catalogue the first 1000.",
                "text: PROJECT: LEVEL: KIND at X,Y: TEXT. LEVEL is walk, events, the name of a dungeon or of a "
                "catalogue, or DUNGEON/FLOOR. X,Y is a zone for walk, events and dungeons, a cell for floors, and 0,0 "
                "for catalogues. json: one object a problem with the keys project, level, kind, at and text.",
                "Kinds of walk, events and dungeons: hazard, never-fires, spawn-not-in-memory, dungeon-outside, "
                "dungeons-share-zone. Of catalogues: shared-number, invalid-path, invalid-pin. Of floors: blocked, "
                "unreachable, walled-in, hero-outside, invalid-pin, no-pieces, no-weights, too-small, unknown-room, "
                "outside-floor, misplaced.",
                "Exit code 0: no problem. 1: problems, or a project that cannot be read; the others are checked all "
                "the same.",
            },
        .options = joined({{formatOption({"text", "json"})}, commonOptions()}),
        .examples =
            {
                {"zonewright-cli check elderlore.zonewright", "All that is wrong with a project."},
                {"zonewright-cli check levels/*.zonewright --format json", "The same of many, for a script."},
            },
        .mostArguments = std::numeric_limits<int>::max(),
        .completion = Completion::ProjectFile,
    };
}

std::string outputLine(const std::string& project, const ProblemLine& line, bool json)
{
    const std::string text = line.text.toStdString();
    if (json) {
        return fmt::format(R"({{"project":{},"level":{},"kind":"{}","at":{},"text":{}}})"
                           "\n",
                           jsonString(project), jsonString(line.level), line.kind, pointJson(line.at),
                           jsonString(text));
    }
    return fmt::format("{}: {}: {} at {},{}: {}\n", displayText(project), displayText(line.level), line.kind, line.at.x,
                       line.at.y, displayText(text));
}

/// Checks one project after the other. What is found goes out project by project.
class Checker
{
public:
    Checker(Output& output, bool json, bool quiet)
        : m_output(output)
        , m_json(json)
        , m_quiet(quiet)
    {
    }

    /// Fails where the output does. A project that cannot be read is told of and counts as a problem.
    [[nodiscard]] Outcome<void> check(const std::string& path)
    {
        const auto opened = openProject(path);
        if (!opened) {
            tell(failureLine(opened.error()) + '\n');
            m_clean = false;
            return {};
        }
        for (const ProjectProblem& problem : problemsOf(*opened)) {
            m_clean = false;
            const ProblemLine line = problemLine(opened->project, problem);
            if (const auto written = m_output.write(outputLine(path, line, m_json)); !written)
                return written;
        }
        return m_output.flush();
    }

    [[nodiscard]] bool clean() const { return m_clean; }

private:
    [[nodiscard]] std::vector<ProjectProblem> problemsOf(const OpenProject& opened) const
    {
        Progress progress("steps", problemSteps(opened.project), !m_quiet && !m_output.isTerminal());
        std::size_t done = 0;
        return findProblems(opened.project, opened.world, [&] {
            progress.update(++done);
            return !interrupted();
        });
    }

    Output& m_output;
    bool m_json;
    bool m_quiet;
    bool m_clean = true;
};

Outcome<void> checkNames(const Arguments& arguments)
{
    if (arguments.others().empty())
        return wrongUsage("PROJECT", "missing; name a project file");
    for (const std::string& path : arguments.others()) {
        if (path.empty())
            return wrongUsage("PROJECT", "the file name is empty");
    }
    return {};
}

} // namespace

const CommandSpec& CheckCommand::spec() const
{
    static const CommandSpec spec = checkSpec();
    return spec;
}

Outcome<ExitCode> CheckCommand::run(const Arguments& arguments) const
{
    if (const auto named = checkNames(arguments); !named)
        return tl::unexpected<Failure>(named.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());
    Checker checker(*output, arguments.wordOf(*spec().option("--format")) == "json", arguments.has("--quiet"));
    for (const std::string& path : arguments.others()) {
        if (const auto checked = checker.check(path); !checked)
            return tl::unexpected<Failure>(checked.error());
    }
    return output->finish().map([&] { return checker.clean() ? ExitCode::Done : ExitCode::Failed; });
}

} // namespace zonewright::cli

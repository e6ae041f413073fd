#include "cli/newcommand.h"

#include "cli/options.h"
#include "cli/signals.h"
#include "cli/worldarguments.h"
#include "project/projectfile.h"

#include <QFileInfo>

namespace zonewright::cli {

namespace {

CommandSpec newSpec()
{
    return {
        .name = "new",
        .summary = "write a fresh project",
        .synopsis = {"new FILE --name TEXT [--size N] [--zone-size N] [--force] [--quiet]"},
        .description =
            {
                "Writes a project file that holds a world and nothing else: no dungeon, no room catalogue, no piece "
                "list, no event, and settings as they are without any option. Project files are JSON, for people too, "
                "and usually end in .zonewright. Nothing is printed.",
                "A file that is there already stays as it is, and the exit code is 1, unless --force is given.",
            },
        .options = joined({worldOptions(),
                           {{.name = "--force", .summary = "Replaces a file that is there already."},
                            {.name = "--quiet", .summary = "Changes nothing: there is no progress to be shown."},
                            {.name = "--help", .summary = "Shows this help and ends; -h does the same."}}}),
        .examples = {{"zonewright-cli new ys.zonewright --name Ys --size 6",
                      "A project on a world of 64 zones a side."}},
        .mostArguments = 1,
        .completion = Completion::ProjectFile,
    };
}

Outcome<QString> fileFromArguments(const Arguments& arguments)
{
    if (arguments.others().empty())
        return wrongUsage("FILE", "missing; name the file to write");
    const std::string& path = arguments.others().front();
    if (path.empty())
        return wrongUsage("FILE", "the file name is empty");
    if (path == "-")
        return wrongUsage("FILE", "'-' names no file, and a project needs one");
    return QString::fromStdString(path);
}

/// Whether something has that name, a link that leads nowhere included.
bool isTaken(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

} // namespace

const CommandSpec& NewCommand::spec() const
{
    static const CommandSpec spec = newSpec();
    return spec;
}

Outcome<ExitCode> NewCommand::run(const Arguments& arguments) const
{
    const auto file = fileFromArguments(arguments);
    if (!file)
        return tl::unexpected<Failure>(file.error());
    const auto world = worldFromArguments(arguments);
    if (!world)
        return tl::unexpected<Failure>(world.error());
    if (!arguments.has("--force") && isTaken(*file)) {
        return tl::unexpected<Failure>(
            {ExitCode::Failed, file->toStdString(), "is there already; --force replaces it"});
    }
    holdInterruptions();
    if (const auto written = writeProject({.world = world->settings()}, *file); !written)
        return failedWork(written.error());
    return ExitCode::Done;
}

} // namespace zonewright::cli

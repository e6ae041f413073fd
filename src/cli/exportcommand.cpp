#include "cli/exportcommand.h"

#include "cli/exportarguments.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/projectargument.h"
#include "cli/signals.h"
#include "cli/standarderror.h"
#include "exporters/exportjob.h"
#include "exporters/exportsource.h"
#include "exporters/filenames.h"
#include "project/displaytext.h"
#include "project/projectitems.h"

#include <fmt/format.h>

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <set>

namespace zonewright::cli {

namespace {

CommandSpec exportSpec()
{
    return {
        .name = "export",
        .summary = "write levels as files of other programs",
        .synopsis = {"export PROJECT... --to FORMAT --out DIR [--level NAME]... [--no-floors] [--zones X,Y..X,Y]... "
                     "[--join-zones] [--window] [--overview] [--encoding csv|zlib|zstd] [--tile-size N] "
                     "[--theme light|dark] [--objects] [--threads N] [-o FILE] [--quiet]"},
        .description =
            {
                "Writes every floor of every dungeon, or those that --level names, or none with --no-floors, and what "
                "of the world --zones, --window and --overview ask for. Each file written is printed on a line of its "
                "own.",
                "The names of files are those of levels in plain letters and digits, with a number where two are "
                "alike, and stay the same for the same project. With more than one PROJECT each gets a folder of its "
                "own in DIR. Files that are there are replaced, each whole or not at all, but never one that is read; "
                "others are left alone. A symbolic link is "
                "followed.",
                "A level that cannot be made, a file that cannot be written and a project that cannot be read are each "
                "named, the others are written all the same, and the exit code is 1. Names of levels that no project "
                "has are wrong usage, and nothing is written.",
            },
        .options = joined({exportOptions(), commonOptions()}),
        .examples =
            {
                {"zonewright-cli export elderlore.zonewright --to tmx --out maps", "Every floor for Tiled."},
                {"zonewright-cli export elderlore.zonewright --to png --out maps --level Crypt",
                 "The floors of one dungeon as pictures."},
                {"zonewright-cli export a.zonewright --to tmx --out maps --zones 8,15..10,17",
                 "Nine zones of the world beside the floors."},
            },
        .mostArguments = std::numeric_limits<int>::max(),
        .completion = Completion::ProjectFile,
    };
}

/// Whether `name` is what a floor is called, or its dungeon.
bool isCalled(const Project& project, FloorPlace place, const std::string& name)
{
    return floorTitle(project, place) == name || project.dungeons[place.dungeon].name == name;
}

/// The floors of a project that are asked for, in the order of the names; a floor may be there twice.
std::vector<FloorPlace> floorsOf(const Project& project, const ExportArguments& asked)
{
    const std::vector<FloorPlace> all = asked.floors ? allFloors(project) : std::vector<FloorPlace>();
    if (asked.levels.empty())
        return all;
    std::vector<FloorPlace> floors;
    for (const std::string& name : asked.levels)
        std::ranges::copy_if(all, std::back_inserter(floors),
                             [&](FloorPlace place) { return isCalled(project, place, name); });
    return floors;
}

/// A project to export, and where to.
struct ExportInput
{
    std::string path;
    OpenProject project;
    std::string folder;
};

/// The names of levels that no project has.
std::vector<std::string> missingLevels(const std::vector<ExportInput>& inputs, const ExportArguments& asked)
{
    std::vector<std::string> missing;
    std::ranges::copy_if(asked.levels, std::back_inserter(missing), [&](const std::string& name) {
        return std::ranges::none_of(inputs, [&](const ExportInput& input) {
            const Project& project = input.project.project;
            return std::ranges::any_of(allFloors(project),
                                       [&](FloorPlace place) { return isCalled(project, place, name); });
        });
    });
    return missing;
}

/// Whether a project's world has as many zones as are asked for.
Outcome<void> checkZones(const ExportInput& input, const ExportArguments& asked)
{
    const int side = input.project.world.zones().side();
    const auto isTooLarge = [side](const Rect& zones) { return zones.width > side || zones.height > side; };
    if (std::ranges::any_of(asked.zones, isTooLarge))
        return wrongUsage("--zones", fmt::format("more zones than the world of {} has; it has {} a side",
                                                 displayText(input.path), side));
    return {};
}

/// Exports one project after the other.
class ProjectExporter
{
public:
    ProjectExporter(const ExportArguments& asked, Output& output, bool quiet)
        : m_asked(asked)
        , m_output(output)
        , m_quiet(quiet)
    {
    }

    /// Opens projects; those that cannot be read are named and left out.
    [[nodiscard]] std::vector<ExportInput> open(const std::vector<std::string>& paths)
    {
        std::vector<ExportInput> inputs;
        m_keptFiles = paths;
        for (const std::string& path : paths) {
            // Taken in any case, so that names stay the same when a project is mended.
            const std::string folder = paths.size() > 1 ? folderOf(path) : m_asked.folder;
            auto opened = openProject(path);
            if (opened) {
                std::ranges::move(libraryFiles(opened->project), std::back_inserter(m_keptFiles));
                inputs.push_back({.path = path, .project = *std::move(opened), .folder = folder});
            } else {
                complain(opened.error());
            }
        }
        return inputs;
    }

    /// Fails where the output does, and where it is interrupted.
    [[nodiscard]] Outcome<void> run(const ExportInput& input)
    {
        const auto& [project, world] = input.project;
        const ExportSelection selection{.floors = floorsOf(project, m_asked),
                                        .zones = m_asked.zones,
                                        .joinsZones = m_asked.joinsZones,
                                        .window = m_asked.window,
                                        .overview = m_asked.overview};
        const ExportRequest request{.targets = exportTargets(project, world, selection),
                                    .options = m_asked.options,
                                    .worldName = project.world.name,
                                    .keptFiles = m_keptFiles};
        if (request.targets.empty()) {
            complain({.where = input.path,
                      .what = m_asked.levels.empty()
                                  ? "nothing to export: no floors; see --zones, --window and --overview"
                                  : "nothing to export: the project has none of these levels"});
            return {};
        }
        const ExportSource source(project, world, m_tilesets, m_asked.threads);
        Progress progress("files", m_asked.exporter->files(request).size(), !m_quiet && !m_output.isTerminal());
        const auto report = runExport(*m_asked.exporter, request, source, QString::fromStdString(input.folder),
                                      m_asked.threads, [&](std::size_t done, std::size_t) {
                                          progress.update(done);
                                          return !interrupted();
                                      });
        return tellReport(report, request, input);
    }

    /// A file that no export may replace.
    void keep(const std::string& path) { m_keptFiles.push_back(path); }

    void complain(const Failure& failure)
    {
        tell(failureLine(failure) + '\n');
        m_isClean = false;
    }

    [[nodiscard]] bool isClean() const { return m_isClean; }

    /// Whether any file was written.
    [[nodiscard]] bool hasWritten() const { return m_hasWritten; }

private:
    [[nodiscard]] std::string folderOf(const std::string& path)
    {
        const QString name = QFileInfo(QString::fromStdString(path)).completeBaseName();
        return withSlash(m_asked.folder) + m_folders.take(name.toStdString(), "project");
    }

    [[nodiscard]] static std::string withSlash(const std::string& folder)
    {
        return folder.ends_with('/') ? folder : folder + '/';
    }

    [[nodiscard]] Outcome<void> tellReport(const ExportReport& report, const ExportRequest& request,
                                           const ExportInput& input)
    {
        std::set<std::string> levels;
        for (const ExportTarget& target : request.targets)
            levels.insert(target.name);
        std::set<std::string> told; // what is wrong with the folder, every file says
        const auto tellError = [&](Error error) {
            if (levels.contains(error.place))
                error.place = fmt::format("{}: {}", input.path, error.place);
            if (const Failure failure = failedWork(error).value(); told.insert(failureLine(failure)).second)
                complain(failure);
        };
        std::string written;
        for (const FileOutcome& file : report.files) {
            std::ranges::for_each(file.leftOut, tellError);
            if (file.error)
                tellError(*file.error);
            else
                written += withSlash(input.folder) + file.path + '\n';
        }
        m_hasWritten = m_hasWritten || !written.empty();
        if (const auto passed = m_output.passOn(written); !passed || !report.cancelled)
            return passed;
        return tl::unexpected<Failure>(Failure{});
    }

    const ExportArguments& m_asked;
    Output& m_output;
    bool m_quiet;
    bool m_isClean = true;
    bool m_hasWritten = false;
    std::vector<std::string> m_keptFiles; ///< projects, the libraries that they link to, the list of files
    Tilesets m_tilesets;
    FileNames m_folders;
};

} // namespace

const CommandSpec& ExportCommand::spec() const
{
    static const CommandSpec spec = exportSpec();
    return spec;
}

Outcome<ExitCode> ExportCommand::run(const Arguments& arguments) const
{
    if (arguments.others().empty())
        return wrongUsage("PROJECT", "missing; name a project file");
    if (std::ranges::any_of(arguments.others(), &std::string::empty))
        return wrongUsage("PROJECT", "the file name is empty");
    const auto asked = exportArguments(arguments);
    if (!asked)
        return tl::unexpected<Failure>(asked.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());
    holdInterruptions();
    ProjectExporter exporter(*asked, *output, arguments.has("--quiet"));
    const auto inputs = exporter.open(arguments.others());
    exporter.keep(arguments.value("-o").value_or("-"));
    const bool allAreRead = inputs.size() == arguments.others().size();
    for (const std::string& name : inputs.empty() ? std::vector<std::string>() : missingLevels(inputs, *asked)) {
        const auto wrong =
            wrongUsage("--level", fmt::format("'{}' is no floor and no dungeon of {}", displayText(name),
                                              arguments.others().size() == 1 ? "the project" : "any of the projects"));
        if (allAreRead)
            return wrong;
        // One that could not be read may have it.
        exporter.complain({.where = "--level", .what = wrong.value().what});
    }
    for (const ExportInput& input : inputs) {
        if (const auto checked = checkZones(input, *asked); !checked) {
            if (arguments.others().size() == 1)
                return tl::unexpected<Failure>(checked.error());
            exporter.complain(checked.error());
        } else if (const auto done = exporter.run(input); !done) {
            return tl::unexpected<Failure>(done.error());
        }
    }
    if (!exporter.isClean() && !exporter.hasWritten())
        return ExitCode::Failed; // and what -o names stays as it was
    return output->finish().map([&] { return exporter.isClean() ? ExitCode::Done : ExitCode::Failed; });
}

} // namespace zonewright::cli

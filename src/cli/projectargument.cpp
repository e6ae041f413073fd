#include "cli/projectargument.h"

#include "project/projectfile.h"

namespace zonewright::cli {

Outcome<OpenProject> openProject(const std::string& path)
{
    auto project = readProject(QString::fromStdString(path));
    if (!project)
        return failedWork(project.error());
    const auto world = World::create(project->world);
    if (!world)
        return failedWork(world.error());
    return OpenProject{.project = *std::move(project), .world = *world};
}

Outcome<OpenProject> projectFromArguments(const Arguments& arguments)
{
    if (arguments.others().empty())
        return wrongUsage("PROJECT", "missing; name a project file");
    const std::string& path = arguments.others().front();
    if (path.empty())
        return wrongUsage("PROJECT", "the file name is empty");
    return openProject(path);
}

} // namespace zonewright::cli

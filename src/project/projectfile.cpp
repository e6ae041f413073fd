#include "project/projectfile.h"

#include "project/projectformat.h"
#include "project/wholefile.h"

namespace zonewright {

Result<Project> readProject(const QString& path)
{
    return readWholeFile(path, largestProjectFile).and_then([&path](const std::string& contents) {
        return parseProject(contents, path.toStdString());
    });
}

Result<void> writeProject(const Project& project, const QString& path)
{
    return writeWholeFile(path, formatProject(project));
}

} // namespace zonewright

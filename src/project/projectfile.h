#pragma once

#include "core/base/result.h"
#include "project/project.h"

#include <QString>

namespace zonewright {

/// Reads a `.zonewright` file. Anything wrong is an error that names the file and, where there is one, the line, the
/// JSON path and the value; a file of more than largestProjectFile bytes is refused before it is read.
[[nodiscard]] Result<Project> readProject(const QString& path);

/// Writes a `.zonewright` file, the same bytes for the same project. Another file there is replaced whole or not at
/// all. TooLarge for a project whose file could not be read again.
[[nodiscard]] Result<void> writeProject(const Project& project, const QString& path);

} // namespace zonewright

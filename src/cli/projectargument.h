#pragma once

#include "cli/arguments.h"
#include "core/world/world.h"
#include "project/project.h"

#include <string>

namespace zonewright::cli {

/// A project, and the world that it holds.
struct OpenProject
{
    Project project;
    World world;
};

/// Opens the project of that file; failed work where it cannot be read.
[[nodiscard]] Outcome<OpenProject> openProject(const std::string& path);

/// The project that the first argument names. Wrong usage without a name, failed work where it cannot be read.
[[nodiscard]] Outcome<OpenProject> projectFromArguments(const Arguments& arguments);

} // namespace zonewright::cli

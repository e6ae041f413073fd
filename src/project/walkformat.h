#pragma once

#include "core/base/result.h"
#include "project/jsonmembers.h"
#include "project/project.h"

#include <string>

namespace zonewright {

/// The members `player`, `memory`, `engine`, `walk` and `events` of a project file, in its own indentation, without a
/// newline at the end.
[[nodiscard]] std::string formatWalk(const Project& project);

/// Reads them into a project whose world is there already. Each may be missing, and so may what they hold, which
/// keeps its default then. What no world allows is an error at its own place; an event that cannot run in
/// this world, and a start outside it, are kept.
[[nodiscard]] Result<void> readWalk(const JsonMembers& root, Project& project);

} // namespace zonewright

#pragma once

#include "core/base/result.h"
#include "project/jsonmembers.h"
#include "project/project.h"

#include <string>

namespace zonewright {

/// The members `walk` and `events` of a project file, in its own indentation, without a newline at the end.
[[nodiscard]] std::string formatWalk(const Project& project);

/// Reads them into a project whose world is there already. Both may be missing: what they hold keeps its default then,
/// and so does each member of `walk`. What no world allows is an error at its own place; an event that cannot run in
/// this world, and a start outside it, are kept.
[[nodiscard]] Result<void> readWalk(const JsonMembers& root, Project& project);

} // namespace zonewright

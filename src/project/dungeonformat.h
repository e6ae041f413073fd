#pragma once

#include "core/base/result.h"
#include "project/jsonmembers.h"
#include "project/project.h"

#include <string>

namespace zonewright {

inline constexpr Limits touchUpLimits{0, 1000000}; ///< of one floor
inline constexpr int highestFloorPlace = 1 << 20;  ///< coordinates of what is set by hand, so that sums stay in range

/// The member `dungeons` of a project file, in its own indentation, without a newline at the end.
[[nodiscard]] std::string formatDungeons(const Project& project);

/// Reads it into a project whose catalogues and piece lists are there already. What no project may hold is an error at
/// its own place: a catalogue or list that is not there (Unknown), two pins on one joint, an id or a cell given twice
/// (Duplicate), numbers outside their limits. What a designer may come to without a slip of the pen is kept, and is a
/// problem of the floor: a pin that is no candidate, a code that the catalogue lacks, a zone outside a smaller world.
[[nodiscard]] Result<void> readDungeons(const JsonMembers& root, Project& project);

} // namespace zonewright

#pragma once

#include "core/base/result.h"
#include "project/jsonmembers.h"
#include "project/project.h"

#include <string>
#include <string_view>

namespace zonewright {

/// An id of the project's: OutOfRange outside 1 to highestItemId.
[[nodiscard]] Result<ItemId> readItemId(const JsonMembers& members, std::string_view key);

/// The name of a dungeon or a floor: NameEmpty, or NameTooLong past longestItemName code points.
[[nodiscard]] Result<std::string> readItemName(const JsonMembers& members, std::string_view key);

/// One floor as an object of a project file, indented as an element of `floors`, without a newline at the end.
[[nodiscard]] std::string formatFloor(const FloorPlan& floor);

/// Reads it; `project` has its catalogues and piece lists already. See readDungeons for what is an error.
[[nodiscard]] Result<FloorPlan> readFloor(const JsonMembers& members, const Project& project);

} // namespace zonewright

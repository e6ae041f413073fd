#pragma once

#include "core/base/result.h"
#include "core/level/floorplan.h"
#include "project/jsonmembers.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

// What a designer sets by hand on a floor, as members of the floor's object in a project file. The texts begin with the
// comma that goes before the member, and are empty where there is nothing.

[[nodiscard]] std::string formatPins(const std::vector<JointPin>& pins);
[[nodiscard]] std::string formatTouchUps(const std::vector<TouchUp>& touchUps);
[[nodiscard]] std::string formatMarkers(const std::vector<Marker>& markers);

/// Duplicate for two pins on one joint and for a cell twice in a path, OutOfRange for the number of a path's cells.
[[nodiscard]] Result<std::vector<JointPin>> readPins(const JsonMembers& floor);

/// In row order, whatever the order in the file; Duplicate for two on one cell, Unknown for a cell that no floor has.
[[nodiscard]] Result<std::vector<TouchUp>> readTouchUps(const JsonMembers& floor);

/// Stairs and custom markers; Unknown for another kind.
[[nodiscard]] Result<std::vector<Marker>> readMarkers(const JsonMembers& floor);

/// A cell of a floor, on it or not: OutOfRange below 0 and past highestFloorPlace.
[[nodiscard]] Result<Point> readHandPlace(const JsonMembers& members, std::string_view key);

} // namespace zonewright

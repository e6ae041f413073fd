#pragma once

#include "core/base/result.h"
#include "project/projectitems.h"

#include <span>

namespace zonewright {

/// Whether a floor may stand in the project, but for its id. Unknown: its catalogue or list, a code of its sequence;
/// otherwise what is said of its name and of its parts below, and of the settings by the validate of their generator.
[[nodiscard]] Result<void> checkFloor(const Project& project, const FloorPlan& floor);

/// Whether the project may hold these pins on one floor: Duplicate for two in a column and for a cell twice in a path,
/// OutOfRange for a place or a number of cells. Whether a joint stands there, and whether the pin joins its rooms, is a
/// problem of the floor.
[[nodiscard]] Result<void> checkPins(std::span<const JointPin> pins);

/// OutOfRange for a place or for too many, Unknown for terrain.
[[nodiscard]] Result<void> checkTouchUps(std::span<const TouchUp> touchUps);

/// A marker that is set by hand: Unknown for another kind than stairs and custom ones, OutOfRange for a place, for more
/// than one cell and for too many properties, NotUtf8, NameEmpty and Duplicate for the name of a
/// property.
[[nodiscard]] Result<void> checkMarker(const Marker& marker);

/// A cell of a floor, on it or not: OutOfRange below 0 and past highestFloorPlace.
[[nodiscard]] Result<void> checkFloorPlace(std::string_view place, Point at);

} // namespace zonewright

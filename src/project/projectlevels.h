#pragma once

#include "core/level/floorlevel.h"
#include "project/projectitems.h"

namespace zonewright {

/// Builds one floor of a project: its seed comes from the world's, its catalogue or list from the project. `above` is
/// the exit of the floor above, nothing for the first floor of a dungeon.
[[nodiscard]] BuiltFloor buildFloor(const Project& project, std::uint64_t worldSeed, FloorPlace place,
                                    std::optional<Point> above);

/// Whether a floor's level depends on the exit of the floor above.
[[nodiscard]] bool followsExit(const FloorPlan& floor);

/// The floor at whose exit a floor's hero arrives; nothing where there is none above, or the hero is told otherwise.
[[nodiscard]] std::optional<FloorPlace> floorAbove(const Project& project, FloorPlace place);

/// Builds the floors of one dungeon from the top.
[[nodiscard]] std::vector<BuiltFloor> buildDungeon(const Project& project, std::uint64_t worldSeed,
                                                   std::size_t dungeon);

} // namespace zonewright

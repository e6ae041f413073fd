#pragma once

#include "core/level/floorlevel.h"

#include <cstdint>
#include <vector>

namespace zonewright {

/// A floor ready to be painted: what its cells are, how its walls join, and what stands on it. A value, which any
/// thread may paint.
struct FloorScene
{
    Grid<LevelCell> cells;
    Grid<std::uint8_t> joins;  ///< of a dug floor's walls and doors, those set by hand too: the index of wallGlyphs;
                               ///< empty for a strip floor
    Grid<std::uint16_t> rooms; ///< of a dug floor's cells: the id of the room (from 1 again after 65,535), 0 for none;
                               ///< empty for a strip floor
    std::vector<Marker> markers; ///< as the level has them
    bool isBuilt = true;         ///< false: its cells only stand in for those that nobody made, and are not shown
};

/// The problem for which nothing is built of a floor; null where something is.
[[nodiscard]] const Problem* problemOfNothing(const Level& level);

[[nodiscard]] FloorScene floorScene(const BuiltFloor& built);

/// The same, taking what it can.
[[nodiscard]] FloorScene floorScene(BuiltFloor&& built);

/// How the wall or door at a cell joins, an index of wallGlyphs. Where the generator did not say, it joins every wall
/// and door beside it.
[[nodiscard]] int joinsAt(const FloorScene& scene, Point at);

} // namespace zonewright

#pragma once

#include "exporters/tilemap.h"

namespace zonewright {

struct BuiltFloor;
struct FloorPlan;
struct Project;

/// A floor with what decides it.
struct FloorContext
{
    const Project& project;
    const Dungeon& dungeon;
    const FloorPlan& plan;
    std::size_t number = 0; ///< from 0 at the top of the dungeon
    std::uint64_t worldSeed = 0;
};

/// A floor as a tile map, of the tiles that the floor view has: slabs, floors and earth are ground; bricks, walls and
/// doors are walls; the shade that walls throw is overlay. What stands on it are objects.
[[nodiscard]] TileMap floorMap(const BuiltFloor& built, const FloorContext& context);

} // namespace zonewright

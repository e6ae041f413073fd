#pragma once

#include "core/geometry/grid.h"
#include "core/world/terrain.h"

#include <array>

namespace zonewright {

class World;

/// One terrain a zone for the whole world, without computing a zone: the terrain of the cell (side/2, side/2) of each.
/// The same for every number of threads (0 and 1: the calling thread alone).
[[nodiscard]] Grid<Terrain> overview(const World& world, int threads = 1);

/// How many cells of `cells` are of each terrain, by its index.
[[nodiscard]] std::array<int, terrainCount> countTerrains(const Grid<Terrain>& cells);

} // namespace zonewright

#pragma once

#include "core/geometry/grid.h"
#include "core/world/creature.h"
#include "core/world/settlement.h"
#include "core/world/terrain.h"

#include <optional>
#include <vector>

namespace zonewright {

/// The square of cells that belongs to one world cell, with what was born in it: a pure function of world and position.
struct Zone
{
    Point position; ///< in the world, in zones
    Grid<Terrain> cells;
    std::vector<Creature> creatures; ///< in order of id; no two on one cell
    std::optional<Settlement> settlement;
    std::optional<Point> entrance; ///< the cell of the dungeon entrance: dry, outside the settlement

    friend bool operator==(const Zone&, const Zone&) = default;
};

} // namespace zonewright

#pragma once

#include "core/geometry/grid.h"
#include "core/geometry/point.h"
#include "core/world/settlement.h"
#include "core/world/terrain.h"

#include <span>
#include <vector>

namespace zonewright {

/// The variant, 0 to terrainVariants - 1, of the tile of a cell, from its position in the world alone: stable under
/// panning, without a pattern.
[[nodiscard]] int tileVariant(Point worldCell);

/// Appends the tiles of one cell from the ground up: its terrain, then foam where water meets land, then the ragged
/// edges of the neighbours that lie over it, then what joins water that touches with its corner alone, as thin rivers
/// do. `cells` has at least one more cell on each side of `at`; `worldCell` is its position in the world.
void appendTerrainTiles(const Grid<Terrain>& cells, Point at, Point worldCell, std::vector<int>& tiles);

/// One tile of a settlement.
struct SettlementTile
{
    Point cell; ///< from the settlement's north-west cell
    int tile = 0;
};

/// The tiles of a settlement in row order, houses, fields and fence; `worldCell` is its north-west cell in the world.
[[nodiscard]] std::vector<SettlementTile> settlementTiles(const Settlement& settlement, Point worldCell);

} // namespace zonewright

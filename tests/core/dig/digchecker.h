#pragma once

#include "core/dig/digger.h"

#include <string>
#include <vector>

namespace zonewright::test {

/// Steps in 4 directions from the nearest of some cells to every walkable cell, locked doors open; -1 where no way
/// leads. `closed` cells are not walked on.
[[nodiscard]] Grid<int> distancesFrom(const Grid<DugCell>& cells, const std::vector<Point>& from,
                                      const std::vector<Point>& closed = {});

/// All cells of a rectangle in row order.
[[nodiscard]] std::vector<Point> cellsOf(Rect rect);

/// The ids of the rooms whose grown floor holds a cell, ascending, for every cell.
[[nodiscard]] Grid<RoomIds> idsOfCells(const DugFloor& floor);

/// Holds a finished floor against every rule of dug floors, plainly and slowly. Gives the first rule that is broken, in
/// words; empty where all hold.
[[nodiscard]] std::string brokenRule(const PieceList& list, const DigSettings& settings, const DugFloor& floor);

} // namespace zonewright::test

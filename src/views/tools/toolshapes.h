#pragma once

#include "core/geometry/grid.h"
#include "core/level/levelcell.h"

#include <vector>

namespace zonewright {

// The cells that tools go over. None knows of a floor but where it says so.

/// The straight line from one cell to another, both included, in that order: each cell touches the next one.
[[nodiscard]] std::vector<Point> lineCells(Point from, Point to);

/// The cell nearest to `to` on one of the eight straight lines through `from`.
[[nodiscard]] Point inEightDirections(Point from, Point to);

/// The rectangle that has both cells as corners.
[[nodiscard]] Rect rectBetween(Point a, Point b);

/// The corner of the square that begins at `from` and is as large as the longer side towards `to`.
[[nodiscard]] Point squareCorner(Point from, Point to);

/// The cells of a rectangle that are on a floor of a size, in row order; or those of its border alone.
[[nodiscard]] std::vector<Point> rectCells(Rect rect, Size floor, bool borderAlone);

/// All cells of the kind of `at` that are reached from there in four directions over cells of that kind, in row order;
/// none where `at` is not on the floor.
[[nodiscard]] std::vector<Point> fillCells(const Grid<LevelCell>& floor, Point at);

/// The smallest rectangle that has all of these cells; empty for none.
[[nodiscard]] Rect rectAround(const std::vector<Point>& cells);

/// `cells` with those of `more` that are on a floor of a size, in row order, each once. `cells` is such a list already.
[[nodiscard]] std::vector<Point> cellsWith(const std::vector<Point>& cells, std::vector<Point> more, Size floor);

} // namespace zonewright

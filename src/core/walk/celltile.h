#pragma once

#include "core/geometry/point.h"
#include "core/geometry/rect.h"

#include <cstdint>

namespace zonewright {

/// A set of cells of a square of eight by eight: a bit a cell, in row order from the lowest. Zones are made of such
/// tiles, so that a set of players moves in a handful of word operations.
using CellTile = std::uint64_t;

inline constexpr int tileSide = 8;

/// The set of one cell; both coordinates from 0 to 7.
[[nodiscard]] constexpr CellTile tileCell(Point cell)
{
    return CellTile{1} << (cell.y * tileSide + cell.x);
}

/// The cells of a tile that lie in a rectangle, which counts from the tile's north-west cell and may go beyond it.
[[nodiscard]] constexpr CellTile tileRect(Rect cells)
{
    const Rect inside = cells.intersected({0, 0, tileSide, tileSide});
    CellTile tile = 0;
    for (int y = inside.y; y < inside.bottom(); ++y) {
        for (int x = inside.x; x < inside.right(); ++x)
            tile |= tileCell({x, y});
    }
    return tile;
}

/// Where the cells of a tile lead with one move, waiting included, into the tile that lies `tileStep` tiles away
/// (-1 to 1 on each axis; 0,0 is the tile itself).
[[nodiscard]] constexpr CellTile spread(CellTile from, Point tileStep)
{
    constexpr CellTile west = 0x0101010101010101;
    constexpr CellTile east = west << 7;
    CellTile columns = 0;
    if (tileStep.x == 0)
        columns = from | (from & ~east) << 1 | (from & ~west) >> 1;
    else
        columns = tileStep.x > 0 ? (from & east) >> 7 : (from & west) << 7;
    if (tileStep.y == 0)
        return columns | columns << tileSide | columns >> tileSide;
    return tileStep.y > 0 ? columns >> (7 * tileSide) : columns << (7 * tileSide);
}

} // namespace zonewright

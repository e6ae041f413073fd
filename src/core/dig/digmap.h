#pragma once

#include "core/dig/digside.h"
#include "core/dig/digstep.h"
#include "core/dig/dugfloor.h"

#include <optional>

namespace zonewright {

/// How a corridor would run.
struct CorridorRun
{
    DigReason reason = DigReason::None; ///< why it cannot be, or None
    int length = 0;                     ///< its cells; where it cannot be, those before what is in the way
    bool stopped = false;               ///< by a wall, before its whole length
    bool meetsWall = false;             ///< a wall of a room, not a corner, stands beyond its last cell
};

/// The cells of a floor that is being dug, with the rules of what may be carved where. A room's floor keeps one wall
/// cell at least from any other, and its wall keeps off corridors; a corridor keeps off rooms' walls and off the sides
/// of corridors. So a wall cell of a room has never more than the room and what lies beyond it on its two sides.
class DigMap
{
public:
    /// Works on `cells`, which must outlive it.
    explicit DigMap(Grid<DugCell>& cells)
        : m_cells(cells)
    {
    }

    [[nodiscard]] DugCell at(Point p) const { return m_cells[p]; }

    [[nodiscard]] Size size() const { return m_cells.size(); }

    /// Whether a cell lies on the map, and not in its outermost ring.
    [[nodiscard]] bool inside(Point p) const
    {
        return p.x > 0 && p.y > 0 && p.x < m_cells.width() - 1 && p.y < m_cells.height() - 1;
    }

    /// Whether a room's floor keeps off the outermost ring.
    [[nodiscard]] bool inside(Rect floor) const
    {
        return floor.x > 0 && floor.y > 0 && floor.right() < m_cells.width() && floor.bottom() < m_cells.height();
    }

    /// Whether a cell inside the map has a door beside it.
    [[nodiscard]] bool besideDoor(Point p) const
    {
        return m_cells[p + Point{1, 0}] == DugCell::Door || m_cells[p + Point{-1, 0}] == DugCell::Door ||
               m_cells[p + Point{0, 1}] == DugCell::Door || m_cells[p + Point{0, -1}] == DugCell::Door;
    }

    /// Whether a room with this floor, inside the map, may be carved: its floor is earth, and no corridor runs there or
    /// where its walls would stand.
    [[nodiscard]] bool roomFits(Rect floor) const;

    /// What is in the way of a room that does not fit.
    [[nodiscard]] DigReason roomObstacle(Rect floor) const;

    /// How a corridor of `length` cells would run from `start`: over earth inside the map, no corridor in the next two
    /// cells on its sides. It crosses corridors where it can go on behind them, ends before one where it cannot, and
    /// before a room's wall.
    [[nodiscard]] CorridorRun corridorRun(Point start, DigSide side, int length) const;

    /// Carves a room and the walls that are not there yet.
    void carveRoom(Rect floor);

    /// Carves the cells of a corridor.
    void carveCorridor(Rect cells);

    void setDoor(Point p) { m_cells[p] = DugCell::Door; }

private:
    [[nodiscard]] DigReason corridorObstacle(Point p, Point aside) const;
    [[nodiscard]] DigReason obstacleAhead(Point p, Point aside) const;

    Grid<DugCell>& m_cells;
};

} // namespace zonewright

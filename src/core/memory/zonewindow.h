#pragma once

#include "core/geometry/grid.h"
#include "core/geometry/torus.h"
#include "core/world/terrain.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

/// The second way to remember zones: the nine zones around a centre, in one grid of 3·side cells a side, which is the
/// whole world to whatever looks at cells.
///
/// The grid is a ring on both axes: each zone keeps its place in memory for as long as the window holds it, and a shift
/// writes the cells of the zones that are new and moves no other. A row of the window is one or two runs of memory.
class ZoneWindow
{
public:
    /// `zones` is the torus of zones, `zoneSide` the cells a side of each. All cells are deep water until set.
    ZoneWindow(Torus zones, int zoneSide, Point centre);

    [[nodiscard]] Point centre() const { return m_centre; }

    [[nodiscard]] int zoneSide() const { return m_zoneSide; }

    /// Cells a side of the window.
    [[nodiscard]] int side() const { return 3 * m_zoneSide; }

    /// The nine zones of the window around a centre, wrapped, in row order.
    [[nodiscard]] static std::array<Point, 9> zonesAround(Torus zones, Point centre);

    [[nodiscard]] std::array<Point, 9> zones() const { return zonesAround(m_zones, m_centre); }

    /// True when the window holds a zone (wrapped).
    [[nodiscard]] bool holds(Point zone) const
    {
        // In a torus of four zones or more, those one zone away wrap to 0, 1 and 2.
        return m_zones.wrap(zone.x - m_centre.x + 1) <= 2 && m_zones.wrap(zone.y - m_centre.y + 1) <= 2;
    }

    /// Moves the window to another centre, by any way. Gives the zones whose cells must be set, in row order: those
    /// that it did not hold, and in a world of four zones a side those that it held at its other end.
    std::vector<Point> shift(Point centre);

    /// Writes the cells of a zone that the window holds.
    void setZone(Point zone, const Grid<Terrain>& cells);

    /// A cell of the window, 0 to side - 1 on each axis.
    [[nodiscard]] Terrain at(Point cell) const { return m_cells[place(cell)]; }

    /// A row of the window in one or two runs, west to east; the second may be empty.
    [[nodiscard]] std::array<std::span<const Terrain>, 2> row(int y) const;

    /// The cell of the window that a cell of a zone is, if the window holds that zone.
    [[nodiscard]] std::optional<Point> cellOf(Point zone, Point cell) const;

    /// The cell of the window that a cell of the world (wrapped) is, if the window holds it.
    [[nodiscard]] std::optional<Point> find(Point worldCell) const
    {
        const int inWorld = m_zones.side() * m_zoneSide - 1;
        const Point corner = (m_centre - Point{1, 1}) * m_zoneSide;
        const Point cell{(worldCell.x - corner.x) & inWorld, (worldCell.y - corner.y) & inWorld};
        return cell.x < side() && cell.y < side() ? std::optional(cell) : std::nullopt;
    }

private:
    [[nodiscard]] int ring(int coordinate) const { return coordinate >= side() ? coordinate - side() : coordinate; }

    /// The north-west cell, within the window, of a zone that it holds.
    [[nodiscard]] Point cornerOf(Point zone) const
    {
        return (m_zones.offset(m_centre, zone) + Point{1, 1}) * m_zoneSide;
    }

    [[nodiscard]] Point place(Point cell) const { return {ring(cell.x + m_start.x), ring(cell.y + m_start.y)}; }

    Torus m_zones;
    int m_zoneSide;
    Point m_centre;
    Point m_start; // where the window's north-west cell is in m_cells: a multiple of the zone's side
    Grid<Terrain> m_cells;
};

} // namespace zonewright

#pragma once

#include "core/geometry/torus.h"

#include <algorithm>
#include <cstdint>

namespace zonewright {

/// The square of cells that the player sees, cut up by zones: 2·view + 1 cells a side around a cell of the world.
/// Zones are unwrapped, counted from that of the world's cell 0,0.
class ViewSquare
{
public:
    ViewSquare(Point player, int view, int zoneSize)
        : m_west(player.x - view)
        , m_north(player.y - view)
        , m_east(player.x + view)
        , m_south(player.y + view)
        , m_zoneSize(zoneSize)
    {
    }

    [[nodiscard]] Point firstZone() const { return {m_west >> m_zoneSize, m_north >> m_zoneSize}; }

    [[nodiscard]] Point lastZone() const { return {m_east >> m_zoneSize, m_south >> m_zoneSize}; }

    /// How many cells of the square lie in a zone, which it touches.
    [[nodiscard]] std::int64_t cellsIn(Point zone) const
    {
        return std::int64_t{overlap(zone.x, m_west, m_east)} * overlap(zone.y, m_north, m_south);
    }

private:
    [[nodiscard]] int overlap(int zone, int low, int high) const
    {
        const int first = zone * (1 << m_zoneSize);
        return std::min(first + (1 << m_zoneSize) - 1, high) - std::max(first, low) + 1;
    }

    int m_west, m_north, m_east, m_south;
    int m_zoneSize;
};

/// Calls visit(zone, unwrapped) for every zone that the square touches, in row order from its north-west corner; a zone
/// that it meets again across the wrap is visited again.
template <typename Visit>
void forEachZone(const ViewSquare& square, Visit visit)
{
    const Point first = square.firstZone(), last = square.lastZone();
    for (int y = first.y; y <= last.y; ++y) {
        for (int x = first.x; x <= last.x; ++x)
            visit(Point{x, y});
    }
}

/// Calls visit(zone, wrapped) for every zone that the square touches, once each, in the same order.
template <typename Visit>
void forEachZoneOnce(const ViewSquare& square, Torus zones, Visit visit)
{
    const Point first = square.firstZone();
    const Point last{std::min(square.lastZone().x, first.x + zones.side() - 1),
                     std::min(square.lastZone().y, first.y + zones.side() - 1)};
    for (int y = first.y; y <= last.y; ++y) {
        for (int x = first.x; x <= last.x; ++x)
            visit(zones.wrap(Point{x, y}));
    }
}

} // namespace zonewright

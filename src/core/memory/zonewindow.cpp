#include "core/memory/zonewindow.h"

#include <algorithm>
#include <cstdlib>

namespace zonewright {

ZoneWindow::ZoneWindow(Torus zones, int zoneSide, Point centre)
    : m_zones(zones)
    , m_zoneSide(zoneSide)
    , m_centre(zones.wrap(centre))
    , m_cells(Size{3 * zoneSide, 3 * zoneSide})
{
}

std::array<Point, 9> ZoneWindow::zonesAround(Torus zones, Point centre)
{
    std::array<Point, 9> around;
    for (int i = 0; i < 9; ++i)
        around[static_cast<std::size_t>(i)] = zones.wrap(centre + Point{i % 3 - 1, i / 3 - 1});
    return around;
}

std::vector<Point> ZoneWindow::shift(Point centre)
{
    const Point moved = m_zones.offset(m_centre, centre);
    const auto turn = [&](int start, int zones) {
        const int turned = (start + zones * m_zoneSide) % side();
        return turned < 0 ? turned + side() : turned;
    };
    m_start = {turn(m_start.x, moved.x), turn(m_start.y, moved.y)};
    m_centre = m_zones.wrap(centre);

    std::vector<Point> missing;
    for (int i = 0; i < 9; ++i) {
        const Point now{i % 3 - 1, i / 3 - 1};
        const Point before = now + moved;
        if (std::abs(before.x) > 1 || std::abs(before.y) > 1)
            missing.push_back(m_zones.wrap(m_centre + now));
    }
    return missing;
}

void ZoneWindow::setZone(Point zone, const Grid<Terrain>& cells)
{
    const Point corner = place(cornerOf(zone));
    for (int y = 0; y < m_zoneSide; ++y) {
        const auto target = m_cells.row(corner.y + y).subspan(static_cast<std::size_t>(corner.x));
        std::ranges::copy(cells.row(y), target.begin());
    }
}

std::array<std::span<const Terrain>, 2> ZoneWindow::row(int y) const
{
    const auto whole = std::span<const Terrain>(m_cells.row(ring(y + m_start.y)));
    const auto start = static_cast<std::size_t>(m_start.x);
    return {whole.subspan(start), whole.first(start)};
}

std::optional<Point> ZoneWindow::cellOf(Point zone, Point cell) const
{
    if (!holds(zone))
        return std::nullopt;
    return cornerOf(zone) + cell;
}

} // namespace zonewright

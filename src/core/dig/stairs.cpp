#include "core/dig/stairs.h"

#include <algorithm>

namespace zonewright {

/// Fills the queue and its levels.
void StairFinder::walk(const Grid<DugCell>& cells, Rect from)
{
    const auto values = cells.values();
    m_open.resize(values.size());
    std::ranges::transform(values, m_open.begin(), [](DugCell cell) { return walkable(cell) ? 1 : 0; });
    // A cell is written behind the end before it is known to count: there is room for one more of each neighbour.
    m_queue.resize(values.size() + 4);
    std::size_t end = 0;
    for (int y = from.y; y < from.bottom(); ++y) {
        for (int x = from.x; x < from.right(); ++x) {
            m_queue[end] = y * cells.width() + x;
            m_open[static_cast<std::size_t>(m_queue[end++])] = 0;
        }
    }
    const std::int32_t width = cells.width();
    m_levels.assign(1, 0);
    for (std::size_t next = 0; next < end;) {
        m_levels.push_back(end);
        for (const std::size_t level = end; next < level; ++next) {
            const std::int32_t at = m_queue[next];
            for (const std::int32_t aside : {-width, -1, 1, width}) {
                const std::int32_t beside = at + aside;
                std::uint8_t& open = m_open[static_cast<std::size_t>(beside)];
                m_queue[end] = beside;
                end += open;
                open = 0;
            }
        }
    }
}

std::optional<FarCell> StairFinder::farthest(const Grid<DugCell>& cells, Rect from, Rect without)
{
    walk(cells, from);
    const int width = cells.width();
    for (std::size_t distance = m_levels.size() - 2; distance > 0; --distance) {
        std::int32_t best = -1;
        for (std::size_t i = m_levels[distance]; i < m_levels[distance + 1]; ++i) {
            const std::int32_t at = m_queue[i];
            const Point cell{at % width, at / width};
            if ((best < 0 || at < best) && cells[cell] != DugCell::Door && !without.contains(cell))
                best = at;
        }
        if (best >= 0)
            return FarCell{.at = {best % width, best / width}, .distance = static_cast<int>(distance)};
    }
    return std::nullopt;
}

int StairFinder::distance(const Grid<DugCell>& cells, Point from, Point to)
{
    walk(cells, {from.x, from.y, 1, 1});
    const auto reached = std::span(m_queue).first(m_levels.back());
    const auto found = std::ranges::find(reached, to.y * cells.width() + to.x);
    if (found == reached.end())
        return -1;
    const auto place = static_cast<std::size_t>(found - reached.begin());
    return static_cast<int>(std::ranges::upper_bound(m_levels, place) - m_levels.begin()) - 1;
}

} // namespace zonewright

#include "render/walktrail.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace zonewright {

namespace {

/// The four steps that, with those back, are all there are.
constexpr std::array<Point, 4> forwardSteps{Point{1, 0}, Point{1, 1}, Point{0, 1}, Point{-1, 1}};

int flooredTo(int position, int period)
{
    return position - (((position % period) + period) % period);
}

} // namespace

WalkTrail::WalkTrail(Torus cells)
    : m_torus(cells)
{
    clear();
}

void WalkTrail::clear()
{
    m_levels.clear();
    m_cells.clear();
    for (int side = m_torus.side(); side >= pageSide; side /= 2)
        m_levels.emplace_back(side);
}

void WalkTrail::setCells(std::span<const Point> cells)
{
    // Bytes are compared much faster than points, and a long walk is compared at each of its steps.
    static_assert(std::has_unique_object_representations_v<Point>);
    if (cells.size() < m_cells.size() ||
        (!m_cells.empty() && std::memcmp(m_cells.data(), cells.data(), m_cells.size() * sizeof(Point)) != 0))
        clear();
    for (std::size_t i = m_cells.size(); i < cells.size(); ++i) {
        Point node = cells[i];
        for (Level& level : m_levels) {
            if (!level.moveTo(node, static_cast<std::int32_t>(i)))
                break;
            node = {node.x >> 1, node.y >> 1};
        }
    }
    m_cells.insert(m_cells.end(), cells.begin() + static_cast<std::ptrdiff_t>(m_cells.size()), cells.end());
}

int WalkTrail::levelFor(double scale, double least) const
{
    int level = 0;
    while (level + 1 < levelCount() && scale * (1 << level) < least)
        ++level;
    return level;
}

template <typename Visit>
void WalkTrail::Level::forEachPage(Rect nodes, Visit visit) const
{
    for (int y = flooredTo(nodes.y, pageSide); y < nodes.bottom(); y += pageSide) {
        for (int x = flooredTo(nodes.x, pageSide); x < nodes.right(); x += pageSide) {
            const auto found = m_pages.find(keyOf({x / pageSide, y / pageSide}));
            if (found != m_pages.end())
                visit(*found->second, Point{x, y});
        }
    }
}

std::size_t WalkTrail::countIn(int level, Rect nodes) const
{
    std::size_t count = 0;
    m_levels[static_cast<std::size_t>(level)].forEachPage(
        nodes, [&count](const Page& page, Point) { count += page.entries.size(); });
    return count;
}

std::vector<WalkTrail::Step> WalkTrail::stepsIn(int level, Rect nodes) const
{
    std::vector<Step> steps;
    m_levels[static_cast<std::size_t>(level)].forEachPage(nodes, [&](const Page& page, Point corner) {
        for (const Page::Entry& entry : page.entries) {
            const Point from = corner + Point{entry.x, entry.y};
            if (nodes.contains(from))
                steps.push_back({.from = from, .by = forwardSteps[entry.direction], .turn = entry.turn});
        }
    });
    return steps;
}

std::uint64_t WalkTrail::Level::keyOf(Point page) const
{
    const auto pages = static_cast<unsigned>(m_side / pageSide);
    const auto x = static_cast<unsigned>(page.x) & (pages - 1);
    const auto y = static_cast<unsigned>(page.y) & (pages - 1);
    return (std::uint64_t{y} << 32) | x;
}

WalkTrail::Page& WalkTrail::Level::pageAt(Point page)
{
    const std::uint64_t key = keyOf(page);
    if (m_lastPage == nullptr || key != m_lastKey) {
        auto& found = m_pages[key];
        if (!found)
            found = std::make_unique<Page>();
        m_lastPage = found.get();
        m_lastKey = key;
    }
    return *m_lastPage;
}

bool WalkTrail::Level::moveTo(Point node, std::int32_t turn)
{
    if (m_node == node)
        return false;
    const bool isFirst = !m_node;
    Point from = m_node.value_or(node);
    m_node = node;
    if (isFirst)
        return true;
    Point by = node - from;
    if (by.y < 0 || (by.y == 0 && by.x < 0)) {
        from = node;
        by = Point{} - by;
    }
    const auto direction = static_cast<std::uint8_t>(std::ranges::find(forwardSteps, by) - forwardSteps.begin());
    const Point corner{flooredTo(from.x, pageSide), flooredTo(from.y, pageSide)};
    Page& page = pageAt({corner.x / pageSide, corner.y / pageSide});
    const Point at = from - corner;
    std::uint8_t& walked = page.walked[static_cast<std::size_t>(at.y * pageSide + at.x)];
    const auto bit = static_cast<std::uint8_t>(1U << direction);
    if ((walked & bit) == 0) {
        walked = static_cast<std::uint8_t>(walked | bit);
        page.entries.push_back({.x = static_cast<std::uint8_t>(at.x),
                                .y = static_cast<std::uint8_t>(at.y),
                                .direction = direction,
                                .turn = turn});
    }
    return true;
}

} // namespace zonewright

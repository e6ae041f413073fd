#include "render/walktrail.h"

#include "core/geometry/flooring.h"

#include <algorithm>

namespace zonewright {

namespace {

/// The four steps that, with those back, are all there are.
constexpr std::array<Point, 4> forwardSteps{Point{1, 0}, Point{1, 1}, Point{0, 1}, Point{-1, 1}};

} // namespace

WalkTrail::WalkTrail(Torus cells)
    : m_torus(cells)
{
    clear();
}

void WalkTrail::clear()
{
    m_levels.clear();
    m_count = 0;
    for (int side = m_torus.side(); side >= pageSide; side /= 2)
        m_levels.emplace_back(side);
}

void WalkTrail::setCells(std::span<const Point> cells, std::size_t same)
{
    const std::size_t kept = std::min({same, m_count, cells.size()});
    if (kept == 0) {
        clear();
    } else if (kept < m_count) {
        Point node = cells[kept - 1];
        for (Level& level : m_levels) {
            level.goBack(node, static_cast<std::int32_t>(kept));
            node = {node.x >> 1, node.y >> 1};
        }
    }
    for (std::size_t i = kept; i < cells.size(); ++i) {
        Point node = cells[i];
        for (Level& level : m_levels) {
            if (!level.moveTo(node, static_cast<std::int32_t>(i)))
                break;
            node = {node.x >> 1, node.y >> 1};
        }
    }
    m_count = cells.size();
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
        m_order.push_back(&page);
    }
    return true;
}

void WalkTrail::Level::goBack(Point node, std::int32_t turn)
{
    m_node = node;
    while (!m_order.empty() && m_order.back()->entries.back().turn >= turn) {
        Page& page = *m_order.back();
        const Page::Entry& entry = page.entries.back();
        std::uint8_t& walked = page.walked[static_cast<std::size_t>(entry.y * pageSide + entry.x)];
        walked = static_cast<std::uint8_t>(walked & ~(1U << entry.direction));
        page.entries.pop_back();
        m_order.pop_back();
    }
}

} // namespace zonewright

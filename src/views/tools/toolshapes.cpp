#include "views/tools/toolshapes.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace zonewright {

namespace {

int signOf(int number)
{
    return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0);
}

Rect wholeFloor(Size floor)
{
    return {0, 0, floor.width, floor.height};
}

/// What is reached over cells of one kind, a run of a row at a time.
class FloodOfRuns
{
public:
    FloodOfRuns(const Grid<LevelCell>& floor, LevelCell kind)
        : m_floor(floor)
        , m_kind(kind)
        , m_isReached(floor.size())
    {
    }

    void reach(Point at)
    {
        m_seeds.push_back(at);
        while (!m_seeds.empty()) {
            const Point seed = m_seeds.back();
            m_seeds.pop_back();
            if (isNew(seed))
                reachRun(seed);
        }
    }

    /// In row order.
    [[nodiscard]] std::vector<Point> cells() const
    {
        std::vector<Point> cells;
        cells.reserve(m_count);
        for (int y = 0; y < m_isReached.height() && cells.size() < m_count; ++y) {
            for (int x = 0; x < m_isReached.width(); ++x) {
                if (m_isReached[{x, y}] != 0)
                    cells.push_back({x, y});
            }
        }
        return cells;
    }

private:
    [[nodiscard]] bool isNew(Point at) const
    {
        return m_floor.contains(at) && m_floor[at] == m_kind && m_isReached[at] == 0;
    }

    void reachRun(Point at)
    {
        int left = at.x;
        while (isNew({left - 1, at.y}))
            --left;
        int end = left;
        for (; isNew({end, at.y}); ++end)
            m_isReached[{end, at.y}] = 1;
        m_count += static_cast<std::size_t>(end - left);
        for (const int y : {at.y - 1, at.y + 1}) {
            for (int x = left; x < end; ++x) {
                if (isNew({x, y}) && (x == left || !isNew({x - 1, y})))
                    m_seeds.push_back({x, y});
            }
        }
    }

    const Grid<LevelCell>& m_floor;
    LevelCell m_kind;
    Grid<std::uint8_t> m_isReached;
    std::vector<Point> m_seeds;
    std::size_t m_count = 0;
};

} // namespace

/// Bresenham's.
std::vector<Point> lineCells(Point from, Point to)
{
    const int width = std::abs(to.x - from.x);
    const int height = std::abs(to.y - from.y);
    const Point step{signOf(to.x - from.x), signOf(to.y - from.y)};
    std::vector<Point> cells{from};
    cells.reserve(static_cast<std::size_t>(std::max(width, height)) + 1);
    int error = width - height;
    while (from != to) {
        const int twice = 2 * error;
        if (twice > -height) {
            error -= height;
            from.x += step.x;
        }
        if (twice < width) {
            error += width;
            from.y += step.y;
        }
        cells.push_back(from);
    }
    return cells;
}

Point inEightDirections(Point from, Point to)
{
    const Point by = to - from;
    const int width = std::abs(by.x);
    const int height = std::abs(by.y);
    if (2 * height < width)
        return {to.x, from.y};
    if (2 * width < height)
        return {from.x, to.y};
    const int length = std::max(width, height);
    return {from.x + signOf(by.x) * length, from.y + signOf(by.y) * length};
}

Rect rectBetween(Point a, Point b)
{
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x) + 1, std::abs(a.y - b.y) + 1};
}

Point squareCorner(Point from, Point to)
{
    const Point by = to - from;
    const int length = std::max(std::abs(by.x), std::abs(by.y));
    return {from.x + (by.x < 0 ? -length : length), from.y + (by.y < 0 ? -length : length)};
}

std::vector<Point> rectCells(Rect rect, Size floor, bool borderAlone)
{
    const Rect seen = rect.intersected(wholeFloor(floor));
    std::vector<Point> cells;
    for (int y = seen.y; y < seen.bottom(); ++y) {
        const bool isBorderRow = y == rect.y || y == rect.bottom() - 1;
        for (int x = seen.x; x < seen.right(); ++x) {
            if (!borderAlone || isBorderRow || x == rect.x || x == rect.right() - 1)
                cells.push_back({x, y});
        }
    }
    return cells;
}

/// By runs of rows, and picked up in their order.
std::vector<Point> fillCells(const Grid<LevelCell>& floor, Point at)
{
    if (!floor.contains(at))
        return {};
    FloodOfRuns flood(floor, floor[at]);
    flood.reach(at);
    return flood.cells();
}

Rect rectAround(const std::vector<Point>& cells)
{
    if (cells.empty())
        return {};
    Rect around = rectBetween(cells.front(), cells.front());
    for (const Point cell : cells) {
        const int left = std::min(around.x, cell.x);
        const int top = std::min(around.y, cell.y);
        const int right = std::max(around.right(), cell.x + 1);
        const int bottom = std::max(around.bottom(), cell.y + 1);
        around = {left, top, right - left, bottom - top};
    }
    return around;
}

std::vector<Point> cellsWith(const std::vector<Point>& cells, std::vector<Point> more, Size floor)
{
    std::erase_if(more, [&](Point cell) { return !wholeFloor(floor).contains(cell); });
    std::ranges::sort(more, rowOrder);
    const auto repeated = std::ranges::unique(more);
    more.erase(repeated.begin(), repeated.end());
    std::vector<Point> both;
    both.reserve(cells.size() + more.size());
    std::ranges::set_union(cells, more, std::back_inserter(both), rowOrder);
    return both;
}

} // namespace zonewright

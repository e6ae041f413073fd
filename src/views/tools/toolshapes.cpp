#include "views/tools/toolshapes.h"

#include <algorithm>
#include <array>
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

std::vector<Point> fillCells(const Grid<LevelCell>& floor, Point at)
{
    if (!floor.contains(at))
        return {};
    const LevelCell kind = floor[at];
    Grid<std::uint8_t> isReached(floor.size());
    std::vector<Point> cells{at};
    isReached[at] = 1;
    constexpr std::array<Point, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Point side : sides) {
            const Point next = cells[i] + side;
            if (floor.contains(next) && floor[next] == kind && isReached[next] == 0) {
                isReached[next] = 1;
                cells.push_back(next);
            }
        }
    }
    std::ranges::sort(cells, rowOrder);
    return cells;
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

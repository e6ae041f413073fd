#include "core/level/reachability.h"

#include <array>

namespace zonewright {

namespace {

constexpr std::array<Point, 4> straightSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// Marks the region of a cell as seen, and counts its cells.
std::int64_t floodRegion(const Grid<LevelCell>& cells, Point from, Grid<std::uint8_t>& seen, std::vector<Point>& stack)
{
    std::int64_t count = 0;
    stack.assign(1, from);
    seen[from] = 1;
    while (!stack.empty()) {
        const Point at = stack.back();
        stack.pop_back();
        ++count;
        for (const Point step : straightSteps) {
            const Point next = at + step;
            if (cells.contains(next) && seen[next] == 0 && walkable(cells[next])) {
                seen[next] = 1;
                stack.push_back(next);
            }
        }
    }
    return count;
}

bool walledIn(const Grid<LevelCell>& cells, Point from)
{
    for (const Point step : straightSteps) {
        if (cells.contains(from + step) && walkable(cells[from + step]))
            return false;
    }
    return true;
}

} // namespace

std::vector<Problem> reachProblems(const Grid<LevelCell>& cells, Point from)
{
    std::vector<Problem> problems;
    if (cells.contains(from) && walledIn(cells, from))
        problems.push_back({.kind = ProblemKind::WalledIn, .at = from});

    Grid<std::uint8_t> seen(cells.size());
    std::vector<Point> stack;
    if (cells.contains(from) && walkable(cells[from]))
        floodRegion(cells, from, seen, stack);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const Point at{x, y};
            if (seen[at] == 0 && walkable(cells[at])) {
                const std::int64_t count = floodRegion(cells, at, seen, stack);
                problems.push_back({.kind = ProblemKind::Unreachable, .at = at, .number = count});
            }
        }
    }
    return problems;
}

} // namespace zonewright

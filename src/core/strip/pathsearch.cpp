#include "core/strip/pathsearch.h"

#include "core/geometry/grid.h"
#include "core/strip/stripjoint.h"

#include <algorithm>

namespace zonewright {

namespace {

/// Two rooms and their joint side by side, cells as PathCells has them.
class JoinedRooms
{
public:
    JoinedRooms(const RoomType& left, const RoomType& right, int rows)
        : m_left(left)
        , m_right(right)
        , m_rows(rows)
    {
    }

    [[nodiscard]] int rows() const { return m_rows; }

    [[nodiscard]] int west() const { return -m_left.width(); }

    [[nodiscard]] int east() const { return m_right.width(); }

    [[nodiscard]] bool contains(Point cell) const
    {
        return cell.x >= west() && cell.x <= east() && cell.y >= 1 && cell.y <= m_rows;
    }

    /// By the patterns alone; false outside the rooms.
    [[nodiscard]] bool slab(Point cell) const
    {
        return contains(cell) && cell.x != 0 && (column(cell.x) & rowBit(cell.y)) != 0;
    }

    /// The slabs of a column of one of the rooms.
    [[nodiscard]] ColumnMask column(int x) const
    {
        return x < 0 ? m_left.columns[static_cast<std::size_t>(x - west())]
                     : m_right.columns[static_cast<std::size_t>(x - 1)];
    }

    [[nodiscard]] ColumnMask candidates() const { return junctionCandidates(m_left, m_right); }

    [[nodiscard]] Point leftStart() const { return {m_left.start.x - 1 + west(), m_left.start.y}; }

    [[nodiscard]] Point rightStart() const { return {m_right.start.x, m_right.start.y}; }

private:
    const RoomType& m_left;
    const RoomType& m_right;
    int m_rows;
};

BrickPair inRowOrder(Point a, Point b)
{
    return rowOrder(a, b) ? BrickPair{a, b} : BrickPair{b, a};
}

/// A candidate's row opens the joint, whatever the other brick is.
void addPathsOverCandidates(const JoinedRooms& rooms, std::vector<BrickPair>& paths)
{
    const ColumnMask candidates = rooms.candidates();
    for (int row = 1; row <= rooms.rows(); ++row) {
        if ((candidates & rowBit(row)) == 0)
            continue;
        const Point cell{0, row};
        for (int y = 1; y <= rooms.rows(); ++y) {
            for (int x = rooms.west(); x <= rooms.east(); ++x) {
                const Point other{x, y};
                // Two candidates are one path, found at the first of them.
                const bool isFound = x == 0 && y <= row && (candidates & rowBit(y)) != 0;
                if (!isFound && !rooms.slab(other))
                    paths.push_back(inRowOrder(cell, other));
            }
        }
    }
}

/// Whether a brick of a room beside the joint has a slab of that room beside it; `outwards` is away from the joint.
bool touchesItsRoom(const JoinedRooms& rooms, Point brick, int outwards)
{
    return rooms.slab(brick + Point{outwards, 0}) || rooms.slab(brick + Point{0, -1}) ||
           rooms.slab(brick + Point{0, 1});
}

/// Without a candidate's row: a walk passes the joint in one row, whose cell in one of the rooms is a brick, or turns
/// within the joint. Both take two bricks that touch.
void addPathsBesideCandidates(const JoinedRooms& rooms, std::vector<BrickPair>& paths)
{
    for (int row = 1; row <= rooms.rows(); ++row) {
        const Point cell{0, row};
        const Point west{-1, row};
        const Point east{1, row};
        const bool isWestOpen = rooms.slab(west);
        const bool isEastOpen = rooms.slab(east);
        if (isWestOpen && isEastOpen)
            continue;
        if (isEastOpen && touchesItsRoom(rooms, west, -1))
            paths.push_back({west, cell});
        if (isWestOpen && touchesItsRoom(rooms, east, 1))
            paths.push_back({cell, east});
        const bool turnsSouth = isWestOpen ? rooms.slab({1, row + 1}) && !rooms.slab({-1, row + 1})
                                           : isEastOpen && rooms.slab({-1, row + 1}) && !rooms.slab({1, row + 1});
        if (turnsSouth)
            paths.push_back({cell, Point{0, row + 1}});
    }
}

/// Looks for shortest walks over the slabs of two rooms with one path or another opened.
class WalkSearch
{
public:
    explicit WalkSearch(const JoinedRooms& rooms)
        : m_rooms(rooms)
        , m_open({rooms.east() - rooms.west() + 3, rooms.rows() + 2}, 0)
        , m_from(m_open.size(), -1)
    {
        for (int y = 1; y <= rooms.rows(); ++y) {
            for (int x = rooms.west(); x <= rooms.east(); ++x)
                m_open[placeOf({x, y})] = rooms.slab({x, y}) ? 1 : 0;
        }
    }

    /// From start to start, both included; empty where there is no way.
    [[nodiscard]] std::vector<Point> walk(std::span<const Point> path)
    {
        for (const Point cell : path)
            m_open[placeOf(cell)] = 1;
        const bool isThere = search();
        for (const Point cell : path)
            m_open[placeOf(cell)] = m_rooms.slab(cell) ? 1 : 0;
        std::vector<Point> cells;
        if (!isThere)
            return cells;
        const Point start = m_rooms.leftStart();
        for (Point cell = m_rooms.rightStart(); cell != start;
             cell = cell - steps[static_cast<std::size_t>(m_from[placeOf(cell)])])
            cells.push_back(cell);
        cells.push_back(start);
        std::ranges::reverse(cells);
        return cells;
    }

private:
    static constexpr std::array<Point, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

    /// In the grids, which have a border that is closed.
    [[nodiscard]] Point placeOf(Point cell) const { return {cell.x - m_rooms.west() + 1, cell.y}; }

    [[nodiscard]] bool search()
    {
        std::ranges::fill(m_from.values(), std::int8_t{-1});
        m_waiting.assign({m_rooms.leftStart()});
        m_from[placeOf(m_waiting.front())] = 0;
        const Point goal = m_rooms.rightStart();
        for (std::size_t next = 0; next < m_waiting.size(); ++next) {
            const Point cell = m_waiting[next];
            if (cell == goal)
                return true;
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const Point to = cell + steps[i];
                if (m_open[placeOf(to)] == 0 || m_from[placeOf(to)] >= 0)
                    continue;
                m_from[placeOf(to)] = static_cast<std::int8_t>(i);
                m_waiting.push_back(to);
            }
        }
        return false;
    }

    const JoinedRooms& m_rooms;
    Grid<std::uint8_t> m_open;
    Grid<std::int8_t> m_from; ///< the step that led to a cell, -1 where none did
    std::vector<Point> m_waiting;
};

bool pathOrder(const BrickPair& a, const BrickPair& b)
{
    return a[0] != b[0] ? rowOrder(a[0], b[0]) : rowOrder(a[1], b[1]);
}

} // namespace

std::vector<BrickPair> twoBrickPaths(const RoomType& left, const RoomType& right, int rows)
{
    const JoinedRooms rooms(left, right, rows);
    std::vector<BrickPair> paths;
    addPathsOverCandidates(rooms, paths);
    addPathsBesideCandidates(rooms, paths);
    std::ranges::sort(paths, pathOrder);
    return paths;
}

std::vector<PathSuggestion> suggestedPaths(const RoomType& left, const RoomType& right, int rows)
{
    if (junctionCandidates(left, right) != 0)
        return {};
    const JoinedRooms rooms(left, right, rows);
    WalkSearch search(rooms);
    std::vector<PathSuggestion> suggestions;
    for (const BrickPair& path : twoBrickPaths(left, right, rows)) {
        const auto cells = static_cast<int>(search.walk(path).size());
        suggestions.push_back(
            {.cells = {path.begin(), path.end()}, .steps = cells > 0 ? std::optional(cells - 1) : std::nullopt});
    }
    std::ranges::stable_sort(suggestions, [](const PathSuggestion& a, const PathSuggestion& b) {
        return a.steps && b.steps ? *a.steps < *b.steps : a.steps.has_value() && !b.steps;
    });
    return suggestions;
}

std::vector<Point> walkOverPath(const RoomType& left, const RoomType& right, int rows, std::span<const Point> path)
{
    const JoinedRooms rooms(left, right, rows);
    return WalkSearch(rooms).walk(path);
}

} // namespace zonewright

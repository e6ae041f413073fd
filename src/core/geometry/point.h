#pragma once

namespace zonewright {

/// A position or an offset: x eastwards, y southwards, in the unit of the grid that it is used with.
struct Point
{
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const Point&, const Point&) = default;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }

    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }

    friend constexpr Point operator*(Point a, int factor) { return {a.x * factor, a.y * factor}; }
};

/// Row order: north to south, then west to east.
[[nodiscard]] constexpr bool rowOrder(Point a, Point b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

} // namespace zonewright

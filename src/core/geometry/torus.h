#pragma once

#include "core/geometry/direction.h"
#include "core/geometry/point.h"

#include <algorithm>

namespace zonewright {

/// A square grid that wraps on both axes. The side is a power of two, from 1 to 2^18 (the cells of the largest world).
class Torus
{
public:
    /// `exponent` is the binary logarithm of the side: 0 to 18.
    constexpr explicit Torus(int exponent)
        : m_side(1 << exponent)
    {
    }

    [[nodiscard]] constexpr int side() const { return m_side; }

    /// The coordinate in 0 to side - 1 that `coordinate` stands for; negative ones wrap too.
    [[nodiscard]] constexpr int wrap(int coordinate) const { return coordinate & (m_side - 1); }

    [[nodiscard]] constexpr Point wrap(Point p) const { return {wrap(p.x), wrap(p.y)}; }

    /// The offset from `from` to `to` that goes the shorter way round on each axis; at exactly half the side, east or
    /// south. Both coordinates lie in 1 - side/2 to side/2.
    [[nodiscard]] constexpr Point offset(Point from, Point to) const
    {
        return {shorterWay(wrap(to.x - from.x)), shorterWay(wrap(to.y - from.y))};
    }

    /// Moves in eight directions from `a` to `b`: the larger of the two coordinates of the offset.
    [[nodiscard]] constexpr int distance(Point a, Point b) const
    {
        const int x = wrap(b.x - a.x), y = wrap(b.y - a.y);
        return std::max(std::min(x, m_side - x), std::min(y, m_side - y));
    }

    /// The direction of the offset from `from` to `to`; None when they are the same.
    [[nodiscard]] constexpr Direction direction(Point from, Point to) const { return directionOf(offset(from, to)); }

    friend constexpr bool operator==(const Torus&, const Torus&) = default;

private:
    [[nodiscard]] constexpr int shorterWay(int wrapped) const
    {
        return wrapped > m_side / 2 ? wrapped - m_side : wrapped;
    }

    int m_side;
};

} // namespace zonewright

#pragma once

#include "core/geometry/direction.h"
#include "core/geometry/point.h"

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
    [[nodiscard]] Point offset(Point from, Point to) const;

    /// Moves in eight directions from `a` to `b`: the larger of the two coordinates of the offset.
    [[nodiscard]] int distance(Point a, Point b) const;

    /// The direction of the offset from `from` to `to`; None when they are the same.
    [[nodiscard]] Direction direction(Point from, Point to) const;

    friend constexpr bool operator==(const Torus&, const Torus&) = default;

private:
    int m_side;
};

} // namespace zonewright

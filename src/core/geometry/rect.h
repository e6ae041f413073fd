#pragma once

#include "core/geometry/point.h"

#include <algorithm>

namespace zonewright {

/// Width and height, never negative.
struct Size
{
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// The cells from `x`,`y` (north-west corner, included) to `x + width`,`y + height` (excluded).
struct Rect
{
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(const Rect&, const Rect&) = default;

    [[nodiscard]] constexpr int right() const { return x + width; }

    [[nodiscard]] constexpr int bottom() const { return y + height; }

    [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }

    [[nodiscard]] constexpr bool contains(Point p) const
    {
        return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
    }

    /// The cells that both hold; empty (zero width and height) when there are none.
    [[nodiscard]] constexpr Rect intersected(Rect other) const
    {
        const int left = std::max(x, other.x);
        const int top = std::max(y, other.y);
        const Rect common{left, top, std::min(right(), other.right()) - left, std::min(bottom(), other.bottom()) - top};
        return common.empty() ? Rect{left, top, 0, 0} : common;
    }

    /// The rectangle with `margin` more cells on each side.
    [[nodiscard]] constexpr Rect grown(int margin) const
    {
        return {x - margin, y - margin, width + 2 * margin, height + 2 * margin};
    }
};

} // namespace zonewright

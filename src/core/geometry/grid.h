#pragma once

#include "core/geometry/point.h"
#include "core/geometry/rect.h"

#include <cstddef>
#include <span>
#include <vector>

namespace zonewright {

/// A rectangle of values in row order, contiguous in memory.
template <typename T>
class Grid
{
public:
    Grid() = default;

    /// A grid of `size`, every value a copy of `fill`. Sizes below 0 count as 0.
    explicit Grid(Size size, T fill = T{})
        : m_size{size.width > 0 ? size.width : 0, size.height > 0 ? size.height : 0}
        , m_values(static_cast<std::size_t>(m_size.width) * static_cast<std::size_t>(m_size.height), fill)
    {
    }

    [[nodiscard]] Size size() const { return m_size; }

    [[nodiscard]] int width() const { return m_size.width; }

    [[nodiscard]] int height() const { return m_size.height; }

    [[nodiscard]] bool contains(Point p) const { return Rect{0, 0, m_size.width, m_size.height}.contains(p); }

    /// The value at a position inside the grid; anything else is undefined.
    [[nodiscard]] T& operator[](Point p) { return m_values[index(p)]; }

    [[nodiscard]] const T& operator[](Point p) const { return m_values[index(p)]; }

    /// One row, west to east; `y` inside the grid.
    [[nodiscard]] std::span<T> row(int y)
    {
        return std::span<T>(m_values).subspan(index({0, y}), static_cast<std::size_t>(m_size.width));
    }

    [[nodiscard]] std::span<const T> row(int y) const
    {
        return std::span<const T>(m_values).subspan(index({0, y}), static_cast<std::size_t>(m_size.width));
    }

    /// All values in row order.
    [[nodiscard]] std::span<T> values() { return m_values; }

    [[nodiscard]] std::span<const T> values() const { return m_values; }

    /// Gives the grid another size, keeping its memory; the values are unspecified afterwards.
    void reshape(Size size)
    {
        m_size = {size.width > 0 ? size.width : 0, size.height > 0 ? size.height : 0};
        m_values.resize(static_cast<std::size_t>(m_size.width) * static_cast<std::size_t>(m_size.height));
    }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    [[nodiscard]] std::size_t index(Point p) const
    {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(m_size.width) + static_cast<std::size_t>(p.x);
    }

    Size m_size;
    std::vector<T> m_values;
};

} // namespace zonewright

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace zonewright {

// Where cells stand along one axis at a scale in device pixels a cell: what the projections share. Cells begin on whole
// pixels, counted from the border of cell 0.

/// The pixel at which a cell begins.
[[nodiscard]] inline std::int64_t firstPixel(int cell, double scale)
{
    return static_cast<std::int64_t>(std::floor(static_cast<double>(cell) * scale + 0.5));
}

/// The cell that the centre of a pixel lies in: the last one that begins at or before it.
[[nodiscard]] inline int cellOfPixel(std::int64_t pixel, double scale)
{
    int cell = static_cast<int>(std::floor((static_cast<double>(pixel) + 0.5) / scale));
    while (firstPixel(cell, scale) > pixel)
        --cell;
    while (firstPixel(cell + 1, scale) <= pixel)
        ++cell;
    return cell;
}

/// The first pixel of a viewport of `length` pixels with the position `middle`, in cells, in its middle.
[[nodiscard]] inline std::int64_t startPixel(double middle, int length, double scale)
{
    return static_cast<std::int64_t>(std::floor(middle * scale - length / 2.0 + 0.5));
}

/// The middle, corrected so that pixel `pixel` of the viewport is on `cell` after rounding.
[[nodiscard]] inline double keptOn(int cell, int pixel, double middle, int length, double scale)
{
    const std::int64_t low = firstPixel(cell, scale);
    const std::int64_t high = std::max(low, firstPixel(cell + 1, scale) - 1);
    const std::int64_t seen = startPixel(middle, length, scale) + pixel;
    const std::int64_t wanted = std::clamp(seen, low, high);
    return wanted == seen ? middle : (static_cast<double>(wanted - pixel) + length / 2.0) / scale;
}

} // namespace zonewright

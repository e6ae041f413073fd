#pragma once

#include "core/geometry/grid.h"
#include "core/geometry/rect.h"
#include "core/world/terrain.h"

#include <QImage>

#include <algorithm>
#include <cstdint>

namespace zonewright {

/// The darkest and the brightest shade, in 1/256 of a colour; 0 leaves it as it is.
inline constexpr int darkestShade = -72;
inline constexpr int brightestShade = 58;

/// Weight of a slope (see slopeAt) for samples 2^stride cells apart, in 1/4096 of a shade. Coarser maps are shaded as
/// if the ground were steeper, or mountains would vanish with distance.
[[nodiscard]] int slopeGain(int stride);

/// How much lighter or darker a sample is: land by its slope (positive where it faces north-west, towards the light),
/// water by its depth. In darkestShade to brightestShade.
[[nodiscard]] inline int reliefShade(Terrain terrain, int height, int slope, int gain)
{
    constexpr int darkestDepth = -46;
    constexpr int deepest = -2600;
    if (isWater(terrain))
        return darkestDepth * std::clamp(height, deepest, 0) / deepest;
    return std::clamp(slope * gain / 4096, darkestShade, brightestShade);
}

/// Shades of `cells` and one more cell on each side, a pixel a cell: black and white of different strength. Scaled
/// smoothly and laid over the terrain, it lights it; overlays of cells that touch agree on their border. `cells` is
/// inside both grids, at least two cells from their border.
[[nodiscard]] QImage reliefShades(const Grid<Terrain>& terrain, const Grid<std::int16_t>& height, Rect cells);

} // namespace zonewright

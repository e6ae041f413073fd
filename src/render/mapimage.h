#pragma once

#include "core/world/world.h"
#include "render/theme.h"

#include <QImage>

namespace zonewright {

/// How a map of samples is shaded.
struct MapShading
{
    bool relief = true; ///< light from the north-west and darker water where it is deep; else flat palette colours
    int stride = 0;     ///< binary logarithm of the cells between two samples: slopes are seen in proportion to it
};

/// A picture of `samples`, one pixel each (format RGB32): the terrain's colour, shaded by the height. Where the slope
/// of the last column and the last row is wanted right, give `margin` 1: the samples then have one more row and column
/// on each side than the picture.
[[nodiscard]] QImage mapImage(const TerrainSamples& samples, Theme theme, const MapShading& shading = {},
                              int margin = 0);

/// `image` (RGB32, even sides) at half its size, each pixel the mean of four.
[[nodiscard]] QImage halved(const QImage& image);

/// A picture of `cells` in flat palette colours, `pixelsPerCell` (at least 1) device pixels a side for each; what an
/// overview of the world or a thumbnail of a zone is.
[[nodiscard]] QImage overviewImage(const Grid<Terrain>& cells, Theme theme, int pixelsPerCell = 1);

} // namespace zonewright

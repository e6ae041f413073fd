#pragma once

#include "exporters/tilemap.h"

namespace zonewright {

/// Where an object stands on a map of Tiled, in pixels. One with a tile is held by its south-west corner, any other by
/// its north-west one.
struct TiledPlace
{
    TileNumber tile = noTile;
    int x = 0;
    int y = 0;
    Size size;
};

[[nodiscard]] inline TiledPlace tiledPlace(const MapObject& object, int tilePixels)
{
    const Rect& cells = object.cells;
    const bool showsTile = object.tile != noTile && cells.width == 1 && cells.height == 1;
    return {.tile = showsTile ? object.tile : noTile,
            .x = cells.x * tilePixels,
            .y = (showsTile ? cells.bottom() : cells.y) * tilePixels,
            .size = {cells.width * tilePixels, cells.height * tilePixels}};
}

} // namespace zonewright

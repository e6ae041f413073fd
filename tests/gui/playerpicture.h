#pragma once

#include "render/tileset.h"
#include "views/mapevents.h"
#include "views/zoneview.h"

namespace zonewright::test {

/// True when all opaque pixels of the player's tile, in the light theme, are painted on a cell of the world.
inline bool playerIsPaintedOn(ZoneView& view, Point cell)
{
    const QImage image = completePicture(view);
    const auto seen = view.projection().appearances({cell.x, cell.y, 1, 1});
    if (seen.empty())
        return false;
    static const Tileset tileset(Theme::Light);
    const TileAtlas atlas = tileset.atlas(seen.front().width());
    const QImage tile = atlas.image().copy(atlas.source(playerTile()));
    int opaque = 0;
    for (int y = 0; y < tile.height(); ++y) {
        for (int x = 0; x < tile.width(); ++x) {
            if (qAlpha(tile.pixel(x, y)) != 255)
                continue;
            ++opaque;
            if (image.pixel(seen.front().topLeft() + QPoint(x, y)) != tile.pixel(x, y))
                return false;
        }
    }
    return opaque > 20;
}

} // namespace zonewright::test

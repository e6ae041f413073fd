#pragma once

#include "core/level/floorlevel.h"
#include "render/tileset.h"

#include <QImage>
#include <QSize>

class QPainter;

namespace zonewright {

/// A floor ready to be painted: what its cells are, how its walls join, and what stands on it. A value, which any
/// thread may paint.
struct FloorScene
{
    Grid<LevelCell> cells;
    Grid<std::uint8_t> joins;    ///< of a dug floor's walls and doors: the index of wallGlyphs; empty for a strip floor
    Grid<std::uint16_t> rooms;   ///< of a dug floor's cells: the id of the room, 0 for none; empty for a strip floor
    std::vector<Marker> markers; ///< as the level has them
};

[[nodiscard]] FloorScene floorScene(const BuiltFloor& built);

/// Paints floors with the tiles of one theme, wherever a floor is shown: the floor view, thumbnails, exports.
class FloorPainter
{
public:
    /// The tileset outlives the painter.
    explicit FloorPainter(const Tileset& tileset)
        : m_tileset(tileset)
    {
    }

    /// What of a floor is painted.
    struct Look
    {
        bool markers = true;    ///< stairs, hero, exit and what is set by hand
        bool roomTints = false; ///< rooms of a dug floor told apart by the colour of their id
    };

    /// Paints `cells` of the floor (cut to it) so that the floor's first cell begins at `origin`, in device pixels.
    /// `cellPixels` is the side of a cell, 1 and more; from smallestFloorTile on cells are tiles, below plain colours.
    void paint(QPainter& painter, const FloorScene& scene, QPoint origin, int cellPixels, Rect cells, Look look) const;

    /// Paints the whole floor into a rectangle of device pixels at any scale below one pixel a cell too: each pixel has
    /// the colour of the cell in its middle. What it costs depends on the pixels, not on the floor.
    void paintSmall(QPainter& painter, const FloorScene& scene, QRect target) const;

    /// The whole floor as a picture, `cellPixels` a cell.
    [[nodiscard]] QImage image(const FloorScene& scene, int cellPixels, Look look) const;

private:
    const Tileset& m_tileset;
};

inline constexpr int smallestFloorTile = 6; ///< device pixels a cell

/// A small picture of a floor: all of it, as large as fits `size` (logical pixels) in whole pixels a cell where it can,
/// in the middle of a picture of that size on a transparent ground.
[[nodiscard]] QImage floorThumbnail(const FloorScene& scene, QSize size, double pixelRatio, const Tileset& tileset);

} // namespace zonewright

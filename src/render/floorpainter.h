#pragma once

#include "core/geometry/rect.h"
#include "render/floorscene.h"
#include "render/tileset.h"

#include <QImage>
#include <QPoint>
#include <QRect>
#include <QSize>

class QPainter;

namespace zonewright {

inline constexpr int smallestFloorTile = 6; ///< device pixels a cell

/// Paints floors with the tiles of one theme, wherever a floor is shown: the floor view, thumbnails, exports. It keeps
/// nothing between calls, so any number of threads may paint, each with its own QPainter.
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

    /// Paints `cells` of the floor (cut to it) so that the floor's first cell begins at `origin`, in device pixels (see
    /// useDevicePixels). `cellPixels` is the side of a cell, 1 and more; from smallestFloorTile on cells are tiles,
    /// below plain colours. What it costs depends on `cells`, not on the floor.
    void paint(QPainter& painter, const FloorScene& scene, QPoint origin, int cellPixels, Rect cells, Look look) const;

    /// Paints the whole floor into a rectangle of device pixels at any scale below one pixel a cell too: each pixel has
    /// the colour of the cell in its middle. What it costs depends on the pixels, not on the floor.
    void paintSmall(QPainter& painter, const FloorScene& scene, QRect target) const;

    /// The whole floor as a picture (RGB32), `cellPixels` a cell; null where that is more than a picture may hold.
    [[nodiscard]] QImage image(const FloorScene& scene, int cellPixels, Look look) const;

private:
    const Tileset& m_tileset;
};

/// A small picture of a floor: all of it, as large as fits `size` (logical pixels) in whole pixels a cell where it can,
/// in the middle of a picture of that size on a transparent ground. Of a floor that is far longer than wide, the narrow
/// side is drawn wider than it is, so that something is seen of it. Of a floor of which nothing is built, an empty
/// frame that is struck through.
[[nodiscard]] QImage floorThumbnail(const FloorScene& scene, QSize size, double pixelRatio, const Tileset& tileset);

} // namespace zonewright

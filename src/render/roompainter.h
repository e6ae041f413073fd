#pragma once

#include "core/strip/roomcatalogue.h"
#include "render/floorscene.h"
#include "render/tileset.h"

#include <QPoint>
#include <QRect>

class QPainter;

namespace zonewright {

/// A room type as a floor of its own, without joints and border: its first cell is 0,0. The hero stands on its start.
[[nodiscard]] FloorScene roomScene(const RoomType& room, int rows);

/// Paints room types of a catalogue with the tiles of one theme, in device pixels. It keeps nothing between calls.
class RoomPainter
{
public:
    /// The tileset outlives the painter.
    explicit RoomPainter(const Tileset& tileset)
        : m_tileset(tileset)
    {
    }

    /// The room with its first cell at `origin`, `cellPixels` a side: as floors show it where that is enough for tiles
    /// (see smallestFloorTile), else in plain colours.
    void paint(QPainter& painter, const FloorScene& scene, QPoint origin, int cellPixels) const;

    /// The room as a small grid in the middle of `target`, as large as fits in whole pixels a cell, with thin lines
    /// between its cells where there is place for them, and a dot on its start. One that does not fit with a pixel a
    /// cell is shrunk: it never leaves `target`.
    void paintSmall(QPainter& painter, const RoomType& room, int rows, QRect target) const;

private:
    void paintShrunk(QPainter& painter, const RoomType& room, int rows, QRect target) const;

    const Tileset& m_tileset;
};

} // namespace zonewright

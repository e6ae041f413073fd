#pragma once

#include "core/geometry/point.h"
#include "render/livingscene.h"
#include "render/mapprojection.h"
#include "render/tileset.h"

#include <QRect>

#include <span>
#include <vector>

class QPainter;

namespace zonewright {

/// Where one cell of the world (any copy of it) is seen, in device pixels: each copy that touches the viewport. Much
/// cheaper than MapProjection::appearances for a cell that is not.
[[nodiscard]] std::vector<QRect> cellAppearances(const MapProjection& projection, Point cell);

/// Paints who stands on a map over its ground, in device pixels: tiles where cells are large enough for them (see
/// WorldPainter::showsTiles), dots where they are smaller. It keeps nothing between calls.
class FigurePainter
{
public:
    explicit FigurePainter(const Tileset& tileset)
        : m_tileset(tileset)
    {
    }

    /// Frozen creatures are paler and carry a sign, unborn ones are ghosts. Dots stand for those in memory where cells
    /// are two logical pixels or more; below that nobody is seen.
    void paintCreatures(QPainter& painter, const MapProjection& projection,
                        std::span<const SeenCreature> creatures) const;

    /// The player's figure in a ring; never smaller than a dot that is found at once.
    void paintPlayer(QPainter& painter, const MapProjection& projection, Point cell) const;

    /// The entrance of a dungeon of the project, likewise.
    void paintDungeon(QPainter& painter, const MapProjection& projection, Point cell) const;

    /// A small cross on the cell where a creature left memory.
    void paintLoss(QPainter& painter, const MapProjection& projection, Point cell) const;

private:
    void paintMarked(QPainter& painter, const MapProjection& projection, Point cell, int tile,
                     const QColor& ring) const;

    const Tileset& m_tileset;
};

} // namespace zonewright

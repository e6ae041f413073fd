#include "render/figurepainter.h"

#include "render/palette.h"
#include "render/worldpainter.h"
#include "render/zonepainter.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr double dotsFrom = 2.0;       ///< logical pixels a cell from which creatures are dots
constexpr double smallestMark = 7.0;   ///< logical pixels of the dot for a player or a dungeon
constexpr double signFrom = 12.0;      ///< logical pixels a cell from which a frozen creature has its sign
constexpr double frozenOpacity = 0.62; ///< of its figure
constexpr double unbornOpacity = 0.40;
constexpr QRgb livingDot = 0xfff6efd0;
constexpr QRgb frost = 0xff9cccff;

/// The cells that the viewport shows, and how the world's copies lie there.
class CopyFinder
{
public:
    explicit CopyFinder(const MapProjection& projection)
        : m_projection(projection)
        , m_visible(projection.visibleCells())
    {
    }

    template <typename Visit>
    void forEach(Point cell, Visit visit) const
    {
        const int side = m_projection.torus().side();
        const Point first{m_visible.x + m_projection.torus().wrap(cell.x - m_visible.x),
                          m_visible.y + m_projection.torus().wrap(cell.y - m_visible.y)};
        for (int y = first.y; y < m_visible.bottom(); y += side) {
            for (int x = first.x; x < m_visible.right(); x += side)
                visit(m_projection.pixelsOf({x, y, 1, 1}));
        }
    }

private:
    const MapProjection& m_projection;
    Rect m_visible;
};

/// The tiles at the size of the cells.
class TileStamp
{
public:
    TileStamp(QPainter& painter, const Tileset& tileset, const MapProjection& projection)
        : m_painter(painter)
        , m_atlas(tileset.atlas(std::clamp(static_cast<int>(std::lround(projection.scale())), 1, largestTile)))
    {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, projection.scale() > largestTile);
    }

    void put(const QRect& cell, int tile) const { m_painter.drawImage(cell, m_atlas.image(), m_atlas.source(tile)); }

private:
    QPainter& m_painter;
    TileAtlas m_atlas;
};

/// A star of six points in the north-east corner of a cell, as frost has them.
void paintFrost(QPainter& painter, const QRectF& cell, const OverlayColors& colors)
{
    const double radius = cell.width() * 0.16;
    const QPointF middle(cell.right() - radius * 1.5, cell.top() + radius * 1.5);
    painter.setOpacity(1.0);
    for (const bool shadow : {true, false}) {
        painter.setPen(QPen(shadow ? colors.casing : QColor(frost), cell.width() * (shadow ? 0.13 : 0.06),
                            Qt::SolidLine, Qt::RoundCap));
        for (const QPointF arm : {QPointF(0, 1), QPointF(0.866, 0.5), QPointF(0.866, -0.5)})
            painter.drawLine(middle - arm * radius, middle + arm * radius);
    }
}

double opacityOf(CreatureLook look)
{
    switch (look) {
    case CreatureLook::Living:
        return 1.0;
    case CreatureLook::Frozen:
        return frozenOpacity;
    case CreatureLook::Unborn:
        return unbornOpacity;
    }
    return 1.0;
}

} // namespace

std::vector<QRect> cellAppearances(const MapProjection& projection, Point cell)
{
    std::vector<QRect> result;
    CopyFinder(projection).forEach(cell, [&result](const QRect& seen) { result.push_back(seen); });
    return result;
}

void FigurePainter::paintCreatures(QPainter& painter, const MapProjection& projection,
                                   std::span<const SeenCreature> creatures) const
{
    const double logical = projection.scale() / projection.pixelRatio();
    if (logical < dotsFrom || creatures.empty())
        return;
    const CopyFinder copies(projection);
    painter.save();
    if (!WorldPainter::showsTiles(projection)) {
        for (const SeenCreature& creature : creatures) {
            if (creature.look != CreatureLook::Unborn) {
                const QColor dot(creature.look == CreatureLook::Frozen ? frost : livingDot);
                copies.forEach(creature.cell, [&](const QRect& seen) { painter.fillRect(seen, dot); });
            }
        }
        painter.restore();
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const TileStamp tiles(painter, m_tileset, projection);
    for (const SeenCreature& creature : creatures) {
        copies.forEach(creature.cell, [&](const QRect& seen) {
            painter.setOpacity(opacityOf(creature.look));
            tiles.put(seen, creatureTile(creature.kind));
            if (creature.look == CreatureLook::Frozen && logical >= signFrom)
                paintFrost(painter, seen, overlayColors(m_tileset.theme()));
        });
    }
    painter.restore();
}

void FigurePainter::paintPlayer(QPainter& painter, const MapProjection& projection, Point cell) const
{
    paintMarked(painter, projection, cell, playerTile(), overlayColors(m_tileset.theme()).player);
}

void FigurePainter::paintDungeon(QPainter& painter, const MapProjection& projection, Point cell) const
{
    paintMarked(painter, projection, cell, objectTile(ObjectTile::Entrance), overlayColors(m_tileset.theme()).dungeon);
}

/// A tile in a ring outside of its cell, or a dot in the colour of the ring.
void FigurePainter::paintMarked(QPainter& painter, const MapProjection& projection, Point cell, int tile,
                                const QColor& ring) const
{
    const bool isTile = WorldPainter::showsTiles(projection);
    const double pixel = projection.pixelRatio();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRect& seen : cellAppearances(projection, cell)) {
        QRectF mark(seen);
        if (isTile) {
            mark.adjust(-1.5 * pixel, -1.5 * pixel, 1.5 * pixel, 1.5 * pixel);
        } else {
            const double size = std::max(mark.width(), smallestMark * pixel);
            mark = QRectF(mark.center() - QPointF(size, size) / 2, QSizeF(size, size));
        }
        painter.setBrush(isTile ? QBrush(Qt::NoBrush) : QBrush(ring));
        const double corner = mark.width() / (isTile ? 4 : 2);
        painter.setPen(QPen(overlayColors(m_tileset.theme()).casing, (isTile ? 4.0 : 2.0) * pixel));
        painter.drawRoundedRect(mark, corner, corner);
        if (isTile) {
            painter.setPen(QPen(ring, 2.0 * pixel));
            painter.drawRoundedRect(mark, corner, corner);
            TileStamp(painter, m_tileset, projection).put(seen, tile);
        }
    }
    painter.restore();
}

void FigurePainter::paintLoss(QPainter& painter, const MapProjection& projection, Point cell) const
{
    if (projection.scale() < dotsFrom * projection.pixelRatio())
        return;
    const OverlayColors& colors = overlayColors(m_tileset.theme());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRect& seen : cellAppearances(projection, cell)) {
        const double size = std::max(seen.width() * 0.6, 5.0 * projection.pixelRatio());
        const QRectF cross(QRectF(seen).center() - QPointF(size, size) / 2, QSizeF(size, size));
        for (const bool shadow : {true, false}) {
            painter.setPen(QPen(shadow ? colors.casing : colors.hazard, size * (shadow ? 0.34 : 0.2), Qt::SolidLine,
                                Qt::RoundCap));
            painter.drawLine(cross.topLeft(), cross.bottomRight());
            painter.drawLine(cross.topRight(), cross.bottomLeft());
        }
    }
    painter.restore();
}

} // namespace zonewright

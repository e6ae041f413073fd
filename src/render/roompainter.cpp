#include "render/roompainter.h"

#include "render/floorpainter.h"
#include "render/palette.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int gapsFrom = 4;           // device pixels a cell, that lines between cells want
constexpr int wideGapsFrom = 16;      // where they are two pixels wide
constexpr int largestSmallCell = 24;  // device pixels, of a small grid at a pixel ratio of 1
constexpr double startDotShare = 0.5; // of a cell
constexpr double leastStartDot = 3.0; // device pixels
constexpr double ringShare = 0.3;     // of the dot, around it
constexpr int ringsFrom = 5;          // device pixels a cell

int gapOf(int cellPixels)
{
    if (cellPixels < gapsFrom)
        return 0;
    return cellPixels < wideGapsFrom ? 1 : 2;
}

/// Within `target`: the dot may be larger than its cell.
void paintStartDot(QPainter& painter, const QRectF& cell, QRect target, Theme theme)
{
    const FloorColors& colors = floorColors(theme);
    const double side = std::max(cell.width() * startDotShare, leastStartDot);
    painter.save();
    painter.setClipRect(target, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hasRing = cell.width() >= ringsFrom;
    painter.setPen(hasRing ? QPen(colors.stairsUp, side * ringShare) : QPen(Qt::NoPen));
    painter.setBrush(colors.hero);
    painter.drawEllipse(cell.center(), side / 2, side / 2);
    painter.restore();
}

} // namespace

FloorScene roomScene(const RoomType& room, int rows)
{
    FloorScene scene{.cells = Grid<LevelCell>({room.width(), rows}, LevelCell::Brick)};
    for (int x = 0; x < room.width(); ++x) {
        for (int y = 0; y < rows; ++y) {
            if ((room.columns[static_cast<std::size_t>(x)] & rowBit(y + 1)) != 0)
                scene.cells[{x, y}] = LevelCell::Slab;
        }
    }
    scene.markers = {{.kind = MarkerKind::Hero, .at = {room.start.x - 1, room.start.y - 1, 1, 1}}};
    return scene;
}

void RoomPainter::paint(QPainter& painter, const FloorScene& scene, QPoint origin, int cellPixels) const
{
    const Size size = scene.cells.size();
    FloorPainter(m_tileset).paint(painter, scene, origin, cellPixels, {0, 0, size.width, size.height}, {});
}

void RoomPainter::paintSmall(QPainter& painter, const RoomType& room, int rows, QRect target) const
{
    const int fitting = std::min(target.width() / room.width(), target.height() / rows);
    if (fitting < 1)
        return paintShrunk(painter, room, rows, target);
    const int cell = std::min(fitting, largestSmallCell);
    const int gap = gapOf(cell);
    const QSize size(room.width() * cell - gap, rows * cell - gap);
    const QPoint origin(target.x() + (target.width() - size.width()) / 2,
                        target.y() + (target.height() - size.height()) / 2);
    const QColor slab = floorColor(LevelCell::Slab, m_tileset.theme());
    const QColor brick = floorColor(LevelCell::Brick, m_tileset.theme());
    for (int x = 0; x < room.width(); ++x) {
        for (int y = 0; y < rows; ++y) {
            const bool isSlab = (room.columns[static_cast<std::size_t>(x)] & rowBit(y + 1)) != 0;
            painter.fillRect(origin.x() + x * cell, origin.y() + y * cell, cell - gap, cell - gap,
                             isSlab ? slab : brick);
        }
    }
    const QPointF start(origin + QPoint((room.start.x - 1) * cell, (room.start.y - 1) * cell));
    paintStartDot(painter, {start, QSizeF(cell - gap, cell - gap)}, target, m_tileset.theme());
}

/// A pixel for each cell would be too much: all of it, smaller.
void RoomPainter::paintShrunk(QPainter& painter, const RoomType& room, int rows, QRect target) const
{
    QImage cells(room.width(), rows, QImage::Format_RGB32);
    for (int x = 0; x < room.width(); ++x) {
        for (int y = 0; y < rows; ++y) {
            const bool isSlab = (room.columns[static_cast<std::size_t>(x)] & rowBit(y + 1)) != 0;
            cells.setPixelColor(x, y, floorColor(isSlab ? LevelCell::Slab : LevelCell::Brick, m_tileset.theme()));
        }
    }
    const QSize size = cells.size().scaled(target.size(), Qt::KeepAspectRatio).expandedTo({1, 1});
    const QPoint origin(target.x() + (target.width() - size.width()) / 2,
                        target.y() + (target.height() - size.height()) / 2);
    painter.drawImage(origin, cells.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    const double cell = static_cast<double>(size.width()) / room.width();
    const QRectF start(origin.x() + (room.start.x - 1) * cell, origin.y() + (room.start.y - 1) * cell, cell, cell);
    paintStartDot(painter, start, target, m_tileset.theme());
}

} // namespace zonewright

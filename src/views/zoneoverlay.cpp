#include "views/zoneoverlay.h"

#include "core/geometry/direction.h"
#include "models/words.h"
#include "render/palette.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <array>
#include <cmath>

namespace zonewright {

namespace {

constexpr std::array sides{Direction::North, Direction::East, Direction::South, Direction::West};

/// Strokes the inner border of `cells` over a wider translucent shadow; `width` in device pixels.
void outlineCells(QPainter& painter, const QRect& cells, const QColor& color, const QColor& shadow, int width)
{
    const auto stroke = [&painter](const QRect& outer, int thickness, const QColor& ink) {
        const QRegion frame = QRegion(outer) - outer.adjusted(thickness, thickness, -thickness, -thickness);
        for (const QRect& part : frame)
            painter.fillRect(part, ink);
    };
    stroke(cells.adjusted(-2 * width, -2 * width, 2 * width, 2 * width), 2 * width, shadow);
    stroke(cells.adjusted(-width, -width, width, width), width, color);
}

/// The position of the neighbour on one side of `zone`, just outside it.
void labelNeighbour(QPainter& painter, const MapProjection& projection, const ZonePicture& picture, const QRect& zone,
                    Direction side)
{
    const Torus zones(static_cast<int>(std::lround(std::log2(projection.torus().side() / picture.zoneSide))));
    const QString text = positionText(zones.wrap(picture.zone + step(side)));
    const QFontMetricsF metrics(painter.font());
    const double gap = metrics.height() * 0.6;
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + metrics.height(), metrics.height() * 1.35);
    const QRectF frame(zone);
    const QPointF away(step(side).x * (frame.width() / 2 + plate.width() / 2 + gap),
                       step(side).y * (frame.height() / 2 + plate.height() / 2 + gap));
    plate.moveCenter(frame.center() + away);
    if (!QRectF(QPointF(), QSizeF(projection.viewport())).contains(plate))
        return;
    const CanvasColors& colors = canvasColors(picture.theme);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.labelGround);
    painter.drawRoundedRect(plate, plate.height() / 4, plate.height() / 4);
    painter.setPen(colors.label);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void outlinePlace(QPainter& painter, const MapProjection& projection, const ZonePicture& picture,
                  const std::optional<CellPlace>& place, const QColor& color)
{
    if (!place)
        return;
    const Point cell = place->zone * picture.zoneSide + place->cell;
    const int width = std::max(1, static_cast<int>(std::lround(1.5 * projection.pixelRatio())));
    for (const QRect& seen : projection.appearances({cell.x, cell.y, 1, 1}))
        outlineCells(painter, seen, color, canvasColors(picture.theme).outlineShadow, width);
}

} // namespace

void paintZoneOverlay(QPainter& painter, const MapProjection& projection, const ZonePicture& picture)
{
    const int side = picture.zoneSide;
    const auto zones = projection.appearances({picture.zone.x * side, picture.zone.y * side, side, side});
    const CanvasColors& colors = canvasColors(picture.theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::lround(11 * projection.pixelRatio())));
    painter.setFont(font);
    const int line = std::max(1, static_cast<int>(std::lround(projection.pixelRatio())));
    for (const QRect& zone : zones) {
        if (picture.outlined)
            outlineCells(painter, zone, colors.label, colors.outlineShadow, line);
        for (const Direction direction : sides)
            labelNeighbour(painter, projection, picture, zone, direction);
    }
    outlinePlace(painter, projection, picture, picture.hovered, colors.hover);
    outlinePlace(painter, projection, picture, picture.selected, colors.selection);
    painter.restore();
}

} // namespace zonewright

#include "render/worldoverlay.h"

#include "render/overlaytools.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

int firstBorder(int from, int side)
{
    return from + ((side - from % side) % side);
}

} // namespace

ZoneBorders bordersOf(const MapProjection& projection, int side)
{
    const Rect visible = projection.visibleCells();
    ZoneBorders borders;
    for (int x = firstBorder(visible.x, side); x < visible.right(); x += side)
        borders.x.push_back(projection.pixelOf({x, 0}).x());
    for (int y = firstBorder(visible.y, side); y < visible.bottom(); y += side)
        borders.y.push_back(projection.pixelOf({0, y}).y());
    return borders;
}

void paintBorders(QPainter& painter, const MapProjection& projection, const ZoneBorders& borders, const QColor& color)
{
    const int width = inDevicePixels(1.0, projection);
    const QSize size = projection.viewport();
    for (const int x : borders.x)
        fillShade(painter, projection, QRect(x, 0, width, size.height()), color);
    for (const int y : borders.y)
        fillShade(painter, projection, QRect(0, y, size.width(), width), color);
}

void paintOutlines(QPainter& painter, const MapProjection& projection, std::span<const QRect> rects,
                   const QColor& color, const QColor& shadow, int logicalWidth)
{
    const int width = inDevicePixels(logicalWidth, projection);
    const int edge = inDevicePixels(1.0, projection);
    const int smallest = 2 * (width + edge) + 1;
    for (QRect rect : rects) {
        // What is smaller than its outline is still found: the outline grows around it.
        const int grow = std::max(0, (smallest - std::min(rect.width(), rect.height()) + 1) / 2);
        rect.adjust(-grow, -grow, grow, grow);
        fillFrame(painter, rect.adjusted(-edge, -edge, edge, edge), edge, shadow);
        fillFrame(painter, rect, width, color);
        fillFrame(painter, rect.adjusted(width, width, -width, -width), edge, shadow);
    }
}

void paintZoneCoordinates(QPainter& painter, const MapProjection& projection, int zoneSide, const CanvasColors& colors)
{
    QFont font = painter.font();
    font.setPixelSize(inDevicePixels(11.0, projection));
    painter.setFont(font);
    painter.setPen(colors.label);
    const QFontMetrics metrics(font);
    const int pad = inDevicePixels(3.0, projection);
    const int gap = inDevicePixels(4.0, projection);
    const Rect visible = projection.visibleCells();
    const int left = firstBorder(visible.x, zoneSide) - zoneSide;
    const int top = firstBorder(visible.y, zoneSide) - zoneSide;
    for (int y = top; y < visible.bottom(); y += zoneSide) {
        for (int x = left; x < visible.right(); x += zoneSide) {
            const Point cell = projection.torus().wrap(Point{x, y});
            const QString text =
                QStringLiteral("%1,%2").arg(QString::number(cell.x / zoneSide), QString::number(cell.y / zoneSide));
            const QRect zone = projection.pixelsOf({x, y, zoneSide, zoneSide}).adjusted(gap, gap, -gap, -gap);
            QRect plate(zone.topLeft(), QSize(metrics.horizontalAdvance(text) + 2 * pad, metrics.height()));
            // Where the corner is out of sight, the plate waits at the border of the view.
            plate.moveLeft(std::min(std::max(plate.left(), gap), zone.right() - plate.width() + 1));
            plate.moveTop(std::min(std::max(plate.top(), gap), zone.bottom() - plate.height() + 1));
            if (!QRect(QPoint(0, 0), projection.viewport()).contains(plate))
                continue;
            painter.fillRect(plate, colors.labelGround);
            painter.drawText(plate, Qt::AlignCenter, text);
        }
    }
}

} // namespace zonewright

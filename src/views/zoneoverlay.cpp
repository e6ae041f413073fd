#include "views/zoneoverlay.h"

#include "render/palette.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

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
    const int line = std::max(1, static_cast<int>(std::lround(projection.pixelRatio())));
    if (picture.outlined) {
        for (const QRect& zone : zones)
            outlineCells(painter, zone, colors.label, colors.outlineShadow, line);
    }
    outlinePlace(painter, projection, picture, picture.hovered, colors.hover);
    outlinePlace(painter, projection, picture, picture.selected, colors.selection);
}

} // namespace zonewright

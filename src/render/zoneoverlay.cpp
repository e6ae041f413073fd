#include "render/zoneoverlay.h"

#include "render/palette.h"
#include "render/zonescene.h"

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

void outlineCell(QPainter& painter, const MapProjection& projection, Theme theme, const std::optional<Point>& cell,
                 const QColor& color)
{
    if (!cell)
        return;
    const int width = std::max(1, static_cast<int>(std::lround(1.5 * projection.pixelRatio())));
    for (const QRect& seen : projection.appearances({cell->x, cell->y, 1, 1}))
        outlineCells(painter, seen, color, canvasColors(theme).outlineShadow, width);
}

} // namespace

void paintZoneOutlines(QPainter& painter, const MapProjection& projection, const ZoneScene& scene)
{
    const int side = scene.zoneSide;
    const CanvasColors& colors = canvasColors(scene.theme);
    const int line = std::max(1, static_cast<int>(std::lround(projection.pixelRatio())));
    if (scene.shown) {
        for (const QRect& zone : projection.appearances({scene.shown->x * side, scene.shown->y * side, side, side}))
            outlineCells(painter, zone, colors.label, colors.outlineShadow, line);
    }
    outlineCell(painter, projection, scene.theme, scene.hovered, colors.hover);
    outlineCell(painter, projection, scene.theme, scene.selected, colors.selection);
}

} // namespace zonewright

#include "views/walkoverlay.h"

#include "core/geometry/rect.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/worldoverlay.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int veilAlpha = 150;     // of 255: what is under it stays readable and clearly is not in memory
constexpr int thinVeilAlpha = 60;  // of what is at hand
constexpr double bordersFrom = 24; // logical pixels a zone from which zones have borders

Rect cellsOfZone(Point zone, int side)
{
    return {zone.x * side, zone.y * side, side, side};
}

/// The view square in cells; all of the world where it is no smaller.
Rect viewSquareOf(const WalkCanvas& canvas, const WalkPicture& picture)
{
    const int side = std::min(2 * picture.view + 1, canvas.projection.torus().side());
    return {picture.player.x - picture.view, picture.player.y - picture.view, side, side};
}

void fillRegion(QPainter& painter, const QRegion& region, QColor color, int alpha)
{
    color.setAlpha(alpha);
    for (const QRect& part : region)
        painter.fillRect(part, color);
}

/// A frame just inside each appearance, between two dark lines.
void paintFrames(QPainter& painter, const WalkCanvas& canvas, const Rect& cells, double width, const QColor& color)
{
    const OverlayColors& colors = overlayColors(canvas.theme);
    const int line = inDevicePixels(width, canvas.projection);
    const int edge = inDevicePixels(1.0, canvas.projection);
    for (const QRect& seen : canvas.projection.appearances(cells)) {
        fillFrame(painter, seen.adjusted(-edge, -edge, edge, edge), edge, colors.casing);
        fillFrame(painter, seen, line, color);
        fillFrame(painter, seen.adjusted(line, line, -line, -line), edge, colors.casing);
    }
}

void paintHazards(QPainter& painter, const WalkCanvas& canvas, const WalkPicture& picture)
{
    const QColor& red = overlayColors(canvas.theme).hazard;
    const Rect square = viewSquareOf(canvas, picture);
    const int side = canvas.zoneSide;
    const QBrush missing = patternBrush(AreaPattern::Hatching, red, canvas.projection);
    const QBrush late = patternBrush(AreaPattern::WideHatching, red, canvas.projection);
    for (const Hazard& hazard : picture.hazards) {
        // The copy of the zone that is nearest to the player.
        const Point corner = hazard.zone * side;
        const Point middle = corner + Point{side / 2, side / 2};
        const Point near = picture.player + canvas.projection.torus().offset(picture.player, middle);
        const Rect zone = cellsOfZone({}, side);
        const Rect cells = square.intersected({near.x - side / 2, near.y - side / 2, zone.width, zone.height});
        if (cells.empty())
            continue;
        for (const QRect& seen : canvas.projection.appearances(cells))
            fillArea(painter, seen, hazard.kind == HazardKind::Missing ? missing : late);
        paintFrames(painter, canvas, cells, 1.5, red);
    }
}

} // namespace

void paintVeil(QPainter& painter, const WalkCanvas& canvas, const WalkPicture* picture, std::optional<Point> shown)
{
    const QRect viewport({}, canvas.projection.viewport());
    const auto regionOf = [&](Point zone) {
        QRegion region;
        for (const QRect& seen : canvas.projection.appearances(cellsOfZone(zone, canvas.zoneSide)))
            region += seen.intersected(viewport);
        return region;
    };
    QRegion clear;
    QRegion thin;
    if (picture) {
        for (const Point zone : picture->live)
            clear += regionOf(zone);
        for (const Point zone : picture->frozen)
            thin += regionOf(zone);
    }
    if (shown) {
        clear += regionOf(*shown);
        thin -= regionOf(*shown);
    }
    const QColor& ground = canvasColors(canvas.theme).background;
    fillRegion(painter, QRegion(viewport) - clear - thin, ground, veilAlpha);
    fillRegion(painter, thin, ground, thinVeilAlpha);
}

void paintWalkLines(QPainter& painter, const WalkCanvas& canvas, const WalkPicture& picture)
{
    const OverlayColors& colors = overlayColors(canvas.theme);
    const int side = canvas.zoneSide;
    if (canvas.projection.scale() * side >= bordersFrom * canvas.projection.pixelRatio())
        paintBorders(painter, canvas.projection, bordersOf(canvas.projection, side),
                     canvasColors(canvas.theme).gridLine);
    if (picture.windowCentre) {
        const Point corner = (*picture.windowCentre - Point{1, 1}) * side;
        paintFrames(painter, canvas, {corner.x, corner.y, 3 * side, 3 * side}, 2.5, colors.window);
    }
    paintHazards(painter, canvas, picture);
    if (2 * picture.view + 1 < canvas.projection.torus().side())
        paintFrames(painter, canvas, viewSquareOf(canvas, picture), 1.0, colors.line);
}

} // namespace zonewright

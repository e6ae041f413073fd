#include "render/walkoverlay.h"

#include "core/geometry/rect.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/worldoverlay.h"

#include <QPainter>

#include <algorithm>
#include <utility>
#include <vector>

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

/// What is seen of a zone that is not veiled, or thinly.
struct ClearZone
{
    QRect seen;
    bool isThin = false;
};

/// In row order, each zone once in each of its copies; what is clear is so even if it is at hand, too.
std::vector<ClearZone> clearZones(const WalkCanvas& canvas, const WalkPicture* picture, std::optional<Point> shown)
{
    const QRect viewport({}, canvas.projection.viewport());
    std::vector<ClearZone> zones;
    const auto add = [&](Point zone, bool isThin) {
        for (const QRect& seen : canvas.projection.appearances(cellsOfZone(zone, canvas.zoneSide))) {
            const QRect part = seen.intersected(viewport);
            if (!part.isEmpty())
                zones.push_back({.seen = part, .isThin = isThin});
        }
    };
    if (shown && !picture)
        add(*shown, false);
    if (picture) {
        for (const Point zone : picture->live)
            add(zone, false);
        for (const Point zone : picture->frozen)
            add(zone, true);
        if (shown)
            add(*shown, true);
    }
    const auto place = [](const ClearZone& zone) { return std::pair(zone.seen.top(), zone.seen.left()); };
    std::ranges::stable_sort(zones, {}, place);
    const auto doubles = std::ranges::unique(zones, {}, place);
    zones.erase(doubles.begin(), doubles.end());
    return zones;
}

} // namespace

void paintVeil(QPainter& painter, const WalkCanvas& canvas, const WalkPicture* picture, std::optional<Point> shown)
{
    QColor veil = canvasColors(canvas.theme).background;
    veil.setAlpha(veilAlpha);
    QColor thin = veil;
    thin.setAlpha(thinVeilAlpha);
    const QSize size = canvas.projection.viewport();
    const std::vector<ClearZone> zones = clearZones(canvas, picture, shown);
    int bottom = 0; // of the rows of zones that are done
    for (auto zone = zones.begin(); zone != zones.end();) {
        const QRect row(0, zone->seen.top(), size.width(), zone->seen.height());
        painter.fillRect(0, bottom, size.width(), row.top() - bottom, veil);
        int right = 0; // of the zones of the row that are done
        for (; zone != zones.end() && zone->seen.top() == row.top(); ++zone) {
            painter.fillRect(right, row.top(), zone->seen.left() - right, row.height(), veil);
            if (zone->isThin)
                painter.fillRect(zone->seen, thin);
            right = zone->seen.left() + zone->seen.width();
        }
        painter.fillRect(right, row.top(), size.width() - right, row.height(), veil);
        bottom = row.top() + row.height();
    }
    painter.fillRect(0, bottom, size.width(), size.height() - bottom, veil);
}

void paintWalkLines(QPainter& painter, const WalkCanvas& canvas, const WalkPicture& picture)
{
    const OverlayColors& colors = overlayColors(canvas.theme);
    const int side = canvas.zoneSide;
    if (canvas.lines.zoneGrid && canvas.projection.scale() * side >= bordersFrom * canvas.projection.pixelRatio())
        paintBorders(painter, canvas.projection, bordersOf(canvas.projection, side),
                     canvasColors(canvas.theme).gridLine);
    if (canvas.lines.window && picture.windowCentre) {
        const Point corner = (*picture.windowCentre - Point{1, 1}) * side;
        paintFrames(painter, canvas, {corner.x, corner.y, 3 * side, 3 * side}, 2.5, colors.window);
    }
    if (canvas.lines.hazards)
        paintHazards(painter, canvas, picture);
    if (canvas.lines.view && 2 * picture.view + 1 < canvas.projection.torus().side())
        paintFrames(painter, canvas, viewSquareOf(canvas, picture), 1.0, colors.line);
}

} // namespace zonewright

#include "render/figurepainter.h"
#include "render/markpainter.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/signs.h"
#include "render/worldoverlay.h"
#include "render/worldpainter.h"

#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr double discSize = 13.0; ///< logical pixels
constexpr double flagSize = 18.0;
constexpr double largestFlag = 40.0;
constexpr double smallestViewSquare = 16.0; ///< logical pixels a side from which it is shown: else the disc hides it
constexpr double ghostStrength = 0.75;

/// The middle of a cell; cells smaller than a pixel have one too.
QPoint middleOf(const QRect& cell)
{
    return cell.topLeft() + QPoint(cell.width() / 2, cell.height() / 2);
}

void paintViewSquare(QPainter& painter, const MapProjection& projection, const PlayerMark& player,
                     const OverlayColors& colors)
{
    const int side = 2 * player.view + 1;
    if (side * projection.scale() < inDevicePixels(smallestViewSquare, projection))
        return;
    const Point corner = player.cell - Point{player.view, player.view};
    const auto places = projection.appearances({corner.x, corner.y, side, side});
    paintOutlines(painter, projection, places, weakened(colors.line, 0.85), weakened(colors.casing, 0.6), 1);
}

void paintFigure(QPainter& painter, const MapProjection& projection, const PlayerMark& player,
                 const OverlayColors& colors, const FigurePainter* figures)
{
    if (WorldPainter::showsTiles(projection) && figures != nullptr)
        return figures->paintPlayer(painter, projection, player.cell);
    for (const QRect& place : placesOfPlayer(projection, player.cell))
        paintDisc(painter, place, colors);
}

} // namespace

std::vector<QRect> placesOfPlayer(const MapProjection& projection, Point cell)
{
    std::vector<QRect> places = projection.appearances({cell.x, cell.y, 1, 1});
    if (WorldPainter::showsTiles(projection))
        return places;
    const int size = inDevicePixels(discSize, projection);
    for (QRect& place : places) {
        const QPoint middle = middleOf(place);
        place = QRect(middle.x() - size / 2, middle.y() - size / 2, size, size);
    }
    return places;
}

std::vector<QRect> placesOfStart(const MapProjection& projection, Point cell)
{
    std::vector<QRect> places = projection.appearances({cell.x, cell.y, 1, 1});
    const double wanted = std::clamp(projection.scale() / projection.pixelRatio(), flagSize, largestFlag);
    const int size = inDevicePixels(wanted, projection);
    for (QRect& place : places) {
        const QPoint foot = middleOf(place);
        place = QRect(foot.x() - size / 2, foot.y() - size + size / 16, size, size);
    }
    return places;
}

void paintPlayer(QPainter& painter, const MapProjection& projection, const PlayerMark& player, Theme theme,
                 const FigurePainter* figures)
{
    const OverlayColors& colors = overlayColors(theme);
    painter.save();
    paintViewSquare(painter, projection, player, colors);
    if (player.start) {
        for (const QRect& flag : placesOfStart(projection, *player.start))
            paintFlag(painter, flag, colors);
    }
    paintFigure(painter, projection, player, colors, figures);
    painter.restore();
}

void paintStartGhost(QPainter& painter, const MapProjection& projection, Point cell, Theme theme)
{
    const OverlayColors& colors = overlayColors(theme);
    painter.save();
    painter.setOpacity(ghostStrength);
    paintOutlines(painter, projection, projection.appearances({cell.x, cell.y, 1, 1}), colors.line, colors.casing, 1);
    for (const QRect& flag : placesOfStart(projection, cell))
        paintFlag(painter, flag, colors);
    painter.restore();
}

} // namespace zonewright

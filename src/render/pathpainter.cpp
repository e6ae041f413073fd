#include "render/jointbrush.h"
#include "render/jointpainter.h"
#include "render/jointsigns.h"
#include "render/overlaytools.h"

#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr double draftFill = 0.6;  ///< opacity of the cells of a path that joins
constexpr double faultFill = 0.55; ///< of one that does not
constexpr double addingShare = 0.45;

/// Everything but `area`, within the floor.
void veilAround(const JointBrush& brush, const QRect& area)
{
    const QRect floor = brush.projection().floorPixels();
    const auto veil = [&](int left, int top, int right, int bottom) {
        if (left < right && top < bottom)
            fillShade(brush.painter(), brush.projection(), {left, top, right - left, bottom - top},
                      brush.colors().veil);
    };
    const int right = floor.x() + floor.width();
    const int bottom = floor.y() + floor.height();
    veil(floor.x(), floor.y(), right, area.y());
    veil(floor.x(), area.y(), area.x(), area.y() + area.height());
    veil(area.x() + area.width(), area.y(), right, area.y() + area.height());
    veil(floor.x(), area.y() + area.height(), right, bottom);
}

void paintClosing(const JointBrush& brush, const QRect& cell)
{
    fillShade(brush.painter(), brush.projection(), cell, weakened(brush.colors().casing, 0.75));
    if (brush.cellSide() >= jointFramesFrom)
        brush.dashes(cell, brush.colors().hover);
}

/// `number` counts the path's cells from 1.
void paintPathCell(const JointBrush& brush, const QRect& cell, int number, bool joins)
{
    const JointColors& colors = brush.colors();
    const QColor& color = joins ? colors.path : colors.blocked;
    brush.painter().fillRect(cell, weakened(color, joins ? draftFill : faultFill));
    if (!joins)
        fillArea(brush.painter(), cell, patternBrush(AreaPattern::WideHatching, colors.casing, brush.projection()));
    if (brush.cellSide() >= jointFramesFrom)
        brush.frame(cell, color, 2.0);
    if (brush.cellSide() >= jointNumbersFrom)
        brush.number(cell, number, color, colors.ink);
}

} // namespace

void paintPathMark(const JointBrush& brush, const PathMark& path)
{
    const JointColors& colors = brush.colors();
    const QRect area = brush.projection().pixelsOf(path.area);
    veilAround(brush, area);
    brush.dashes(area, colors.path);
    for (const Point at : path.closing)
        paintClosing(brush, brush.cell(at));
    int number = 0;
    for (const Point at : path.cells)
        paintPathCell(brush, brush.cell(at), ++number, path.joins);
    const auto sign = [&](Point at) {
        if (brush.cellSide() < jointSignsFrom)
            return;
        const bool adds = std::ranges::find(path.cells, at) == path.cells.end();
        paintAddingSign(brush.painter(), brush.signIn(brush.cell(at), addingShare), adds, colors);
    };
    if (path.hovered) {
        brush.frame(brush.cell(*path.hovered), colors.hover, 1.0);
        sign(*path.hovered);
    }
    if (path.cursor) {
        brush.corners(brush.cell(*path.cursor), colors.hover);
        if (path.hovered != path.cursor)
            sign(*path.cursor);
    }
}

} // namespace zonewright

#pragma once

#include "render/mapprojection.h"
#include "render/palette.h"

#include <QRect>

#include <span>
#include <vector>

class QPainter;

namespace zonewright {

/// The first device pixel of every border between zones that is seen, on one axis.
struct ZoneBorders
{
    std::vector<int> x;
    std::vector<int> y;
};

/// The borders, in the viewport, of squares of `side` cells that begin at cell 0.
[[nodiscard]] ZoneBorders bordersOf(const MapProjection& projection, int side);

/// Lines of one logical pixel along `borders`, over the whole viewport.
void paintBorders(QPainter& painter, const MapProjection& projection, const ZoneBorders& borders, const QColor& color);

/// Outlines just inside `rects`, with a shadow so that they are seen on every colour.
void paintOutlines(QPainter& painter, const MapProjection& projection, std::span<const QRect> rects,
                   const QColor& color, const QColor& shadow, int logicalWidth);

/// The position of every zone in the north-west corner of what is seen of it.
void paintZoneCoordinates(QPainter& painter, const MapProjection& projection, int zoneSide, const CanvasColors& colors);

} // namespace zonewright

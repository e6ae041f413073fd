#pragma once

#include "render/mapprojection.h"
#include "render/theme.h"
#include "views/walkpicture.h"

#include <optional>

class QPainter;

namespace zonewright {

/// Where and how a turn is painted over the ground.
struct WalkCanvas
{
    const MapProjection& projection;
    Theme theme = Theme::Light;
    int zoneSide = 0; ///< cells
};

/// Veils what is not in memory, and thinly what is at hand. `shown` is a zone that stays clear all the same: one that
/// the designer looks at. In device pixels, like all painters.
void paintVeil(QPainter& painter, const WalkCanvas& canvas, const WalkPicture* picture, std::optional<Point> shown);

/// The lines of a turn: thin borders of zones, the border of the window, the view square, and hatches over the part of
/// it that is in zones which the window lacks (narrow ones where the zone is missing, wide ones where it is late).
void paintWalkLines(QPainter& painter, const WalkCanvas& canvas, const WalkPicture& picture);

} // namespace zonewright

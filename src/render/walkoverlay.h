#pragma once

#include "render/mapprojection.h"
#include "render/theme.h"
#include "render/walkpicture.h"

#include <optional>

class QPainter;

namespace zonewright {

/// Which lines of a turn are painted.
struct TurnLines
{
    bool zoneGrid = true;
    bool window = true;
    bool hazards = true;
    bool view = true;
};

/// Where and how a turn is painted over the ground.
struct WalkCanvas
{
    const MapProjection& projection;
    Theme theme = Theme::Light;
    int zoneSide = 0; ///< cells
    TurnLines lines = {};
};

/// Veils what is not in memory, and thinly what is at hand. `shown` is a zone that the designer looks at: it is veiled
/// thinly too where the turn does not hold it, and not at all without a turn. In device pixels, like all painters.
void paintVeil(QPainter& painter, const WalkCanvas& canvas, const WalkPicture* picture, std::optional<Point> shown);

/// The lines of a turn: thin borders of zones, the border of the window, the view square, and hatches over the part of
/// it that is in zones which the window lacks (narrow ones where the zone is missing, wide ones where it is late).
void paintWalkLines(QPainter& painter, const WalkCanvas& canvas, const WalkPicture& picture);

} // namespace zonewright

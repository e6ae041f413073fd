#pragma once

#include "render/mapprojection.h"
#include "render/palette.h"
#include "render/walktrail.h"

class QPainter;

namespace zonewright {

/// Paints a walk through the middles of cells (of squares of cells where those are too small to tell apart): the part
/// up to `turn` as a line, what lies ahead of it dotted and fainter. In device pixels. The time it takes depends on the
/// viewport, not on the walk.
void paintWalk(QPainter& painter, const MapProjection& projection, const WalkTrail& walk, std::int64_t turn,
               const OverlayColors& colors);

} // namespace zonewright

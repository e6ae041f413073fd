#pragma once

#include "core/geometry/point.h"
#include "document/selection.h"
#include "render/mapprojection.h"
#include "render/theme.h"

#include <optional>

class QPainter;

namespace zonewright {

/// What stands over the ground in the view of one zone.
struct ZonePicture
{
    Theme theme = Theme::Light;
    Point zone;                        ///< the one in sight
    bool outlined = true;              ///< it has a border of its own
    int zoneSide = 0;                  ///< cells
    std::optional<CellPlace> hovered;  ///< a cell to outline
    std::optional<CellPlace> selected; ///< a cell to outline
};

/// Outlines the zone in sight, and cells. In device pixels, like all painters.
void paintZoneOverlay(QPainter& painter, const MapProjection& projection, const ZonePicture& picture);

} // namespace zonewright

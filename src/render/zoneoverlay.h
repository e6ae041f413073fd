#pragma once

#include "render/mapprojection.h"

class QPainter;

namespace zonewright {

struct ZoneScene;

/// Outlines the zone that is looked at, and the cells of a scene that are to be outlined. In device pixels, like all
/// painters.
void paintZoneOutlines(QPainter& painter, const MapProjection& projection, const ZoneScene& scene);

} // namespace zonewright

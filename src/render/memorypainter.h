#pragma once

#include "render/mapprojection.h"
#include "render/worldscene.h"

class QPainter;

namespace zonewright {

/// What lies on zones as a whole, under lines and coordinates: known zones, tinted and framed by popularity, those at
/// hand with dots, those just forgotten veiled, hazards hatched. In device pixels.
void paintMemoryAreas(QPainter& painter, const MapProjection& projection, const WorldScene& scene);

/// What goes over lines and coordinates: the window and where it shifts to, the queue with the turns in which it is
/// computed, the ranks of the known zones.
void paintMemoryOutlines(QPainter& painter, const MapProjection& projection, const WorldScene& scene);

} // namespace zonewright

#pragma once

#include "render/mapprojection.h"
#include "render/worldscene.h"

#include <QRect>

#include <vector>

class QPainter;

namespace zonewright {

/// What lies on zones as a whole, under lines and coordinates: known zones, tinted and framed by popularity, those at
/// hand with dots, those just forgotten veiled, hazards hatched. In device pixels.
void paintMemoryAreas(QPainter& painter, const MapProjection& projection, const WorldScene& scene);

/// What goes over lines and coordinates: the window and where it shifts to, the queued zones and the target of what is
/// processed next, the ranks of the known ones, the breakpoints.
void paintMemoryOutlines(QPainter& painter, const MapProjection& projection, const WorldScene& scene);

/// The turns in which queued zones are computed, which go over marks too.
void paintQueueNumbers(QPainter& painter, const MapProjection& projection, const WorldScene& scene);

/// Where those turns are written, if the queue is shown: whatever else is on the map keeps out of there.
[[nodiscard]] std::vector<QRect> placesOfQueueNumbers(const MapProjection& projection, const WorldScene& scene);

} // namespace zonewright

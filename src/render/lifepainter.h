#pragma once

#include "render/cellscene.h"
#include "render/mapprojection.h"

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace zonewright {

class FigurePainter;
class LivingScene;

/// What stands on a zone (wrapped), if it is at hand; else null.
using ContentOf = std::function<std::shared_ptr<const ZoneContent>(Point zone)>;

/// The zones, wrapped, of which a cell is in sight, each once; `zoneSide` in cells.
[[nodiscard]] std::vector<Point> zonesInSight(const MapProjection& projection, int zoneSide);

/// Paints the creatures in sight, where cells are large enough: those in memory, and where tiles are shown those who
/// will be born elsewhere. In device pixels.
void paintLife(QPainter& painter, const MapProjection& projection, const LivingScene& life, int zoneSide,
               const FigurePainter& figures, const ContentOf& contentOf);

} // namespace zonewright

#include "render/lifepainter.h"

#include "core/geometry/flooring.h"
#include "render/figurepainter.h"
#include "render/livingscene.h"
#include "render/worldpainter.h"

#include <algorithm>

namespace zonewright {

std::vector<Point> zonesInSight(const MapProjection& projection, int zoneSide)
{
    const Rect cells = projection.visibleCells();
    const int side = projection.torus().side();
    const auto zonesOn = [=](int first, int length) {
        const int before = first - flooredTo(first, zoneSide);
        return std::min((before + length + zoneSide - 1) / zoneSide, side / zoneSide);
    };
    const int columns = zonesOn(cells.x, cells.width);
    const int rows = zonesOn(cells.y, cells.height);
    const Point first = projection.torus().wrap(Point{cells.x, cells.y});
    std::vector<Point> zones;
    zones.reserve(static_cast<std::size_t>(columns * rows));
    for (int i = 0; i < columns * rows; ++i) {
        const Point cell{first.x + i % columns * zoneSide, first.y + i / columns * zoneSide};
        const Point wrapped = projection.torus().wrap(cell);
        zones.push_back({wrapped.x / zoneSide, wrapped.y / zoneSide});
    }
    return zones;
}

void paintLife(QPainter& painter, const MapProjection& projection, const LivingScene& life, int zoneSide,
               const FigurePainter& figures, const ContentOf& contentOf)
{
    if (!WorldPainter::showsTiles(projection))
        return figures.paintCreatures(painter, projection, life.creatures());
    std::vector<SeenCreature> creatures = life.creatures();
    for (const Point zone : zonesInSight(projection, zoneSide)) {
        if (life.remembers(zone))
            continue;
        if (const auto content = contentOf(zone))
            life.appendUnborn(*content, zoneSide, creatures);
    }
    figures.paintCreatures(painter, projection, creatures);
}

} // namespace zonewright

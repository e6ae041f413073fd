#include "render/zonescene.h"

#include "render/figurepainter.h"
#include "render/memorypainter.h"
#include "render/walkoverlay.h"
#include "render/worldpainter.h"
#include "render/worldscene.h"
#include "render/zoneoverlay.h"

namespace zonewright {

namespace {

/// Logical pixels a zone from which its entrance has a place of its own in it.
constexpr double entrancesFrom = 48.0;

/// As on the world map.
void paintWaitingZones(QPainter& painter, const MapProjection& projection, const ZoneScene& scene)
{
    WorldScene queue;
    queue.theme = scene.theme;
    queue.zoneSide = scene.zoneSide;
    queue.layers = {.memory = false, .window = false};
    queue.zones = scene.walk->queued;
    paintMemoryOutlines(painter, projection, queue);
    paintQueueNumbers(painter, projection, queue);
}

void paintTurnOfZone(QPainter& painter, const WalkCanvas& canvas, const ZoneScene& scene)
{
    if (scene.layers.queue)
        paintWaitingZones(painter, canvas.projection, scene);
    paintWalkLines(painter, canvas, *scene.walk);
}

void paintPlayerInZone(QPainter& painter, const MapProjection& projection, const ZoneScene& scene,
                       const FigurePainter& figures)
{
    for (const Point cell : scene.walk->losses)
        figures.paintLoss(painter, projection, cell);
    if (scene.layers.player)
        figures.paintPlayer(painter, projection, scene.walk->player);
}

} // namespace

std::vector<DungeonEntrance> placeEntrances(const MapProjection& projection, int zoneSide,
                                            std::span<const DungeonSite> sites, const ContentOf& contentOf)
{
    std::vector<DungeonEntrance> entrances;
    const bool isLarge = projection.scale() * zoneSide >= entrancesFrom * projection.pixelRatio();
    for (const DungeonSite& site : sites) {
        const Point corner = projection.torus().wrap(site.zone * zoneSide);
        const Point zone{corner.x / zoneSide, corner.y / zoneSide};
        const Rect whole{corner.x, corner.y, zoneSide, zoneSide};
        if (projection.appearances(whole).empty())
            continue;
        const auto content = isLarge ? contentOf(zone) : nullptr;
        if (isLarge && !content)
            continue;
        const Point middle{zoneSide / 2, zoneSide / 2};
        const Point cell = corner + (content ? content->entrance.value_or(middle) : middle);
        entrances.push_back({.cell = cell, .cells = isLarge ? Rect{cell.x, cell.y, 1, 1} : whole, .names = site.names});
    }
    return entrances;
}

void paintZoneScene(QPainter& painter, const MapProjection& projection, const ZoneScene& scene,
                    const FigurePainter& figures, const ContentOf& contentOf)
{
    const WalkCanvas canvas{.projection = projection,
                            .theme = scene.theme,
                            .zoneSide = scene.zoneSide,
                            .lines = {.zoneGrid = scene.layers.zoneGrid,
                                      .window = scene.layers.window,
                                      .hazards = scene.layers.hazards,
                                      .view = scene.layers.player}};
    paintVeil(painter, canvas, scene.walk, scene.shown);
    if (scene.life != nullptr)
        paintLife(painter, projection, *scene.life, scene.zoneSide, figures, contentOf);
    for (const DungeonEntrance& entrance : scene.entrances)
        figures.paintDungeon(painter, projection, entrance.cell);
    if (scene.walk != nullptr)
        paintTurnOfZone(painter, canvas, scene);
    WorldPainter(projection.torus(), scene.zoneSide)
        .paintOverlay(painter, projection,
                      {.style = {.theme = scene.theme},
                       .zoneGrid = false,
                       .worldOutline = false,
                       .coordinates = scene.layers.coordinates});
    if (scene.walk != nullptr)
        paintPlayerInZone(painter, projection, scene, figures);
    paintZoneOutlines(painter, projection, scene);
}

} // namespace zonewright

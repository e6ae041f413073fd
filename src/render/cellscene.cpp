#include "render/cellscene.h"

#include "core/geometry/flooring.h"

#include <algorithm>
#include <utility>

namespace zonewright {

ZoneContent contentOf(const Zone& zone)
{
    return {zone.position, zone.creatures, zone.settlement, zone.entrance};
}

void CellScene::add(const ZoneContent& content, int side)
{
    const Point wrapped = torus.wrap({content.position.x * side, content.position.y * side});
    for (int y = flooredTo(area.y, side); y < area.bottom(); y += side) {
        for (int x = flooredTo(area.x, side); x < area.right(); x += side) {
            const Point corner{x, y};
            if (torus.wrap(corner) != wrapped)
                continue;
            for (const Creature& creature : content.creatures) {
                if (area.contains(corner + creature.cell))
                    creatures.push_back({creature.kind, corner + creature.cell});
            }
            if (content.settlement)
                settlements.push_back({*content.settlement, corner + content.settlement->at});
            if (content.entrance && area.contains(corner + *content.entrance))
                entrances.push_back(corner + *content.entrance);
        }
    }
}

CellScene terrainScene(const World& world, Rect area)
{
    CellScene scene;
    scene.torus = world.cells();
    scene.area = area;
    const Rect seen = area.grown(CellScene::margin);
    TerrainSamples samples;
    world.sample({.origin = {seen.x, seen.y}, .stride = 0, .size = {seen.width, seen.height}}, samples);
    scene.terrain = std::move(samples.terrain);
    scene.height = std::move(samples.height);
    return scene;
}

CellScene sceneOf(const World& world, Rect area)
{
    CellScene scene = terrainScene(world, area);
    const int side = world.zoneSide();
    std::vector<Point> seen;
    for (int y = flooredTo(area.y, side); y < area.bottom(); y += side) {
        for (int x = flooredTo(area.x, side); x < area.right(); x += side) {
            const Point zone = world.zones().wrap({flooredTo(x, side) / side, flooredTo(y, side) / side});
            if (std::ranges::find(seen, zone) == seen.end()) {
                seen.push_back(zone);
                scene.add(contentOf(world.zone(zone)), side);
            }
        }
    }
    return scene;
}

CellScene sceneOf(const World& world, const Zone& zone)
{
    const int side = world.zoneSide();
    CellScene scene = terrainScene(world, {zone.position.x * side, zone.position.y * side, side, side});
    for (int y = 0; y < side; ++y)
        std::ranges::copy(zone.cells.row(y), scene.terrain.row(y + CellScene::margin).begin() + CellScene::margin);
    scene.add(contentOf(zone), side);
    return scene;
}

} // namespace zonewright

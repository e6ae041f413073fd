#include "exporters/floormap.h"

#include "core/level/floorlevel.h"
#include "core/world/world.h"
#include "exporters/mapobjects.h"
#include "project/project.h"
#include "project/projectitems.h"
#include "render/floorscene.h"
#include "render/floortiles.h"

#include <fmt/format.h>

namespace zonewright {

namespace {

bool standsUp(LevelCell cell)
{
    return cell == LevelCell::Brick || cell == LevelCell::Wall || cell == LevelCell::Door ||
           cell == LevelCell::LockedDoor;
}

std::vector<TileLayer> floorLayers(const FloorScene& scene)
{
    const Size size = scene.cells.size();
    Grid<TileNumber> ground(size);
    Grid<TileNumber> walls(size);
    TileLayer overlay("overlay", size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const Point at{x, y};
            (standsUp(scene.cells[at]) ? walls : ground)[at] = tileNumber(floorCellTile(scene, at));
            if (const auto shade = floorShadeTile(scene, at))
                overlay.append(at, *shade);
        }
    }
    return {TileLayer("ground", std::move(ground)), TileLayer("walls", std::move(walls)), std::move(overlay)};
}

void addPlan(const FloorContext& context, const StripPlan& plan, std::vector<MapProperty>& properties)
{
    if (const ProjectCatalogue* catalogue = findCatalogue(context.project, plan.catalogue))
        properties.push_back({"catalogue", catalogue->rooms->contents().name});
    properties.push_back({"junctionRedraw", static_cast<std::int64_t>(plan.redraw)});
}

void addPlan(const FloorContext& context, const DugPlan& plan, std::vector<MapProperty>& properties)
{
    if (const ProjectPieceList* list = findPieceList(context.project, plan.pieces))
        properties.push_back({"pieces", list->pieces->name});
    properties.push_back({"pieceCount", std::int64_t{plan.count}});
}

std::vector<MapProperty> floorProperties(const FloorContext& context)
{
    std::vector<MapProperty> properties = worldProperties(context.project.world, context.worldSeed);
    properties.push_back({"dungeon", context.dungeon.name});
    properties.push_back({"floor", static_cast<std::int64_t>(context.number) + 1});
    properties.push_back({"name", context.plan.name});
    properties.push_back({"seed", fmt::format("{}", floorSeed(context.worldSeed, context.dungeon.id, context.plan))});
    properties.push_back({"redraw", static_cast<std::int64_t>(context.plan.redraw)});
    std::visit([&](const auto& plan) { addPlan(context, plan, properties); }, context.plan.plan);
    return properties;
}

} // namespace

TileMap floorMap(const BuiltFloor& built, const FloorContext& context)
{
    const FloorScene scene = floorScene(built);
    TileMap map{.kind = built.level.kind == LevelKind::Strip ? MapKind::Strip : MapKind::Dug,
                .name = context.dungeon.name + '/' + context.plan.name,
                .cells = built.level.cells,
                .layers = floorLayers(scene),
                .objects = {},
                .properties = floorProperties(context)};
    for (const Marker& marker : built.level.markers)
        addObject(map, marker);
    return map;
}

} // namespace zonewright

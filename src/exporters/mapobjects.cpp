#include "exporters/mapobjects.h"

#include "core/events/event.h"
#include "core/world/creature.h"
#include "core/world/world.h"
#include "core/world/worldsettings.h"
#include "render/floortiles.h"
#include "render/tilelayout.h"

#include <fmt/format.h>

namespace zonewright {

namespace {

TileNumber creatureTileOf(const std::string& name)
{
    for (int kind = 0; kind < creatureKindCount; ++kind) {
        if (word(static_cast<CreatureKind>(kind)) == name)
            return tileNumber(creatureTile(static_cast<CreatureKind>(kind)));
    }
    return noTile;
}

TileNumber tileOf(const Marker& marker)
{
    if (marker.kind == MarkerKind::Creature)
        return creatureTileOf(marker.name);
    const auto tile = markerTile(marker.kind);
    return tile ? tileNumber(*tile) : noTile;
}

} // namespace

std::vector<MapProperty> worldProperties(const WorldSettings& world, std::uint64_t seed)
{
    return {{"generator", std::string("zonewright")},
            {"generatorVersion", std::int64_t{generatorVersion}},
            {"world", world.name},
            {"worldSize", std::int64_t{world.size}},
            {"zoneSize", std::int64_t{world.zoneSize}},
            {"worldSeed", fmt::format("{}", seed)}};
}

void addObject(TileMap& map, const Marker& marker)
{
    MapObject object{.id = static_cast<std::int64_t>(map.objects.size()) + 1,
                     .type = std::string(word(marker.kind)),
                     .name = marker.name,
                     .cells = marker.at,
                     .tile = tileOf(marker),
                     .properties = {}};
    const bool isMade = marker.kind != MarkerKind::Custom; // by generation, whose properties are known
    for (const auto& [name, value] : marker.properties) {
        if (isMade && value == "true")
            object.properties.push_back({name, true});
        else
            object.properties.push_back({name, value});
    }
    map.objects.push_back(std::move(object));
}

void addEvent(TileMap& map, const ScheduledEvent& event, Rect cells)
{
    map.objects.push_back({.id = static_cast<std::int64_t>(map.objects.size()) + 1,
                           .type = "event",
                           .name = event.text,
                           .cells = cells,
                           .properties = {{"kind", std::string(word(event.kind))},
                                          {"turn", std::int64_t{event.due}},
                                          {"eventId", std::int64_t{event.id}}}});
}

Marker cellMarker(MarkerKind kind, Point cell, const std::string& name)
{
    return {.kind = kind, .at = {cell.x, cell.y, 1, 1}, .name = name, .properties = {}};
}

} // namespace zonewright

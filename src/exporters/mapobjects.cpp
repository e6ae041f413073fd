#include "exporters/mapobjects.h"

#include "core/events/event.h"
#include "core/world/creature.h"
#include "core/world/world.h"
#include "core/world/worldsettings.h"
#include "render/floortiles.h"
#include "render/tilelayout.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

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

/// Ids of creatures have more than 32 bits, so that they are texts.
constexpr std::array<KnownProperty, 7> allKnownProperties{{
    {MarkerKind::Room, "id", KnownProperty::Type::Number},
    {MarkerKind::Room, "code", KnownProperty::Type::Number},
    {MarkerKind::Room, "inhabitants", KnownProperty::Type::Text},
    {MarkerKind::Room, "boss", KnownProperty::Type::Flag},
    {MarkerKind::Room, "locked", KnownProperty::Type::Flag},
    {MarkerKind::Creature, "id", KnownProperty::Type::Text},
    {MarkerKind::Settlement, "kind", KnownProperty::Type::Text},
}};

std::optional<std::int32_t> numberIn(const std::string& text)
{
    std::int32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

MapProperty typedProperty(MarkerKind kind, const std::string& name, const std::string& value)
{
    const auto isIt = [&](const KnownProperty& known) { return known.kind == kind && known.name == name; };
    const auto known = std::ranges::find_if(allKnownProperties, isIt);
    const auto type = known != allKnownProperties.end() ? known->type : KnownProperty::Type::Text;
    if (type == KnownProperty::Type::Flag && value == "true")
        return {name, true};
    if (const auto number = numberIn(value); type == KnownProperty::Type::Number && number)
        return {name, std::int64_t{*number}};
    return {name, value};
}

TileNumber tileOf(const Marker& marker)
{
    if (marker.kind == MarkerKind::Creature)
        return creatureTileOf(marker.name);
    const auto tile = markerTile(marker.kind);
    return tile ? tileNumber(*tile) : noTile;
}

} // namespace

std::span<const KnownProperty> knownProperties()
{
    return allKnownProperties;
}

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
    for (const auto& [name, value] : marker.properties)
        object.properties.push_back(typedProperty(marker.kind, name, value));
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

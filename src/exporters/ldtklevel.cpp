#include "exporters/ldtklevel.h"

#include "core/random/hash.h"
#include "exporters/jsonwriter.h"
#include "exporters/ldtkdefinitions.h"
#include "exporters/ldtktext.h"
#include "exporters/tilesetfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace zonewright {

namespace {

constexpr std::uint64_t ldtkSeeds = 10'000'000; ///< of layers, from 0

/// Whether a layer of a map goes into a layer of LDtk: `edges 2` goes into that of edges.
bool goesInto(const TileLayer& from, std::string_view identifier)
{
    if (identifier == "Edges")
        return from.name().starts_with("edges");
    return ldtkTitle(from.name(), {}) == identifier;
}

std::vector<const TileLayer*> layersOf(const TileMap& map, const LdtkLayer& layer)
{
    std::vector<const TileLayer*> layers;
    if (layer.kind != LdtkLayer::Kind::Tiles)
        return layers;
    for (const TileLayer& one : map.layers) {
        if (goesInto(one, layer.identifier))
            layers.push_back(&one);
    }
    return layers;
}

/// What is the same for everything that stands on one level.
struct LdtkEntityPlace
{
    std::string path; ///< of the level
    LdtkRows::Pixels level;
    int tilePixels = 0;
};

/// What tells an object from others of its type on the level, whatever else is added or goes: the id that events and
/// creatures have of their own, else its cell. Several may have one cell.
std::string identityOf(const MapObject& object)
{
    const bool isCreature = object.type == word(MarkerKind::Creature);
    const auto found = std::ranges::find(object.properties, isCreature ? "id" : "eventId", &MapProperty::name);
    if (found == object.properties.end() || (!isCreature && object.type != "event"))
        return fmt::format("{},{}", object.cells.x, object.cells.y);
    return std::visit([](const auto& value) { return fmt::format("{}", value); }, found->value);
}

/// `number` counts objects of one type and identity on the level.
void writeLdtkEntity(JsonWriter& json, const LdtkEntity& entity, const MapObject& object, int number,
                     const LdtkEntityPlace& place)
{
    const int pixels = place.tilePixels;
    const Point at{object.cells.x * pixels, object.cells.y * pixels};
    json.beginObject();
    json.member("__identifier", entity.identifier);
    json.raw(fmt::format(R"("__grid":[{},{}],"__pivot":[0,0],"__tags":[])", object.cells.x, object.cells.y));
    json.key("__tile");
    json.raw(object.tile == noTile ? "null" : ldtkTileRect(object.tile - 1, pixels));
    json.member("__smartColor", ldtkColor(entity.color));
    json.member("__worldX", place.level.x + at.x);
    json.member("__worldY", place.level.y + at.y);
    json.member("iid", ldtkIid(fmt::format("{}/{}/{}/{}", place.path, object.type, identityOf(object), number)));
    json.member("width", object.cells.width * pixels);
    json.member("height", object.cells.height * pixels);
    json.member("defUid", entity.uid);
    json.raw(fmt::format(R"("px":[{},{}])", at.x, at.y));
    json.key("fieldInstances");
    writeLdtkFields(json, entity.fields,
                    {.name = object.name, .kind = {}, .tile = object.tile, .properties = object.properties}, pixels);
    json.endObject();
}

} // namespace

std::string ldtkLevelPath(const ExportTarget& target)
{
    const Rect& zones = target.zones;
    switch (target.kind) {
    case ExportTarget::Kind::Floor:
        return fmt::format("floor/{}/{}", target.dungeon, target.id);
    case ExportTarget::Kind::Zone:
        return fmt::format("zone/{}/{}", zones.x, zones.y);
    case ExportTarget::Kind::Zones:
        return fmt::format("zones/{}/{}/{}/{}", zones.x, zones.y, zones.width, zones.height);
    case ExportTarget::Kind::Window:
        return "window";
    case ExportTarget::Kind::Overview:
        break;
    }
    return "overview";
}

LdtkLevelWriter::LdtkLevelWriter(const LdtkDefinitions& definitions, QRgb background)
    : m_definitions(definitions)
    , m_tiles(definitions.tilePixels())
    , m_background(background)
{
}

void LdtkLevelWriter::write(JsonWriter& json, const LdtkLevel& level, const TileMap& map) const
{
    const Size size = map.cells.size();
    const int pixels = m_definitions.tilePixels();
    json.breakLine();
    json.beginObject();
    json.member("identifier", level.identifier);
    json.member("iid", ldtkIid(level.path));
    json.member("uid", level.uid);
    json.member("worldX", level.place.x);
    json.member("worldY", level.place.y);
    json.member("worldDepth", 0);
    json.member("pxWid", size.width * pixels);
    json.member("pxHei", size.height * pixels);
    json.member("__bgColor", ldtkColor(m_background));
    json.raw(R"("bgColor":null,"useAutoIdentifier":false,"bgRelPath":null,"bgPos":null,"bgPivotX":0.5,"bgPivotY":0.5)");
    json.member("__smartColor", ldtkColor(ldtkSmartColor(m_background)));
    json.raw(R"("__bgPos":null,"externalRelPath":null)");
    json.key("fieldInstances");
    writeLdtkFields(json, m_definitions.levelFields(),
                    {.name = map.name, .kind = word(map.kind), .properties = map.properties}, pixels);
    writeLayers(json, level, map);
    writeNeighbours(json, level);
    json.endObject();
}

void LdtkLevelWriter::writeNeighbours(JsonWriter& json, const LdtkLevel& level)
{
    json.beginArray("__neighbours");
    for (const auto& [path, direction] : level.neighbours) {
        json.beginObject();
        json.member("levelIid", ldtkIid(path));
        json.member("dir", direction);
        json.endObject();
    }
    json.endArray();
}

void LdtkLevelWriter::writeLayers(JsonWriter& json, const LdtkLevel& level, const TileMap& map) const
{
    json.beginArray("layerInstances");
    for (const LdtkLayer& layer : ldtkLayers) {
        json.breakLine();
        json.beginObject();
        writeLayerFacts(json, level, layer, map.cells.size());
        json.beginArray("intGridCsv");
        if (layer.kind == LdtkLayer::Kind::IntGrid)
            LdtkTiles::writeCells(map.cells, json.sink());
        json.endArray();
        json.beginArray("gridTiles");
        m_tiles.writeTiles(layersOf(map, layer), json.sink());
        json.endArray();
        json.beginArray("entityInstances");
        if (layer.kind == LdtkLayer::Kind::Entities)
            writeEntities(json, level, map);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

void LdtkLevelWriter::writeLayerFacts(JsonWriter& json, const LdtkLevel& level, const LdtkLayer& layer, Size size) const
{
    const std::string path = fmt::format("{}/layer/{}", level.path, layer.identifier);
    json.member("__identifier", layer.identifier);
    json.member("__type", word(layer.kind));
    json.member("__cWid", size.width);
    json.member("__cHei", size.height);
    json.member("__gridSize", m_definitions.tilePixels());
    json.raw(R"("__opacity":1,"__pxTotalOffsetX":0,"__pxTotalOffsetY":0)");
    json.raw(layer.kind == LdtkLayer::Kind::Tiles ? fmt::format(R"("__tilesetDefUid":{},"__tilesetRelPath":"{}")",
                                                                ldtkTilesetUid, m_definitions.tilesetPicture())
                                                  : R"("__tilesetDefUid":null,"__tilesetRelPath":null)");
    json.member("iid", ldtkIid(path));
    json.member("levelId", level.uid);
    json.member("layerDefUid", layer.uid);
    json.raw(R"("pxOffsetX":0,"pxOffsetY":0,"visible":true,"optionalRules":[],"autoLayerTiles":[])");
    json.member("seed", hashBytes(path) % ldtkSeeds);
    json.member("overrideTilesetUid", nullptr);
}

void LdtkLevelWriter::writeEntities(JsonWriter& json, const LdtkLevel& level, const TileMap& map) const
{
    const LdtkEntityPlace place{.path = level.path, .level = level.place, .tilePixels = m_definitions.tilePixels()};
    std::map<std::pair<std::string_view, std::string>, int> numbers;
    for (const MapObject& object : map.objects) {
        if (!json.isGood())
            return;
        const int number = ++numbers[{object.type, identityOf(object)}];
        writeLdtkEntity(json, m_definitions.entity(object.type), object, number, place);
    }
}

} // namespace zonewright

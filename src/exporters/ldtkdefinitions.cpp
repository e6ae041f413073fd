#include "exporters/ldtkdefinitions.h"

#include "core/level/level.h"
#include "exporters/jsonwriter.h"
#include "exporters/ldtktext.h"
#include "exporters/mapobjects.h"
#include "exporters/tilesetfile.h"
#include "project/jsontext.h"
#include "project/project.h"
#include "render/floortiles.h"
#include "render/palette.h"
#include "render/tilelayout.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace zonewright {

namespace {

constexpr std::string_view ldtkEventType = "event";

/// A field that the generator fills.
struct LdtkKnownField
{
    std::string_view property;
    LdtkType type;
};

/// Ids and turns of events may have more than 32 bits.
constexpr std::array<std::string_view, 3> ldtkEventTexts{"kind", "turn", "eventId"};

LdtkType ldtkTypeOf(KnownProperty::Type type)
{
    switch (type) {
    case KnownProperty::Type::Number:
        return LdtkType::Number;
    case KnownProperty::Type::Flag:
        return LdtkType::Flag;
    case KnownProperty::Type::Text:
        break;
    }
    return LdtkType::Text;
}

/// The properties of maps: what all have, then those of zones, then those of floors.
constexpr std::array<LdtkKnownField, 18> ldtkLevelProperties{{
    {"generator", LdtkType::Text},
    {"generatorVersion", LdtkType::Number},
    {"world", LdtkType::Text},
    {"worldSize", LdtkType::Number},
    {"zoneSize", LdtkType::Number},
    {"worldSeed", LdtkType::Text},
    {"zoneX", LdtkType::Number},
    {"zoneY", LdtkType::Number},
    {"zoneSide", LdtkType::Number},
    {"dungeon", LdtkType::Text},
    {"floor", LdtkType::Number},
    {"name", LdtkType::Text},
    {"seed", LdtkType::Text},
    {"redraw", LdtkType::Text},
    {"catalogue", LdtkType::Text},
    {"junctionRedraw", LdtkType::Text},
    {"pieces", LdtkType::Text},
    {"pieceCount", LdtkType::Number},
}};

/// What all definitions of layers have in common.
constexpr std::string_view ldtkLayerSettings =
    R"("doc":null,"uiColor":null,"guideGridWid":0,"guideGridHei":0,"displayOpacity":1,"inactiveOpacity":1,)"
    R"("hideInList":false,"hideFieldsWhenInactive":true,"canSelectWhenInactive":true,"renderInWorldView":true,)"
    R"("pxOffsetX":0,"pxOffsetY":0,"parallaxFactorX":0,"parallaxFactorY":0,"parallaxScaling":true,"requiredTags":[],)"
    R"("excludedTags":[],"autoTilesKilledByOtherLayerUid":null,"uiFilterTags":[],"useAsyncRender":false,)"
    R"("intGridValuesGroups":[],"autoRuleGroups":[],"autoSourceLayerDefUid":null,"autoTilesetDefUid":null,)"
    R"("tilePivotX":0,"tilePivotY":0,"biomeFieldUid":null)";

/// What all definitions of entities have in common.
constexpr std::string_view ldtkEntitySettings =
    R"("tags":[],"exportToToc":false,"allowOutOfBounds":true,"doc":null,"resizableX":true,"resizableY":true,)"
    R"("minWidth":null,"maxWidth":null,"minHeight":null,"maxHeight":null,"keepAspectRatio":false,"tileOpacity":1,)"
    R"("fillOpacity":0.1,"lineOpacity":1,"showName":true,"nineSliceBorders":[],"maxCount":0,"limitScope":"PerLevel",)"
    R"("limitBehavior":"MoveLastOne","pivotX":0,"pivotY":0)";

QRgb markerColor(std::string_view type, Theme theme)
{
    const FloorColors& floor = floorColors(theme);
    const OverlayColors& overlay = overlayColors(theme);
    if (type == ldtkEventType)
        return overlay.event.rgb();
    switch (valueIn<MarkerKind>(markerKindWords, type).value_or(MarkerKind::Custom)) {
    case MarkerKind::Hero:
        return floor.hero.rgb();
    case MarkerKind::Exit:
        return floor.exit.rgb();
    case MarkerKind::StairsUp:
        return floor.stairsUp.rgb();
    case MarkerKind::StairsDown:
        return floor.stairsDown.rgb();
    case MarkerKind::Door:
        return floorColor(LevelCell::Door, theme);
    case MarkerKind::LockedDoor:
        return floorColor(LevelCell::LockedDoor, theme);
    case MarkerKind::Room:
        return floorColor(LevelCell::Floor, theme);
    case MarkerKind::Creature:
        return overlay.known.rgb();
    case MarkerKind::Settlement:
        return overlay.line.rgb();
    case MarkerKind::Entrance:
    case MarkerKind::Dungeon:
        return overlay.dungeon.rgb();
    case MarkerKind::Custom:
        break;
    }
    return floor.custom.rgb();
}

std::optional<int> tileOfType(std::string_view type)
{
    const auto kind = valueIn<MarkerKind>(markerKindWords, type);
    return kind ? markerTile(*kind) : std::nullopt;
}

/// The names of properties that a designer gave to markers of each type, in order.
std::map<std::string_view, std::set<std::string>> givenProperties(const Project& project)
{
    std::map<std::string_view, std::set<std::string>> given;
    for (const Dungeon& dungeon : project.dungeons) {
        for (const FloorPlan& floor : dungeon.floors) {
            for (const Marker& marker : floor.markers) {
                for (const auto& [name, value] : marker.properties)
                    given[word(marker.kind)].insert(name);
            }
        }
    }
    return given;
}

/// Collects the fields of one owner, each with an identifier of its own.
class LdtkFieldList
{
public:
    explicit LdtkFieldList(int& nextUid)
        : m_nextUid(nextUid)
    {
    }

    void add(std::string_view property, LdtkType type, LdtkSource source = LdtkSource::Given)
    {
        const auto isThere = [&](const LdtkField& field) {
            return source == LdtkSource::Given && field.source == source && field.property == property;
        };
        if (std::ranges::any_of(m_fields, isThere))
            return;
        const std::string plain = ldtkIdentifier(property, "field");
        std::string identifier = plain;
        for (int number = 2; !m_taken.insert(identifier).second; ++number)
            identifier = fmt::format("{}_{}", plain, number);
        m_fields.push_back({.identifier = identifier,
                            .property = std::string(property),
                            .type = type,
                            .source = source,
                            .uid = m_nextUid++});
    }

    [[nodiscard]] LdtkFields take() { return std::move(m_fields); }

private:
    int& m_nextUid;
    std::set<std::string> m_taken;
    LdtkFields m_fields;
};

LdtkFields fieldsOfLevels(int& nextUid)
{
    LdtkFieldList fields(nextUid);
    fields.add("level", LdtkType::Text, LdtkSource::Name);
    fields.add("kind", LdtkType::Text, LdtkSource::Kind);
    for (const LdtkKnownField& known : ldtkLevelProperties)
        fields.add(known.property, known.type);
    return fields.take();
}

LdtkFields fieldsOfEntity(std::string_view type, const std::set<std::string>& given, int& nextUid)
{
    LdtkFieldList fields(nextUid);
    fields.add("name", LdtkType::Text, LdtkSource::Name);
    if (type == word(MarkerKind::Creature))
        fields.add("tile", LdtkType::Tile, LdtkSource::Tile);
    for (const KnownProperty& known : knownProperties()) {
        if (word(known.kind) == type)
            fields.add(known.name, ldtkTypeOf(known.type));
    }
    if (type == ldtkEventType) {
        for (const std::string_view property : ldtkEventTexts)
            fields.add(property, LdtkType::Text);
    }
    for (const std::string& property : given)
        fields.add(property, LdtkType::Text);
    return fields.take();
}

} // namespace

LdtkDefinitions::LdtkDefinitions(const Project& project, int tilePixels, Theme theme)
    : m_tilePixels(tilePixels)
    , m_theme(theme)
    , m_nextUid(ldtkLayers.back().uid + 1)
{
    auto given = givenProperties(project);
    m_levelFields = fieldsOfLevels(m_nextUid);
    std::vector<std::string_view> types(markerKindWords.begin(), markerKindWords.end());
    types.push_back(ldtkEventType);
    for (const std::string_view type : types) {
        LdtkEntity entity{.type = type,
                          .identifier = ldtkTitle(type, "Entity"),
                          .uid = m_nextUid++,
                          .color = markerColor(type, theme),
                          .tile = tileOfType(type)};
        entity.fields = fieldsOfEntity(type, given[type], m_nextUid);
        m_entities.push_back(std::move(entity));
    }
}

const LdtkEntity& LdtkDefinitions::entity(std::string_view type) const
{
    return *std::ranges::find(m_entities, type, &LdtkEntity::type);
}

void LdtkDefinitions::writeCellValues(JsonWriter& json) const
{
    json.beginArray("intGridValues");
    for (int i = 0; i < levelCellCount; ++i) {
        const auto cell = static_cast<LevelCell>(i);
        const QRgb color = isTerrain(cell) ? terrainColor(static_cast<Terrain>(i), m_theme) : floorColor(cell, m_theme);
        json.beginObject();
        json.member("value", ldtkCell(cell));
        json.member("identifier", ldtkIdentifier(word(cell), "cell"));
        json.member("color", ldtkColor(color));
        json.member("tile", nullptr);
        json.member("groupUid", 0);
        json.endObject();
    }
    json.endArray();
}

void LdtkDefinitions::writeLayer(JsonWriter& json, const LdtkLayer& layer) const
{
    json.breakLine();
    json.beginObject();
    json.member("__type", word(layer.kind));
    json.member("identifier", layer.identifier);
    json.member("type", word(layer.kind));
    json.member("uid", layer.uid);
    json.member("gridSize", m_tilePixels);
    json.raw(ldtkLayerSettings);
    if (layer.kind == LdtkLayer::Kind::IntGrid)
        writeCellValues(json);
    else
        json.raw(R"("intGridValues":[])");
    json.key("tilesetDefUid");
    json.raw(layer.kind == LdtkLayer::Kind::Tiles ? fmt::format("{}", ldtkTilesetUid) : "null");
    json.endObject();
}

void LdtkDefinitions::writeEntity(JsonWriter& json, const LdtkEntity& entity) const
{
    const bool hasTile = entity.tile || entity.type == word(MarkerKind::Creature);
    json.breakLine();
    json.beginObject();
    json.member("identifier", entity.identifier);
    json.member("uid", entity.uid);
    json.raw(ldtkEntitySettings);
    json.member("width", m_tilePixels);
    json.member("height", m_tilePixels);
    json.member("hollow", entity.type == word(MarkerKind::Room) || entity.type == ldtkEventType);
    json.member("color", ldtkColor(entity.color));
    json.member("renderMode", hasTile ? "Tile" : "Rectangle");
    json.member("tileRenderMode", "FitInside");
    json.key("tilesetId");
    json.raw(hasTile ? fmt::format("{}", ldtkTilesetUid) : "null");
    json.member("tileId", nullptr);
    json.key("tileRect");
    json.raw(entity.tile ? ldtkTileRect(*entity.tile, m_tilePixels) : "null");
    json.member("uiTileRect", nullptr);
    json.key("fieldDefs");
    writeLdtkFieldDefinitions(json, entity.fields);
    json.endObject();
}

void LdtkDefinitions::writeTileset(JsonWriter& json) const
{
    json.breakLine();
    json.beginObject();
    json.member("__cWid", tileColumns);
    json.member("__cHei", tileRows);
    json.member("identifier", "Tiles");
    json.member("uid", ldtkTilesetUid);
    json.member("relPath", tilesetPicture());
    json.member("embedAtlas", nullptr);
    json.member("pxWid", tileColumns * m_tilePixels);
    json.member("pxHei", tileRows * m_tilePixels);
    json.member("tileGridSize", m_tilePixels);
    json.raw(R"("spacing":0,"padding":0,"tags":[],"tagsSourceEnumUid":null,"enumTags":[],"customData":[],)"
             R"("savedSelections":[],"cachedPixelData":null)");
    json.endObject();
}

void LdtkDefinitions::write(JsonWriter& json) const
{
    json.beginObject();
    json.beginArray("layers");
    for (const LdtkLayer& layer : ldtkLayers)
        writeLayer(json, layer);
    json.endArray();
    json.beginArray("entities");
    for (const LdtkEntity& entity : m_entities)
        writeEntity(json, entity);
    json.endArray();
    json.beginArray("tilesets");
    writeTileset(json);
    json.endArray();
    json.raw(R"("enums":[],"externalEnums":[])");
    json.key("levelFields");
    writeLdtkFieldDefinitions(json, m_levelFields);
    json.endObject();
}

} // namespace zonewright

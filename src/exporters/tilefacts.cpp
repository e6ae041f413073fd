#include "exporters/tilefacts.h"

#include "core/base/wordtable.h"
#include "core/dig/dugfloor.h"
#include "core/level/level.h"
#include "core/world/creature.h"
#include "render/tilelayout.h"

#include <QString>

#include <array>

namespace zonewright {

namespace {

constexpr WordTable<objectTileCount> objectTileWords{
    "entrance", "house",    "house",    "house",    "house",    "hall",     "tent",     "tent",
    "campfire", "well",     "field",    "field",    "path",     "path",     "boat",     "crates",
    "palisade", "palisade", "palisade", "palisade", "palisade", "palisade", "palisade", "palisade",
    "stream",   "stream",   "stream",   "stream",   "bank",     "bank",     "bank",     "bank"};

constexpr std::array<MarkerKind, floorSignTileCount> signMarkers{MarkerKind::StairsUp, MarkerKind::StairsDown,
                                                                 MarkerKind::Exit, MarkerKind::Custom};

MapProperty textProperty(const char* name, std::string_view value)
{
    return {name, std::string(value)};
}

TileFacts cellFacts(const char* type, LevelCell cell)
{
    return {.type = type, .properties = {textProperty("cell", word(cell)), {"walkable", walkable(cell)}}};
}

TileFacts terrainFacts(Terrain terrain, int piece)
{
    if (piece >= terrainVariants) {
        const bool isFoam = terrain == Terrain::DeepWater; // see edgeTile
        return isFoam ? TileFacts{.type = "foam", .properties = {}}
                      : TileFacts{.type = "edge", .properties = {textProperty("terrain", word(terrain))}};
    }
    TileFacts facts = cellFacts("terrain", levelCell(terrain));
    facts.properties.push_back(textProperty("terrain", word(terrain)));
    return facts;
}

TileFacts figureFacts(int figure)
{
    if (figure >= creatureKindCount)
        return {.type = std::string(word(MarkerKind::Hero)), .properties = {}};
    return {.type = std::string(word(MarkerKind::Creature)),
            .properties = {textProperty("creature", word(static_cast<CreatureKind>(figure)))}};
}

TileFacts objectFacts(ObjectTile object)
{
    if (object == ObjectTile::Entrance)
        return {.type = std::string(word(MarkerKind::Entrance)), .properties = {}};
    const bool isWaterside = object >= ObjectTile::StreamNorthEast;
    return {.type = isWaterside ? "edge" : std::string(word(MarkerKind::Settlement)),
            .properties = {textProperty("object", wordIn(objectTileWords, object))}};
}

TileFacts wallFacts(int joins)
{
    TileFacts facts = cellFacts("wall", LevelCell::Wall);
    const char32_t glyph = wallGlyphs[static_cast<std::size_t>(joins)];
    facts.properties.push_back({"glyph", QString::fromUcs4(&glyph, 1).toStdString()});
    return facts;
}

TileFacts doorFacts(int door)
{
    TileFacts facts = cellFacts("door", door >= doorTileCount / 2 ? LevelCell::LockedDoor : LevelCell::Door);
    facts.properties.push_back({"upright", door % 2 == 1}); // in a wall that runs so
    return facts;
}

/// Of what floors are made of.
TileFacts floorFacts(int tile)
{
    if (tile < firstBrickTile)
        return cellFacts("earth", LevelCell::Earth);
    if (tile < firstSlabTile)
        return cellFacts("brick", LevelCell::Brick);
    if (tile < firstRoomFloorTile)
        return cellFacts("slab", LevelCell::Slab);
    if (tile < firstCorridorTile)
        return cellFacts("floor", LevelCell::Floor);
    if (tile < firstWallTile)
        return cellFacts("floor", LevelCell::Corridor);
    if (tile < firstDoorTile)
        return wallFacts(tile - firstWallTile);
    if (tile < firstShadeTile)
        return doorFacts(tile - firstDoorTile);
    if (tile < firstFloorSignTile)
        return {.type = "shade", .properties = {}};
    return {.type = std::string(word(signMarkers[static_cast<std::size_t>(tile - firstFloorSignTile)])),
            .properties = {}};
}

} // namespace

TileFacts tileFacts(int tile)
{
    if (tile < firstFigureTile)
        return terrainFacts(static_cast<Terrain>(tile / tileColumns), tile % tileColumns);
    if (tile < firstObjectTile)
        return figureFacts(tile - firstFigureTile);
    if (tile < firstFloorTile)
        return objectFacts(static_cast<ObjectTile>(tile - firstObjectTile));
    return floorFacts(tile);
}

} // namespace zonewright

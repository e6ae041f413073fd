#pragma once

#include "exporters/tilemap.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

class JsonWriter;

/// What a field of an LDtk file holds. Numbers have at most 32 bits: larger ones are text.
enum class LdtkType : std::uint8_t { Text, Number, Flag, Tile };

/// What the value of a field is taken from.
enum class LdtkSource : std::uint8_t {
    Given, ///< the property that the field is named after
    Name,  ///< of the level, or of what stands on it
    Kind,  ///< of the level
    Tile,  ///< that shows what stands on the level
};

/// A field of levels or of one kind of entity.
struct LdtkField
{
    std::string identifier; ///< unique among the fields of its owner
    std::string property;   ///< the name as it was given
    LdtkType type = LdtkType::Text;
    LdtkSource source = LdtkSource::Given;
    int uid = 0;
};

using LdtkFields = std::vector<LdtkField>;

/// What the fields of one level or entity are filled from.
struct LdtkValues
{
    std::string_view name; ///< none where it is empty
    std::string_view kind;
    TileNumber tile = noTile;
    std::span<const MapProperty> properties;
};

inline constexpr int ldtkTilesetUid = 1; ///< of the only tileset
inline constexpr int firstLdtkUid = 2;   ///< of everything else

/// The part of the tileset's picture that shows a tile, as JSON. `tile` counts from 0.
[[nodiscard]] std::string ldtkTileRect(int tile, int tilePixels);

/// Writes the definitions of fields, an array.
void writeLdtkFieldDefinitions(JsonWriter& json, const LdtkFields& fields);

/// Writes the values of fields, an array of as many; null, or false, where there is none.
void writeLdtkFields(JsonWriter& json, const LdtkFields& fields, const LdtkValues& values, int tilePixels);

} // namespace zonewright

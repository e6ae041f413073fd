#pragma once

#include "exporters/exporttarget.h"
#include "exporters/ldtkplaces.h"
#include "exporters/ldtktiles.h"

#include <QColor>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zonewright {

class JsonWriter;
class LdtkDefinitions;
struct LdtkLayer;

/// The path of a target's level, which the ids of everything in it begin with (see ldtkIid): made from what names the
/// target for ever.
[[nodiscard]] std::string ldtkLevelPath(const ExportTarget& target);

/// What a level has beside its map.
struct LdtkLevel
{
    std::string path;       ///< see ldtkLevelPath
    std::string identifier; ///< unique in the file
    int uid = 0;
    LdtkRows::Pixels place;
    std::vector<std::pair<std::string, std::string_view>> neighbours; ///< paths and directions
};

/// Writes levels of one file.
class LdtkLevelWriter
{
public:
    /// `definitions` outlives it. `background` is the colour of all levels.
    LdtkLevelWriter(const LdtkDefinitions& definitions, QRgb background);

    void write(JsonWriter& json, const LdtkLevel& level, const TileMap& map) const;

private:
    static void writeNeighbours(JsonWriter& json, const LdtkLevel& level);
    void writeLayerFacts(JsonWriter& json, const LdtkLevel& level, const LdtkLayer& layer, Size size) const;
    void writeLayers(JsonWriter& json, const LdtkLevel& level, const TileMap& map) const;
    void writeEntities(JsonWriter& json, const LdtkLevel& level, const TileMap& map) const;

    const LdtkDefinitions& m_definitions;
    LdtkTiles m_tiles;
    QRgb m_background;
};

} // namespace zonewright

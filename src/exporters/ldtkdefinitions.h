#pragma once

#include "exporters/ldtkfields.h"
#include "exporters/tilesetfile.h"
#include "render/theme.h"

#include <QColor>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

class JsonWriter;
struct Project;

/// A layer that every level has.
struct LdtkLayer
{
    enum class Kind : std::uint8_t { Entities, Tiles, IntGrid };

    std::string_view identifier;
    Kind kind{};
    int uid = 0;
};

inline constexpr WordTable<3> ldtkLayerKinds{"Entities", "Tiles", "IntGrid"};

[[nodiscard]] constexpr std::string_view word(LdtkLayer::Kind kind)
{
    return wordIn(ldtkLayerKinds, kind);
}

/// From the topmost down. Edges of terrain that lie over each other share a layer: LDtk stacks tiles.
inline constexpr std::array<LdtkLayer, 6> ldtkLayers{{
    {"Entities", LdtkLayer::Kind::Entities, firstLdtkUid},
    {"Overlay", LdtkLayer::Kind::Tiles, firstLdtkUid + 1},
    {"Walls", LdtkLayer::Kind::Tiles, firstLdtkUid + 2},
    {"Edges", LdtkLayer::Kind::Tiles, firstLdtkUid + 3},
    {"Ground", LdtkLayer::Kind::Tiles, firstLdtkUid + 4},
    {"Cells", LdtkLayer::Kind::IntGrid, firstLdtkUid + 5},
}};

/// The value of a cell in the layer of cells, where 0 is no cell.
[[nodiscard]] constexpr int ldtkCell(LevelCell cell)
{
    return static_cast<int>(cell) + 1;
}

/// A kind of thing that stands on levels.
struct LdtkEntity
{
    std::string_view type; ///< of a MapObject
    std::string identifier;
    int uid = 0;
    QRgb color = 0;
    std::optional<int> tile; ///< that shows all of them
    LdtkFields fields;
};

/// What an LDtk file says before its levels: its layers, entities, fields and its tileset. The same for every export
/// of one project, whatever levels it has.
class LdtkDefinitions
{
public:
    /// Properties that a designer gave to something on a floor become fields, too.
    LdtkDefinitions(const Project& project, int tilePixels, Theme theme);

    [[nodiscard]] int tilePixels() const { return m_tilePixels; }

    /// The file of the tiles, beside the one of the definitions.
    [[nodiscard]] std::string tilesetPicture() const { return zonewright::tilesetPicture(m_tilePixels, m_theme); }

    [[nodiscard]] const LdtkFields& levelFields() const { return m_levelFields; }

    /// The entity of a MapObject's type, which is one of those that there are.
    [[nodiscard]] const LdtkEntity& entity(std::string_view type) const;

    /// Above every uid in use.
    [[nodiscard]] int nextUid() const { return m_nextUid; }

    /// Writes them, an object.
    void write(JsonWriter& json) const;

private:
    void writeLayer(JsonWriter& json, const LdtkLayer& layer) const;
    void writeCellValues(JsonWriter& json) const;
    void writeEntity(JsonWriter& json, const LdtkEntity& entity) const;
    void writeTileset(JsonWriter& json) const;

    int m_tilePixels;
    Theme m_theme;
    LdtkFields m_levelFields;
    std::vector<LdtkEntity> m_entities;
    int m_nextUid;
};

} // namespace zonewright

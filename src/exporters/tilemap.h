#pragma once

#include "core/geometry/grid.h"
#include "core/level/level.h"

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace zonewright {

/// A property of a map or of a thing on it. Numbers of 64 bits that are no counts, seeds above all, are text.
struct MapProperty
{
    std::string name; ///< UTF-8
    std::variant<std::string, std::int64_t, bool> value;

    friend bool operator==(const MapProperty&, const MapProperty&) = default;
};

/// A tile of the tileset (see render/tilelayout.h) plus one; 0 where there is none.
using TileNumber = std::uint16_t;

inline constexpr TileNumber noTile = 0;

[[nodiscard]] constexpr TileNumber tileNumber(int tile)
{
    return static_cast<TileNumber>(tile + 1);
}

/// Tiles over the cells of a map, a row at a time. Where few cells have one it holds those alone.
class TileLayer
{
public:
    /// A layer without tiles.
    TileLayer(std::string name, Size size);

    /// A layer of many tiles.
    TileLayer(std::string name, Grid<TileNumber> tiles);

    [[nodiscard]] const std::string& name() const { return m_name; }

    [[nodiscard]] Size size() const { return m_size; }

    /// Adds a tile to a layer of few; cells come in row order, each at most once.
    void append(Point cell, int tile);

    /// Whether a row has no tile at all.
    [[nodiscard]] bool isRowEmpty(int y) const;

    /// Writes one row, west to east, into `row`, which is as long as the map is wide.
    void readRow(int y, std::span<TileNumber> row) const;

    /// The tile of one cell on its own.
    [[nodiscard]] TileNumber at(Point cell) const;

    /// Whether the layer has no tile at all.
    [[nodiscard]] bool isEmpty() const;

private:
    struct Cell
    {
        int x = 0;
        TileNumber tile = noTile;
    };

    [[nodiscard]] std::span<const Cell> fewInRow(int y) const;

    std::string m_name;
    Size m_size;
    Grid<TileNumber> m_many;
    std::vector<Cell> m_few;
    std::vector<std::size_t> m_rowEnds; ///< of the rows of m_few that have begun
};

/// Something that stands on a map: an object of Tiled, an entity of LDtk.
struct MapObject
{
    std::int64_t id = 0; ///< from 1, in order, unique on the map
    std::string type;    ///< the word of a MarkerKind, or `event`
    std::string name;    ///< may be empty
    Rect cells;
    TileNumber tile = noTile; ///< that shows it, where it is one cell
    std::vector<MapProperty> properties;

    friend bool operator==(const MapObject&, const MapObject&) = default;
};

/// What a map shows.
enum class MapKind : std::uint8_t { Zone, Zones, Window, Overview, Strip, Dug };

inline constexpr WordTable<6> mapKindWords{"zone", "zones", "window", "overview", "strip", "dug"};

[[nodiscard]] constexpr std::string_view word(MapKind kind)
{
    return wordIn(mapKindWords, kind);
}

/// A map as tile formats have it.
struct TileMap
{
    MapKind kind{};
    std::string name; ///< as levels are named
    Grid<LevelCell> cells;
    std::vector<TileLayer> layers; ///< from the ground up: `ground`, edges of terrain (`edges`, `edges 2`, …), `walls`,
                                   ///< `overlay`
    std::vector<MapObject> objects;
    std::vector<MapProperty> properties;
};

} // namespace zonewright

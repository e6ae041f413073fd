#pragma once

// Written by resources/tileset/draw.py, which draws the tiles: change them there.

#include "core/world/creature.h"
#include "core/world/terrain.h"

#include <cstdint>

namespace zonewright {

inline constexpr int tileUnits = 16; ///< SVG units a side of a tile
inline constexpr int tileColumns = 31;
inline constexpr int tileRows = 12;
inline constexpr int tileCount = 358; ///< tiles are numbered in row order; the last row is not full
inline constexpr int terrainVariants = 8;
inline constexpr int firstFigureTile = 310;
inline constexpr int firstObjectTile = 326;

/// What is neither ground nor a creature.
enum class ObjectTile : std::uint8_t {
    Entrance,
    HouseA,
    HouseB,
    HouseC,
    HouseD,
    Hall,
    TentA,
    TentB,
    Campfire,
    Well,
    FieldA,
    FieldB,
    PathA,
    PathB,
    Boat,
    Crates,
    PalisadeNorth,
    PalisadeEast,
    PalisadeSouth,
    PalisadeWest,
    PalisadeNorthEast,
    PalisadeSouthEast,
    PalisadeSouthWest,
    PalisadeNorthWest,
    StreamNorthEast,
    StreamSouthEast,
    StreamSouthWest,
    StreamNorthWest,
    BankNorthEast,
    BankSouthEast,
    BankSouthWest,
    BankNorthWest,
};

inline constexpr int objectTileCount = 32;

/// The tile of one variant of a terrain.
[[nodiscard]] constexpr int terrainTile(Terrain terrain, int variant)
{
    return static_cast<int>(index(terrain)) * tileColumns + variant;
}

/// The piece of an edge along the sides in `mask` (1 north, 2 east, 4 south, 8 west; at least one); `kind` is 0, or 1
/// for the other look of a single side.
[[nodiscard]] constexpr int sidePiece(int mask, int kind)
{
    const bool single = (mask & (mask - 1)) == 0;
    const int side = mask == 1 ? 0 : mask == 2 ? 1 : mask == 4 ? 2 : 3;
    return kind == 1 && single ? 15 + side : mask - 1;
}

/// The piece of an edge at a corner: 0 north-east, 1 south-east, 2 south-west, 3 north-west.
[[nodiscard]] constexpr int cornerPiece(int corner)
{
    return 19 + corner;
}

inline constexpr int edgePieceCount = 23;

/// The tile of a piece of the edge of `terrain` over a lower neighbour. Nothing lies lower than deep water: in its
/// place stand the pieces of foam, on water beside land (see foamTile).
[[nodiscard]] constexpr int edgeTile(Terrain terrain, int piece)
{
    return static_cast<int>(index(terrain)) * tileColumns + terrainVariants + piece;
}

[[nodiscard]] constexpr int foamTile(int piece)
{
    return edgeTile(Terrain::DeepWater, piece);
}

[[nodiscard]] constexpr int creatureTile(CreatureKind kind)
{
    return firstFigureTile + static_cast<int>(kind);
}

[[nodiscard]] constexpr int playerTile()
{
    return firstFigureTile + creatureKindCount;
}

[[nodiscard]] constexpr int objectTile(ObjectTile object)
{
    return firstObjectTile + static_cast<int>(object);
}

} // namespace zonewright

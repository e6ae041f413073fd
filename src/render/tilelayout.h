#pragma once

// Written by resources/tileset/draw.py, which draws the tiles: change them there.

#include "core/world/creature.h"
#include "core/world/terrain.h"

#include <cstdint>

namespace zonewright {

inline constexpr int tileUnits = 16; ///< SVG units a side of a tile
inline constexpr int tileColumns = 31;
inline constexpr int tileRows = 14;
inline constexpr int tileCount = 410; ///< tiles are numbered in row order; the last row is not full
inline constexpr int terrainVariants = 8;
inline constexpr int firstFigureTile = 310;
inline constexpr int firstObjectTile = 326;
inline constexpr int firstFloorTile = 358;

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

// What dungeon floors are made of; all up to the doors cover the whole cell.
inline constexpr int firstEarthTile = 358;
inline constexpr int earthTileCount = 4;
inline constexpr int firstBrickTile = 362;
inline constexpr int brickTileCount = 6;
inline constexpr int firstSlabTile = 368;
inline constexpr int slabTileCount = 6;
inline constexpr int firstRoomFloorTile = 374;
inline constexpr int roomFloorTileCount = 4;
inline constexpr int firstCorridorTile = 378;
inline constexpr int corridorTileCount = 4;
inline constexpr int firstWallTile = 382;
inline constexpr int wallTileCount = 16;
inline constexpr int firstDoorTile = 398;
inline constexpr int doorTileCount = 4;
inline constexpr int firstShadeTile = 402;
inline constexpr int shadeTileCount = 4;
inline constexpr int firstFloorSignTile = 406;
inline constexpr int floorSignTileCount = 4;

/// Signs that stand on a floor, over its cells.
enum class FloorSign : std::uint8_t { StairsUp, StairsDown, Exit, Custom };

[[nodiscard]] constexpr int floorSignTile(FloorSign sign)
{
    return firstFloorSignTile + static_cast<int>(sign);
}

/// The tile of a wall by its joins, an index of wallGlyphs.
[[nodiscard]] constexpr int wallTile(int joins)
{
    return firstWallTile + joins;
}

/// The tile of a door by its joins: in a wall that runs upright where it joins up or down, else from left to right.
[[nodiscard]] constexpr int doorTile(int joins, bool locked)
{
    return firstDoorTile + (locked ? 2 : 0) + ((joins & 12) != 0 ? 1 : 0);
}

/// The shade that a wall to the north, one to the west, or both throw on a cell; with neither, the one at the corner.
[[nodiscard]] constexpr int shadeTile(bool north, bool west)
{
    return firstShadeTile + (north ? (west ? 2 : 0) : west ? 1 : 3);
}

} // namespace zonewright

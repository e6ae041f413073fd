#!/usr/bin/env python3
"""Draws Zonewright's tileset and writes down where each tile stands.

    python3 resources/tileset/draw.py

writes tileset-light.svg and tileset-dark.svg beside this file and src/render/tilelayout.h, the table of tiles that the
program uses. Running it again gives the same bytes; with --check it writes nothing and fails when a file differs.
Nothing but Python's standard library is needed.
"""

import pathlib
import sys
from functools import partial

from beings import FIGURES, player
from buildings import OBJECTS
from edges import PIECES, bank_tile, edge_row, stream_tile
from floors import FLOOR_GROUPS
from shapes import TILE
from terrains import TERRAINS, VARIANTS, terrain_tile

HERE = pathlib.Path(__file__).resolve().parent
COLUMNS = VARIANTS + len(PIECES)
CORNERS = ["NorthEast", "SouthEast", "SouthWest", "NorthWest"]

# All objects by name: what people build, then the pieces that join water over corners.
THINGS = (OBJECTS + [("Stream" + name, partial(stream_tile, corner)) for corner, name in enumerate(CORNERS)]
          + [("Bank" + name, partial(bank_tile, corner)) for corner, name in enumerate(CORNERS)])


def rows():
    """All tiles, row by row: each terrain with its edges, then figures, objects and dungeon floors in the rows below."""
    grid = [[terrain_tile(name, variant) for variant in range(VARIANTS)] + edge_row(name) for name in TERRAINS]
    things = [draw() for _, draw in FIGURES] + [player()] + [draw() for _, draw in THINGS]
    things += [draw() for _, tiles in FLOOR_GROUPS for draw in tiles]
    return grid + [things[start:start + COLUMNS] for start in range(0, len(things), COLUMNS)]


def light_tone(color):
    return color


def dark_tone(color):
    """Dimmed, a little towards the dark interface, as the dark palette is."""
    parts = [int(color[i:i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{(part * 80 + night * 6 + 50) // 100:02x}" for part, night in zip(parts, (0x14, 0x18, 0x20)))


def picture(grid, tone):
    """The SVG document of a grid of tiles."""
    unit = int(TILE)
    width, height = COLUMNS * unit, len(grid) * unit
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
             "<title>Zonewright tileset</title>"]
    for y, row in enumerate(grid):
        for x, tile in enumerate(row):
            lines.append("<g>")
            lines += tile.svg(x * unit, y * unit, tone)
            lines.append("</g>")
    return "\n".join(lines + ["</svg>", ""])


HEADER = """#pragma once

// Written by resources/tileset/draw.py, which draws the tiles: change them there.

#include "core/world/creature.h"
#include "core/world/terrain.h"

#include <cstdint>

namespace zonewright {{

inline constexpr int tileUnits = {unit}; ///< SVG units a side of a tile
inline constexpr int tileColumns = {columns};
inline constexpr int tileRows = {rows};
inline constexpr int tileCount = {count}; ///< tiles are numbered in row order; the last row is not full
inline constexpr int terrainVariants = {variants};
inline constexpr int firstFigureTile = {figures};
inline constexpr int firstObjectTile = {objects};
inline constexpr int firstFloorTile = {floors};

/// What is neither ground nor a creature.
enum class ObjectTile : std::uint8_t {{
{names}
}};

inline constexpr int objectTileCount = {object_count};

/// The tile of one variant of a terrain.
[[nodiscard]] constexpr int terrainTile(Terrain terrain, int variant)
{{
    return static_cast<int>(index(terrain)) * tileColumns + variant;
}}

/// The piece of an edge along the sides in `mask` (1 north, 2 east, 4 south, 8 west; at least one); `kind` is 0, or 1
/// for the other look of a single side.
[[nodiscard]] constexpr int sidePiece(int mask, int kind)
{{
    const bool single = (mask & (mask - 1)) == 0;
    const int side = mask == 1 ? 0 : mask == 2 ? 1 : mask == 4 ? 2 : 3;
    return kind == 1 && single ? {second} + side : mask - 1;
}}

/// The piece of an edge at a corner: 0 north-east, 1 south-east, 2 south-west, 3 north-west.
[[nodiscard]] constexpr int cornerPiece(int corner)
{{
    return {corner} + corner;
}}

inline constexpr int edgePieceCount = {pieces};

/// The tile of a piece of the edge of `terrain` over a lower neighbour. Nothing lies lower than deep water: in its
/// place stand the pieces of foam, on water beside land (see foamTile).
[[nodiscard]] constexpr int edgeTile(Terrain terrain, int piece)
{{
    return static_cast<int>(index(terrain)) * tileColumns + terrainVariants + piece;
}}

[[nodiscard]] constexpr int foamTile(int piece)
{{
    return edgeTile(Terrain::DeepWater, piece);
}}

[[nodiscard]] constexpr int creatureTile(CreatureKind kind)
{{
    return firstFigureTile + static_cast<int>(kind);
}}

[[nodiscard]] constexpr int playerTile()
{{
    return firstFigureTile + creatureKindCount;
}}

[[nodiscard]] constexpr int objectTile(ObjectTile object)
{{
    return firstObjectTile + static_cast<int>(object);
}}

// What dungeon floors are made of; all up to the doors cover the whole cell.
{floor_tiles}
/// Signs that stand on a floor, over its cells.
enum class FloorSign : std::uint8_t {{ StairsUp, StairsDown, Exit, Custom }};

[[nodiscard]] constexpr int floorSignTile(FloorSign sign)
{{
    return firstFloorSignTile + static_cast<int>(sign);
}}

/// The tile of a wall by its joins, an index of wallGlyphs.
[[nodiscard]] constexpr int wallTile(int joins)
{{
    return firstWallTile + joins;
}}

/// The tile of a door by its joins: in a wall that runs upright where it joins up or down, else from left to right.
[[nodiscard]] constexpr int doorTile(int joins, bool locked)
{{
    return firstDoorTile + (locked ? 2 : 0) + ((joins & 12) != 0 ? 1 : 0);
}}

/// The shade that a wall to the north, one to the west, or both throw on a cell; with neither, the one at the corner.
[[nodiscard]] constexpr int shadeTile(bool north, bool west)
{{
    return firstShadeTile + (north ? (west ? 2 : 0) : west ? 1 : 3);
}}

}} // namespace zonewright
"""


def layout(grid):
    """The C++ header with the places of all tiles."""
    figures = len(TERRAINS) * COLUMNS
    objects = figures + len(FIGURES) + 1
    floors = objects + len(THINGS)
    names = [name for name, _ in FLOOR_GROUPS]
    counts = [len(tiles) for _, tiles in FLOOR_GROUPS]
    floor_tiles = "".join(f"inline constexpr int first{name}Tile = {floors + sum(counts[:index])};\n"
                          f"inline constexpr int {name[0].lower()}{name[1:]}TileCount = {counts[index]};\n"
                          for index, name in enumerate(names))
    return HEADER.format(unit=int(TILE), columns=COLUMNS, rows=len(grid), count=floors + sum(counts), variants=VARIANTS,
                         figures=figures, objects=objects, floors=floors, floor_tiles=floor_tiles, second=15, corner=19, pieces=len(PIECES),
                         names="\n".join(f"    {name}," for name, _ in THINGS), object_count=len(THINGS))


def main(arguments):
    grid = rows()
    files = {HERE / f"tileset-{name}.svg": picture(grid, tone) for name, tone in (("light", light_tone), ("dark", dark_tone))}
    files[HERE.parent.parent / "src" / "render" / "tilelayout.h"] = layout(grid)
    if arguments == ["--check"]:
        stale = [path.name for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
        return f"not what draw.py gives: {', '.join(stale)}" if stale else None
    for path, text in files.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

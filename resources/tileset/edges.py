"""Where terrains meet: pieces of the terrain that lies higher, drawn over the border of its lower neighbour. A piece
runs along one or more sides, corners between them filled, or rounds a corner where only the corner touches.

All pieces meet the tile's border at the same depth, so that neighbouring pieces join without a step."""

from shapes import Tile, ribbon, smooth, turned
from terrains import COLORS, TERRAINS

# The bits of the sides, as in the masks of the pieces.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

# A piece is (mask of sides, kind of border, outer corner or None): every set of sides, a second kind for the single
# sides, since those are seen in long rows, and the four corners.
PIECES = ([(mask, 0, None) for mask in range(1, 16)] + [(mask, 1, None) for mask in (NORTH, EAST, SOUTH, WEST)]
          + [(0, 0, corner) for corner in range(4)])

DEPTH = 2.4

# How far the border wanders from DEPTH, at x = 0, 2, ... 16, for the two kinds of sides.
SOFT = ((0, 0.5, 1.0, 0.5, -0.4, -0.9, -0.4, 0.2, 0), (0, -0.5, -0.8, 0.1, 0.9, 1.1, 0.4, -0.3, 0))
RAGGED = ((0, 1.3, -0.7, 0.9, -0.9, 1.5, -0.5, 0.8, 0), (0, -0.9, 1.2, -0.3, 1.6, -0.8, 0.6, -0.9, 0))
BUMPS = ((0, 1.5, 0.1, 1.7, 0.2, 1.3, 0.1, 1.6, 0), (0, 1.2, 0.0, 1.4, 0.2, 1.7, 0.1, 1.3, 0))

# How each terrain ends: the way its border wanders, whether it is cut in points or flows, and the line along it.
STYLES = {
    "Water": (SOFT, True, "#4375a8", 1.6),
    "Sand": (SOFT, True, "#cdbb90", 0.9),
    "Grass": (RAGGED, False, "#6f9c50", 0.9),
    "Forest": (BUMPS, True, "#2c4d31", 1.0),
    "Hills": (SOFT, True, "#83623a", 0.8),
    "Mountain": (RAGGED, False, "#574b59", 1.0),
    "Snow": (SOFT, True, "#cbd8e4", 0.9),
    "Marsh": (RAGGED, True, "#3f7267", 0.8),
    "Desert": (SOFT, True, "#cf9d48", 0.8),
}


def side(profile, depth, flowing):
    """The polygon of the north side."""
    line = [(index * 2.0, depth + offset) for index, offset in enumerate(profile)]
    if flowing:
        line = smooth(line, False)
    return [(0.0, 0.0)] + line + [(16.0, 0.0)]


def outer(depth, flowing):
    """The polygon of the north-east corner, where the neighbour touches with its corner alone."""
    bulge = depth * (0.80 if flowing else 0.66)
    return [(16.0, 0.0), (16.0 - depth, 0.0)] + smooth([(16.0 - depth, 0.0), (16.0 - bulge, bulge), (16.0, depth)], False)


def inner(depth, flowing):
    """The polygon of the north-east corner between two sides: it cuts the corner, so that slanting borders, which are
    stairs of cells, look slanting."""
    reach = depth + 6.2
    bend = 0.29 * reach + 0.35 * depth
    curve = [(16.0 - reach, depth * 0.6), (16.0 - bend - (0.6 if flowing else 1.2), bend), (16.0 - depth * 0.6, reach)]
    return [(16.0, 0.0), (16.0 - reach, 0.0)] + smooth(curve, False) + [(16.0, reach)]


def shapes(piece, profiles, depth, flowing):
    """The polygons of a piece at some depth."""
    mask, kind, corner = piece
    if corner is not None:
        return [turned(outer(depth, flowing), corner)]
    sides = [quarter for quarter in range(4) if mask & (1 << quarter)]
    result = [turned(side(profiles[(kind + quarter // 2) % 2 if mask in (1, 2, 4, 8) else quarter % 2], depth, flowing),
                     quarter) for quarter in sides]
    result += [turned(inner(depth, flowing), quarter) for quarter in sides if (quarter + 1) % 4 in sides]
    return result


def layer(tile, piece, profiles, depth, flowing, color):
    """Adds one layer of a piece; all layers are opaque, since the polygons of one layer overlap."""
    for polygon in shapes(piece, profiles, depth, flowing):
        tile.add(polygon, color)


def edge_tile(name, piece):
    """A piece of a terrain's edge: the line along it, then the terrain itself."""
    profiles, flowing, line, width = STYLES[name]
    tile = Tile()
    layer(tile, piece, profiles, DEPTH + width, flowing, line)
    layer(tile, piece, profiles, DEPTH, flowing, COLORS[name][0])
    return tile


def foam_tile(piece):
    """Shallows and foam on water beside land; the land's own edge covers the inner part."""
    tile = Tile()
    layer(tile, piece, SOFT, DEPTH + 3.4, True, "#7ab2da")
    layer(tile, piece, (SOFT[1], SOFT[0]), DEPTH + 1.9, True, "#d9edf6")
    return tile


def edge_row(terrain):
    """The pieces of one terrain in order; for deep water, which lies under everything, those of the foam."""
    if terrain == TERRAINS[0]:
        return [foam_tile(piece) for piece in PIECES]
    return [edge_tile(terrain, piece) for piece in PIECES]


def stream_tile(corner):
    """On water: the way out over a corner to water that touches with its corner alone, through the land on both sides."""
    tile = Tile()
    for length, width, color in ((6.4, 6.2, "#d9edf6"), (8.6, 4.2, COLORS["Water"][0])):
        reach = length * 0.7071
        tile.add(turned(ribbon([(20.0, -4.0), (16.0 - reach, reach)], width), corner), color)
    return tile


def bank_tile(corner):
    """On land: the corner that such a way cuts off."""
    tile = Tile()
    for width, color in ((6.2, "#d9edf6"), (4.2, COLORS["Water"][0])):
        tile.add(turned(ribbon([(12.0, -4.0), (20.0, 4.0)], width), corner), color)
    return tile

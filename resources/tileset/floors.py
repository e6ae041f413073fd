"""What dungeon floors are made of: bricks and slabs, earth, floors and corridors, walls by how they join, doors, and
what stands on them. Each has a pattern of its own, so that colour is never the only sign. Light comes from the
north-west, as everywhere.

They are looked at all day, thousands at a time: the patterns are faint, and large shapes are rare."""

from functools import partial

from beings import INK
from shapes import Tile, box, ellipse, ribbon
from terrains import Dice, dots, scatter

# Base, shade and light of each kind; the bases are those of src/render/palette.cpp for the light theme.
FLOOR_COLORS = {
    "Earth": ("#625241", "#594a39", "#6c5b4a"),
    "Wall": ("#2b2e37", "#1d1f26", "#5b6170"),
    "Floor": ("#c6ced8", "#b2bcc9", "#d5dce4"),
    "Corridor": ("#a08f78", "#93826b", "#ad9d88"),
    "Brick": ("#48546a", "#384255", "#556278"),
    "Slab": ("#dfc99b", "#bfa674", "#eddbb4"),
    "Door": ("#b05a26", "#7f3d17", "#cb783f"),
    "LockedDoor": ("#eebb2c", "#a97c10", "#f8d771"),
}

# A wall's top: how far it lies from the sides of the tile where nothing joins.
INSET = 3.0
RIGHT, LEFT, UP, DOWN = 1, 2, 4, 8

# The edges of a wall's top, towards the light and away from it.
WALL_LIT, WALL_DARK = "#7b8293", "#434854"

LINE = 0.5


def base(name):
    return Tile().add(box(0, 0, 16, 16), FLOOR_COLORS[name][0])


def stone(tile, x, y, width, height, face, light, line=LINE):
    """A stone between joints, its north and west edges lit."""
    tile.add(box(x, y, width, height), light)
    return tile.add(box(x + line, y + line, width - line, height - line), face)


def earth(variant):
    tile = base("Earth")
    _, shade, light = FLOOR_COLORS["Earth"]
    dice = Dice(variant + 300)
    dark = scatter(dice, (3, 2, 3, 2)[variant], 1.4, 4.4)
    for x, y in dark:
        tile.add(ellipse(x, y, dice.between(0.8, 1.3), 0.7, 12), shade)
    dots(tile, scatter(dice, (1, 2, 1, 2)[variant], 1.2, 4.0, dark), light, 0.55)
    return tile


def brick(variant):
    """Two courses: one brick, and two halves that go on in the cells beside."""
    face, mortar, light = FLOOR_COLORS["Brick"]
    tile = Tile().add(box(0, 0, 16, 16), mortar)
    tone = (face, "#4b586e", "#455066", face, face, face)[variant]
    split = {4: 10.5, 5: 5.5}.get(variant)
    if split is None:
        stone(tile, LINE, LINE, 16 - 2 * LINE, 8 - 2 * LINE, tone, light)
    else:
        stone(tile, LINE, LINE, split - 2 * LINE, 8 - 2 * LINE, "#4b586e", light)
        stone(tile, split + LINE, LINE, 16 - split - 2 * LINE, 8 - 2 * LINE, tone, light)
    # The halves go on beyond the sides: only the east one has a west edge.
    tile.add(box(0, 8 + LINE, 8 - LINE, 8 - 2 * LINE), light)
    tile.add(box(0, 8 + 2 * LINE, 8 - LINE, 8 - 3 * LINE), face)
    stone(tile, 8 + LINE, 8 + LINE, 8 - LINE, 8 - 2 * LINE, "#455066" if variant == 3 else face, light)
    return tile


def slab(variant):
    """One large slab; of the rarer ones, one is halved, one cracked and one worn."""
    face, joint, light = FLOOR_COLORS["Slab"]
    tile = Tile().add(box(0, 0, 16, 16), joint)
    tone = (face, "#dcc596", "#e1cca0", face, face, "#dcc596")[variant]
    if variant == 3:
        stone(tile, 0, 0, 16 - LINE, 8 - LINE, tone, light)
        stone(tile, 0, 8, 16 - LINE, 8 - LINE, "#dcc596", light)
        return tile
    stone(tile, 0, 0, 16 - LINE, 16 - LINE, tone, light)
    if variant == 4:
        tile.add(ribbon([(10.2, 0.5), (9.4, 3.4), (11, 5.6), (10.3, 8.2)], 0.5, True), joint)
        tile.add(ribbon([(11, 5.6), (13.4, 6.8)], 0.45, True), joint)
    if variant == 5:
        for x, y, reach in ((4.4, 11.2, 0.6), (6.2, 12.4, 0.45), (11.4, 4.2, 0.5)):
            tile.add(ellipse(x, y, reach, reach * 0.8, 8), "#c9b283")
    return tile


def floor(variant):
    """Four flagstones, two and two a trace lighter."""
    face, joint, light = FLOOR_COLORS["Floor"]
    tile = Tile().add(box(0, 0, 16, 16), joint)
    tones = ((face, "#c2cad5"), (face, "#c2cad5"), (face, "#c4ccd6"), (face, "#c2cad5"))[variant]
    for index in range(4):
        x, y = index % 2 * 8, index // 2 * 8
        stone(tile, x, y, 8 - LINE, 8 - LINE, tones[(index + index // 2) % 2], light)
    if variant == 1:
        tile.add(ribbon([(8.5, 12.8), (11, 12.2), (12.6, 13.6)], 0.45, True), joint)
    if variant == 3:
        tile.add(ribbon([(3.2, 0.5), (3.8, 3), (2.8, 5)], 0.45, True), joint)
    return tile


def corridor(variant):
    """Trodden ground with pebbles."""
    tile = base("Corridor")
    _, shade, light = FLOOR_COLORS["Corridor"]
    dice = Dice(variant + 330)
    taken = []
    for count, color in ((3, shade), (2, light)):
        places = scatter(dice, count, 1.6, 4.2, taken)
        taken += places
        for x, y in places:
            tile.add(ellipse(x, y, dice.between(0.7, 1.2), dice.between(0.5, 0.8), 10), color)
    return tile


def lengths(start, end, is_cut):
    """The parts of an edge from `start` to `end`, without its middle where something joins there."""
    parts = [(start, INSET), (16 - INSET, end)] if is_cut else [(start, end)]
    return [(a, b) for a, b in parts if b > a]


def wall(joins):
    """A wall by right + 2 left + 4 up + 8 down: its top, lit towards north and west. Each length is one shape, so that
    no seam is seen at any size."""
    _, shade, face = FLOOR_COLORS["Wall"]
    wide = 16 - 2 * INSET
    left, right = (0.0 if joins & LEFT else INSET), (16.0 if joins & RIGHT else 16 - INSET)
    top, bottom = (0.0 if joins & UP else INSET), (16.0 if joins & DOWN else 16 - INSET)
    tile = base("Wall").add(box(left, INSET, right - left, wide), face).add(box(INSET, top, wide, bottom - top), face)
    for a, b in lengths(left, right, joins & DOWN):
        tile.add(box(a, 15 - INSET, b - a, 1), WALL_DARK).add(box(a, 16 - INSET, b - a, 1), shade)
    for a, b in lengths(top, bottom, joins & RIGHT):
        tile.add(box(15 - INSET, a, 1, b - a), WALL_DARK)
    for a, b in lengths(left, right, joins & UP):
        tile.add(box(a, INSET, b - a, 1), WALL_LIT)
    for a, b in lengths(top, bottom, joins & LEFT):
        tile.add(box(INSET, a, 1, b - a), WALL_LIT)
    # The joints of the stones lie between two cells.
    for bit, joint in ((RIGHT, box(15.5, INSET, 0.5, wide)), (DOWN, box(INSET, 15.5, wide, 0.5))):
        if joins & bit:
            tile.add(joint, WALL_DARK)
    return tile


def turned_over(points, upright):
    """Mirrored at the diagonal, which the light follows."""
    return [(y, x) for x, y in points] if upright else points


def door(upright, locked):
    """A door in a wall that runs from left to right, or upright."""
    wood, dark, lit = FLOOR_COLORS["Door"]
    ground = FLOOR_COLORS["Corridor"][0]
    tile = Tile().add(box(0, 0, 16, 16), ground)

    def put(x, y, width, height, color):
        tile.add(turned_over(box(x, y, width, height), upright), color)

    for x in (0, 14):
        put(x, 0, 2, 16, FLOOR_COLORS["Wall"][0])
        put(x, INSET, 2, 10, FLOOR_COLORS["Wall"][2])
        put(x, INSET, 2, 1, WALL_LIT)
        put(x, 15 - INSET, 2, 1, WALL_DARK)
    put(2, 3.5, 12, 9, INK)
    put(2, 4, 12, 8, dark if locked else wood)
    put(2, 4, 12, 1, wood if locked else lit)
    for x in (5.3, 10.2):
        put(x, 4, 0.5, 8, INK if locked else dark)
    if locked:
        gold, edge, glow = FLOOR_COLORS["LockedDoor"]
        tile.add(ellipse(8, 6.2, 2.9, 2.9, 20), INK).add(ellipse(8, 6.2, 2.2, 2.2, 20), edge).add(ellipse(8, 6.2, 1.1, 1.3, 14), INK)
        tile.add(box(4.3, 6.1, 7.4, 6.3), INK).add(box(4.9, 6.7, 6.2, 5.1), gold).add(box(4.9, 6.7, 6.2, 0.9), glow)
        return tile.add(ellipse(8, 8.9, 0.9, 0.9, 12), INK).add(box(7.6, 8.9, 0.8, 2), INK)
    return tile.add(ellipse(8, 8, 1.4, 1.4, 14), INK).add(ellipse(8, 8, 0.8, 0.8, 12), "#e3b341")


def shade(north, west, corner):
    """What higher cells to the north and west throw on a cell that is walked on; transparent."""
    tile = Tile()
    for reach, strength in ((4.0, 0.12), (2.6, 0.13), (1.3, 0.14)):
        side = reach * 0.6
        if north and west:
            tile.add([(0, 0), (16, 0), (16, reach), (side, reach), (side, 16), (0, 16)], "#1c1e2c", strength)
        elif north:
            tile.add(box(0, 0, 16, reach), "#1c1e2c", strength)
        elif west:
            tile.add(box(0, 0, side, 16), "#1c1e2c", strength)
        elif corner:
            tile.add(box(0, 0, side, reach), "#1c1e2c", strength)
    return tile


def stairs_up():
    """Steps that rise to the north, into the light."""
    tile = Tile().figure([([(1.6, 14.2), (4.2, 1.8), (11.8, 1.8), (14.4, 14.2)], "#6e7482")], INK, 0.6)
    for index, color in enumerate(("#868c99", "#a3a9b4", "#c3c8d0", "#e6e9ed")):
        bottom, top = 14.2 - index * 3.1, 11.1 - index * 3.1
        a, b = 1.6 + (14.2 - bottom) * 0.21, 1.6 + (14.2 - top - 0.9) * 0.21
        tile.add([(a, bottom), (b, top + 0.8), (16 - b, top + 0.8), (16 - a, bottom)], color)
    return tile


def stairs_down():
    """Steps that sink to the south, into the dark."""
    tile = Tile().figure([([(1.6, 1.8), (14.4, 1.8), (11.8, 14.2), (4.2, 14.2)], "#15161c")], INK, 0.6)
    for index, color in enumerate(("#c3c8d0", "#8d93a0", "#5c616d", "#343842")):
        top, bottom = 1.8 + index * 3.1, 4.9 + index * 3.1
        a, b = 1.6 + (top - 1.8) * 0.21, 1.6 + (bottom - 1.8 - 0.8) * 0.21
        tile.add([(a, top), (16 - a, top), (16 - b, bottom - 0.8), (b, bottom - 0.8)], color)
    return tile


def way_out():
    """A hatch with a ladder: where the hero stands on the floor below."""
    tile = Tile().figure([(ellipse(8, 8.6, 6.0, 5.4, 24), "#7d8390")], INK, 0.6)
    tile.add(ellipse(8, 8.6, 4.7, 4.2, 24), "#15121a")
    for x in (6.0, 9.3):
        tile.add(box(x - 0.35, 1.4, 1.4, 11), INK).add(box(x, 1.8, 0.8, 10.4), "#c98a4a")
    for y in (3.2, 5.8, 8.4, 10.8):
        tile.add(box(6.8, y, 2.5, 0.9), "#e0a866")
    return tile


def flag():
    """A pennant: something is set here by hand."""
    tile = Tile().add(ellipse(5.6, 14, 3.2, 1.0, 16), "#14161c", 0.35)
    return tile.figure([(box(4.8, 1.8, 1.2, 12.4), "#f1ead9"), ([(6, 2), (13.6, 4.9), (6, 7.9)], "#3f86e0")], INK, 0.6).add(
        [(6, 2), (13.6, 4.9), (6, 4.4)], "#78b0f5")


EARTHS, BRICKS, SLABS, FLOORS, CORRIDORS = 4, 6, 6, 4, 4

# Groups of tiles by the name of their first one, in the order in which they stand: name, what the group is, its tiles.
FLOOR_GROUPS = [
    ("Earth", [partial(earth, variant) for variant in range(EARTHS)]),
    ("Brick", [partial(brick, variant) for variant in range(BRICKS)]),
    ("Slab", [partial(slab, variant) for variant in range(SLABS)]),
    ("RoomFloor", [partial(floor, variant) for variant in range(FLOORS)]),
    ("Corridor", [partial(corridor, variant) for variant in range(CORRIDORS)]),
    ("Wall", [partial(wall, joins) for joins in range(16)]),
    ("Door", [partial(door, upright, locked) for locked in (False, True) for upright in (False, True)]),
    ("Shade", [partial(shade, *sides) for sides in ((True, False, False), (False, True, False), (True, True, False),
                                                    (False, False, True))]),
    ("FloorSign", [stairs_up, stairs_down, way_out, flag]),
]

"""What people build, and the entrance of a dungeon."""

from functools import partial

from beings import INK, shadow
from shapes import Tile, box, ellipse, ribbon, smooth


def entrance():
    """A stone arch over steps that go down into the dark."""
    tile = Tile().add(ellipse(8, 13.8, 7.4, 1.9), "#14161c", 0.3)
    arch = smooth([(2, 14.2), (1.9, 8), (4, 3.6), (8, 1.7), (12, 3.6), (14.1, 8), (14, 14.2)], False)
    tile.figure([(arch, "#9a94a0")], INK, 0.6)
    for points in ([(2.4, 10.6), (4.4, 10.6), (4.4, 11.2), (2.4, 11.2)], [(11.6, 10.6), (13.6, 10.6), (13.6, 11.2), (11.6, 11.2)],
                   [(2.5, 7.2), (4.6, 7.6), (4.5, 8.2), (2.4, 7.8)], [(13.5, 7.2), (11.4, 7.6), (11.5, 8.2), (13.6, 7.8)],
                   [(5.1, 3), (6.2, 4.8), (5.7, 5.1), (4.6, 3.4)], [(10.9, 3), (9.8, 4.8), (10.3, 5.1), (11.4, 3.4)]):
        tile.add(points, "#6d6774")
    tile.add(smooth([(4.5, 14.2), (4.5, 8.6), (5.9, 6), (8, 5), (10.1, 6), (11.5, 8.6), (11.5, 14.2)], False), "#15121a")
    for index, color in enumerate(("#544c5e", "#453e4e", "#342e3b")):
        tile.add(box(4.8 + index * 0.6, 13.2 - index * 1.6, 6.4 - index * 1.2, 1.0), color)
    return tile.add([(7.1, 1.9), (8.9, 1.9), (8.6, 4.4), (7.4, 4.4)], "#e3b341")


def house(wall, roof, ridge, wide=False, chimney=True):
    """A house seen from the south: a roof with a lit side, a wall, a door and a window."""
    left, right = (1.2, 14.8) if wide else (2.2, 13.8)
    tile = shadow(Tile(), 8, 14.2, 6.8, 1.2)
    parts = [(box(left + 1, 8, right - left - 2, 6.2), wall), ([(left - 0.3, 9.2), (left + 2.4, 3.2), (right - 2.4, 3.2), (right + 0.3, 9.2)], roof)]
    if chimney:
        parts.insert(0, (box(right - 4.6, 1.4, 1.8, 3), "#8b7d78"))
    tile.figure(parts, INK, 0.5)
    tile.add([(left - 0.3, 9.2), (left + 2.4, 3.2), (right - 2.4, 3.2), (right - 1.7, 4.8), (left + 1.7, 4.8), (left + 0.6, 9.2)], ridge)
    for row in (6.3, 7.8):
        tile.add(box(left + 1.5, row, right - left - 2.4, 0.5), ridge, 0.7)
    tile.add(box(6.9, 10.4, 2.4, 3.8), "#4a3426").add(box(3.9, 10.4, 1.9, 1.9), "#f4d98b").add(box(10.4, 10.4, 1.9, 1.9), "#f4d98b")
    return tile


def hall():
    """The largest house of a town, with a banner."""
    tile = house("#d8ccb8", "#5a6b8c", "#7c8fb2", True, False)
    tile.figure([(box(7.5, 0.9, 0.9, 3.4), "#8d7a5e"), ([(8.4, 1), (12.2, 1.9), (8.4, 3)], "#d4574b")], INK, 0.4)
    return tile


def tent(cloth, lit):
    tile = shadow(Tile(), 8, 13.8, 6.4, 1.2)
    tile.figure([([(8, 2.8), (14.4, 13.8), (1.6, 13.8)], cloth)], INK, 0.6)
    return tile.add([(8, 2.8), (8, 13.8), (1.6, 13.8)], lit).add([(8, 6.4), (10.2, 13.8), (6.2, 13.8)], "#2f2733")


def campfire():
    tile = shadow(Tile(), 8, 13, 5.4, 1.4)
    tile.figure([(ribbon([(3.4, 12.6), (12.6, 11.2)], 1.5), "#7a5233"), (ribbon([(3.4, 11.2), (12.6, 12.6)], 1.5), "#8d6240")], INK, 0.5)
    tile.figure([(smooth([(8.2, 2.6), (10, 6), (11, 8.6), (9.8, 11), (8, 11.6), (6, 10.8), (5.2, 8.4), (6.8, 6.6)]), "#ec7b32")], "#a8431f", 0.4)
    return tile.add(smooth([(8.1, 6), (9.4, 8.4), (9, 10.4), (8, 10.9), (6.9, 10.2), (7, 8.4)]), "#fbd25a")


def well():
    tile = shadow(Tile(), 8, 13.6, 5, 1.3)
    tile.figure([(box(3.8, 4.4, 1.1, 6), "#7a5233"), (box(11.1, 4.4, 1.1, 6), "#7a5233"), (smooth([(3.2, 9.6), (12.8, 9.6), (12.4, 13.4), (8, 14.2), (3.6, 13.4)]), "#a8a2a8"),
                 ([(1.8, 5.6), (8, 1.8), (14.2, 5.6)], "#a4553f")], INK, 0.5)
    return tile.add(ellipse(8, 9.8, 3.9, 1.3), "#2b4c6d").add([(1.8, 5.6), (8, 1.8), (8, 3.2), (4.2, 5.6)], "#c8785c").add(box(5, 12, 2, 0.6), "#827c84").add(box(8.6, 11.8, 2.2, 0.6), "#827c84")


def field(soil, crop, tip):
    """A ploughed field that goes on over its tiles."""
    tile = Tile().add(box(0, 0, 16, 16), soil)
    for row in range(4):
        y = 2 + row * 4
        tile.add(box(0, y - 0.9, 16, 1.9), crop)
        for column in range(4):
            x = 1.2 + column * 4 + (row % 2) * 2
            tile.add([(x, y + 0.5), (x + 0.7, y - 1.7), (x + 1.4, y + 0.5)], tip)
    return tile


def path(variant):
    """Trodden ground between houses, without a border, so that it joins."""
    tile = Tile().add(box(0, 0, 16, 16), "#c8ab7e")
    for x, y, r in (((3, 4, 1), (11, 3, 0.8), (7, 9, 1.1), (13, 12, 0.9), (3, 13, 0.8)), ((12, 5, 1), (5, 6, 0.9), (9, 13, 1), (2, 10, 0.8), (14, 14, 0.8)))[variant]:
        tile.add(ellipse(x, y, r * 1.3, r * 0.8, 10), "#ad8f62").add(ellipse(x - 0.2, y - 0.25, r * 0.9, r * 0.45, 8), "#dcc59c")
    return tile


def stakes(tile, xs, top, bottom):
    """A row of pointed stakes."""
    for x in xs:
        tile.add([(x - 1.2, bottom), (x - 1.2, top + 1.3), (x, top - 0.5), (x + 1.2, top + 1.3), (x + 1.2, bottom)], INK)
    for x in xs:
        tile.add([(x - 0.9, bottom - 0.3), (x - 0.9, top + 1.5), (x, top), (x + 0.9, top + 1.5), (x + 0.9, bottom - 0.3)], "#8d6240")
        tile.add([(x - 0.9, bottom - 0.3), (x - 0.9, top + 1.5), (x, top), (x - 0.1, bottom - 0.3)], "#b08558")


ALL_STAKES = (1.33, 4.0, 6.67, 9.33, 12.0, 14.67)


def palisade(piece):
    """A palisade on the trodden ground: rows along the north and south, seen from above along the sides."""
    tile = Tile()
    north, south, west, east = ("North" in piece, "South" in piece, "West" in piece, "East" in piece)
    if west:
        for y in range(-1, 4):
            stakes(tile, (2.0,), y * 4.0 + 1.0, y * 4.0 + 6.4)
    if east:
        for y in range(-1, 4):
            stakes(tile, (14.0,), y * 4.0 + 1.0, y * 4.0 + 6.4)
    if north:
        stakes(tile, ALL_STAKES, 1.2, 8.2)
    if south:
        stakes(tile, ALL_STAKES, 8.2, 15.2)
    return tile


def boat():
    tile = Tile().add(ellipse(8, 13.4, 6.2, 1.3), "#14161c", 0.28)
    tile.figure([(box(7.5, 1.6, 1, 9), "#6b4a2f"), (smooth([(8.7, 2), (12.4, 5), (12.8, 9), (8.7, 9)], True, 3), "#f3ead6"), ([(7.3, 3.4), (7.3, 9), (3.6, 9)], "#e2d5ba"),
                 (smooth([(1.6, 10), (14.4, 10), (12.6, 13.4), (8, 14), (3.4, 13.4)], True, 3), "#8d5a38")], INK, 0.5)
    return tile.add(box(2.4, 10.4, 11.2, 0.9), "#b98452")


def crates():
    tile = shadow(Tile(), 8, 13.8, 6, 1.2)
    tile.figure([(box(2, 7.4, 6, 6), "#b58a56"), (box(6, 3, 5, 4.4), "#c59b66"), (smooth([(9.4, 8), (13.6, 8), (14.2, 10.8), (13.6, 13.6), (9.4, 13.6), (8.8, 10.8)]), "#8d5f3a")], INK, 0.5)
    tile.add(ribbon([(2.4, 7.8), (7.6, 13)], 0.8), "#8d6640").add(box(8.9, 9, 5, 0.7), "#5e5a62").add(box(8.9, 12, 5, 0.7), "#5e5a62")
    return tile.add(ribbon([(6.4, 6.9), (10.6, 3.5)], 0.7), "#94703f")


PALISADES = ["North", "East", "South", "West", "NorthEast", "SouthEast", "SouthWest", "NorthWest"]

# Objects by name, in the order of their tiles.
OBJECTS = [
    ("Entrance", entrance),
    ("HouseA", lambda: house("#e3d3b4", "#b0563f", "#cd7859")),
    ("HouseB", lambda: house("#d9c7a4", "#8a6a45", "#ab8a60")),
    ("HouseC", lambda: house("#e8dcc6", "#6d7f58", "#8ea177", chimney=False)),
    ("HouseD", lambda: house("#d6c6b2", "#a8704a", "#c9936a", True)),
    ("Hall", hall),
    ("TentA", lambda: tent("#c9a877", "#e5cb9e")),
    ("TentB", lambda: tent("#8fa0b3", "#b7c5d3")),
    ("Campfire", campfire),
    ("Well", well),
    ("FieldA", lambda: field("#9a7448", "#a98354", "#c9b74f")),
    ("FieldB", lambda: field("#8c6a45", "#98774e", "#7fae56")),
    ("PathA", lambda: path(0)),
    ("PathB", lambda: path(1)),
    ("Boat", boat),
    ("Crates", crates),
] + [("Palisade" + piece, partial(palisade, piece)) for piece in PALISADES]

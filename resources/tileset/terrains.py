"""The ground: eight variants of each terrain, the last two of them rare. Each terrain has a texture of its own, so that colour is never the only
sign: waves, dots, tufts, crowns, humps, peaks, drifts, reeds, dunes."""

import math

from shapes import Tile, box, ellipse, ribbon, smooth

# Base, shade and light of each terrain; the bases are those of src/render/palette.cpp for the light theme.
COLORS = {
    "DeepWater": ("#2b4c7e", "#254371", "#45699c"),
    "Water": ("#5c9ccb", "#4b8abb", "#a5d0ea"),
    "Sand": ("#e9ddbd", "#cdbb90", "#f8f1dc"),
    "Grass": ("#8db868", "#6f9c50", "#a9cf83"),
    "Forest": ("#41693f", "#2c4d31", "#5f8f55"),
    "Hills": ("#a98350", "#83623a", "#c6a370"),
    "Mountain": ("#7a6b78", "#574b59", "#a396a1"),
    "Snow": ("#f5f8fa", "#cbd8e4", "#ffffff"),
    "Marsh": ("#568f7e", "#3f7267", "#79ad95"),
    "Desert": ("#ebbf66", "#cf9d48", "#f8d88f"),
}
TERRAINS = list(COLORS)
VARIANTS = 8


def ground(name):
    """A tile of one terrain's base colour."""
    return Tile().add(box(0, 0, 16, 16), COLORS[name][0])


class Dice:
    """A small generator of its own, so that places are the same on every machine and in every version of Python."""

    def __init__(self, seed):
        self.state = seed * 7919 + 12345

    def between(self, low, high):
        """A number from low to high in tenths."""
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return low + (self.state >> 8) % (int((high - low) * 10) + 1) / 10


def scatter(dice, count, margin, apart, taken=()):
    """Places in the tile that keep `apart` from each other and from the places taken."""
    places = []
    for _ in range(200):
        if len(places) == count:
            break
        spot = (dice.between(margin, 16 - margin), dice.between(margin, 16 - margin))
        if all(math.hypot(spot[0] - x, (spot[1] - y) * 1.3) >= apart for x, y in [*places, *taken]):
            places.append(spot)
    return places


def dots(tile, places, color, radius):
    for x, y in places:
        tile.add(ellipse(x, y, radius, radius * 0.85, 8), color)


def wave(x, y, length, height, crests=2):
    """The middle line of a small wave."""
    steps = 6 * crests
    return [(x + length * i / steps, y - height * abs(math.sin(math.pi * crests * i / steps))) for i in range(steps + 1)]


def waves(name, variant, lengths, height, width):
    """Open water with waves of the given lengths."""
    tile = ground(name)
    _, shade, light = COLORS[name]
    dice = Dice(variant + 10 * len(name))
    tops = [3.5, 8.0, 13.0]
    for length in lengths:
        x = dice.between(1, 15 - length)
        y = tops.pop(int(dice.between(0, len(tops) - 1) + 0.5)) + dice.between(0, 1.6)
        tile.add(ribbon(wave(x, y + 1.2, length, height), 1.0, True), shade)
        tile.add(ribbon(wave(x, y, length, height), width, True), light, 0.85)
    return tile


def deep_water(variant):
    return waves("DeepWater", variant, ((5.5,), (6, 4.5), (4.5,), (), (5,), (4, 5.5), (3.5,), (6, 5, 4))[variant], 1.2, 0.85)


def water(variant):
    return waves("Water", variant, ((7,), (6, 5), (7, 6), (5.5,), (6,), (5, 6.5), (), (6, 7, 5))[variant], 1.5, 1.05)


def sand(variant):
    tile = ground("Sand")
    _, shade, light = COLORS["Sand"]
    dice = Dice(variant + 40)
    keep_off = [(8, 8)] if variant > 5 else []
    places = scatter(dice, (5, 6, 4, 5, 6, 3, 3, 3)[variant], 1.2, 4.0 if not keep_off else 5.0, keep_off)
    dots(tile, places, shade, 0.6)
    dots(tile, scatter(dice, 4, 1.2, 2.8, places + keep_off), light, 0.6)
    if variant in (2, 5):
        x, y = scatter(dice, 1, 4, 2.5, places)[0] if variant == 2 else (8, 11)
        tile.add(ribbon(smooth([(x - 3, y), (x, y - 1), (x + 3, y)], False), 0.6, True), shade)
    if variant == 6:
        tile.add(ellipse(8, 8.4, 2.1, 1.5, 12), shade).add(ellipse(7.7, 7.9, 1.7, 1.1, 12), "#d9cfbd")
    if variant == 7:
        shell = [(8, 9.8), (5.9, 8), (6.2, 6.7), (7.3, 6.1), (8, 6), (8.7, 6.1), (9.8, 6.7), (10.1, 8)]
        tile.add([(x + 0.3, y + 0.5) for x, y in shell], shade).add(shell, "#e7b9a2")
        for x in (6.6, 8, 9.4):
            tile.add(ribbon([(8, 9.6), (x, 6.6)], 0.35), "#c98f78")
    return tile


def tuft(tile, x, y, shade, light, size=1.0):
    """Three blades of grass that grow from one point."""
    for dx, dy, color in ((-1.5, -2.0, shade), (1.5, -2.1, shade), (0.0, -3.0, light)):
        tile.add([(x - 0.55 * size, y), (x + 0.55 * size, y), (x + dx * size, y + dy * size)], color)


def grass(variant):
    tile = ground("Grass")
    _, shade, light = COLORS["Grass"]
    dice = Dice(variant + 70)
    tufts = scatter(dice, (2, 1, 2, 1, 0, 3, 1, 0)[variant], 3.2, 5.5)
    for x, y in tufts:
        tuft(tile, x, y + 1, shade, light)
    taken = tufts + ([(8, 8.5)] if variant == 7 else [])
    dark = scatter(dice, (2, 3, 1, 3, 2, 1, 1, 3)[variant], 1.2, 3.6, taken)
    dots(tile, dark, shade, 0.5)
    pale = scatter(dice, (1, 2, 2, 1, 2, 1, 1, 0)[variant], 1.2, 3.2, taken + dark)
    dots(tile, pale, light, 0.65)
    if variant == 6:
        for index, (x, y) in enumerate(scatter(dice, 4, 1.8, 3.0, taken + dark)):
            tile.add(ellipse(x, y + 0.5, 0.9, 0.7, 8), shade)
            tile.add(ellipse(x, y, 0.8, 0.75, 8), ("#f8f2da", "#f4dc7c")[index % 2])
    if variant == 7:
        tile.add(ellipse(8.3, 9.7, 3.4, 2.0), "#5f8a47").add(ellipse(7.9, 8.4, 3.1, 2.5), "#76a556")
        tile.add(ellipse(7.1, 7.5, 1.7, 1.2, 12), light)
    return tile


def broadleaf(tile, x, y, radius):
    """A round crown, lit from the north-west, with its shadow."""
    _, shade, light = COLORS["Forest"]
    tile.add(ellipse(x + 0.5, y + 0.9, radius * 1.04, radius * 0.95), "#223d28")
    tile.add(box(x - 0.5, y + radius * 0.6, 1.0, radius * 0.75), "#4a3a2a")
    tile.add(ellipse(x, y, radius, radius * 0.95), "#4f7f49")
    tile.add(ellipse(x - radius * 0.28, y - radius * 0.3, radius * 0.6, radius * 0.52, 14), light)
    tile.add(ellipse(x - radius * 0.4, y - radius * 0.45, radius * 0.26, radius * 0.2, 10), "#7eac6c")


def conifer(tile, x, y, height):
    """A fir: two skirts, light on the west side."""
    _, shade, light = COLORS["Forest"]
    half = height * 0.36
    tile.add(ellipse(x + 0.4, y + 0.1, half, 1.0, 12), "#223d28")
    tile.add(box(x - 0.5, y - 1.2, 1.0, 1.5), "#4a3a2a")
    for top, bottom, width in ((0.45, 0.1, 1.0), (1.0, 0.42, 0.74)):
        high, low = y - height * top, y - height * bottom
        if top < 1.0:
            high = y - height * 0.72
        tile.add([(x, high), (x + half * width, low), (x - half * width, low)], "#3a6544")
        tile.add([(x, high), (x, low), (x - half * width, low)], "#578a5b")


# Trees of each variant from the back to the front: broadleaf or conifer, place, and size.
TREES = (
    ("b 10.9 4.5 3.4", "b 4.6 9.4 3.9", "b 12 12.1 2.7"),
    ("c 4.2 8.6 8", "c 11.8 9.2 7.8", "c 7.8 15.2 9.2"),
    ("b 4.2 4.2 3.1", "c 12 9.6 8.6", "b 7 11.6 3.5"),
    ("b 5 4.8 3.7", "b 11.8 9.6 3.6", "c 4.4 15.2 6.8"),
    ("b 11.6 4.4 3.3", "c 4.4 9.4 8.4", "b 9.4 11.4 3.6"),
    ("b 4.4 4.6 3.3", "b 11.2 4 2.9", "b 8 11.2 3.9"),
    ("c 11.4 8 7", "c 4 13.6 7.6", "c 12.2 15.2 6.4"),
    ("b 4.2 4.8 3.2", "b 12 12 3.0"),
)


def forest(variant):
    tile = ground("Forest")
    dots(tile, scatter(Dice(variant + 100), 4, 0.8, 4), COLORS["Forest"][1], 0.6)
    for tree in TREES[variant]:
        kind, *numbers = tree.split()
        (broadleaf if kind == "b" else conifer)(tile, *map(float, numbers))
    if variant == 7:
        tile.add(ellipse(5.2, 13, 1.6, 1.0, 12), "#4a3a2a").add(ellipse(5.2, 12.2, 1.4, 0.9, 12), "#c49a68")
        tile.add(ellipse(5.2, 12.2, 0.7, 0.4, 10), "#9c754a").add(ellipse(12.2, 5.2, 1.5, 0.9, 10), "#54794a")
    return tile


def hump(tile, x, y, width, height, colors):
    """A rounded rise, lit from the north-west: `y` is its foot."""
    base, shade, light = colors
    half = width / 2
    dome = smooth([(x - half, y), (x - half * 0.72, y - height * 0.62), (x, y - height), (x + half * 0.72, y - height * 0.62),
                   (x + half, y)], False)
    lit = smooth([(x - half, y), (x - half * 0.72, y - height * 0.62), (x, y - height), (x + half * 0.25, y - height * 0.85)],
                 False) + smooth([(x - half * 0.02, y - height * 0.45), (x - half * 0.35, y)], False)
    tile.add(dome, shade)
    tile.add(lit, light)


# Humps of each variant: middle of the foot, width and height.
HUMPS = (
    ((10.5, 7.5, 9, 4.6), (5.6, 13.6, 9.4, 5.2)), ((5.6, 7, 9, 4.8), (11, 13.8, 8.6, 4.6)),
    ((8, 11, 12.5, 6.2),), ((4.6, 8.6, 7.6, 4.2), (11.4, 6.2, 7, 3.6), (9, 14.2, 8.6, 4.2)),
    ((11, 10.4, 8.8, 5),), ((4.9, 6.4, 8, 4), (10.4, 13, 9.6, 5)), ((5.4, 9.6, 9, 5),), ((9.6, 7.4, 10, 4.8),),
)


def hills(variant):
    tile = ground("Hills")
    base, shade, light = COLORS["Hills"]
    dice = Dice(variant + 130)
    for x, y, width, height in HUMPS[variant]:
        hump(tile, x, y, width, height, (base, "#94703f", "#bd9860"))
    taken = [(x, y - height / 2) for x, y, _, height in HUMPS[variant]]
    dots(tile, scatter(dice, 2, 1.4, 5, taken), shade, 0.55)
    dots(tile, scatter(dice, 2, 1.6, 5.4, taken), "#93a45c", 0.8)
    if variant == 6:
        tile.add(ellipse(12, 13.4, 2.2, 1.5, 12), "#6e5434").add(ellipse(11.7, 12.8, 1.9, 1.4, 12), "#b3a693")
    if variant == 7:
        for x, y in ((4.2, 13.2), (11.4, 12.8)):
            tuft(tile, x, y, "#6f8a45", "#9bb062")
    return tile


def peak(tile, x, y, width, height, cap=False):
    """A peak with a broken ridge; `y` is its foot."""
    _, shade, light = COLORS["Mountain"]
    half = width / 2
    top = y - height
    ridge = [(x, top), (x + half * 0.16, top + height * 0.32), (x - half * 0.1, top + height * 0.6), (x + half * 0.1, y)]
    tile.add([(x, top), (x + half * 0.5, top + height * 0.44), (x + half, y), (x - half, y),
              (x - half * 0.5, top + height * 0.5)], "#594d5b")
    tile.add([(x, top), (x - half * 0.5, top + height * 0.5), (x - half, y)] + ridge[:0:-1], light)
    tile.add([(x - half * 0.5, top + height * 0.5), (x - half * 0.24, top + height * 0.62), (x - half * 0.42, y), (x - half, y)],
             "#8f828d")
    if cap:
        tile.add([(x, top), (x + half * 0.26, top + height * 0.23), (x + half * 0.12, top + height * 0.22),
                  (x - half * 0.02, top + height * 0.34), (x - half * 0.14, top + height * 0.24),
                  (x - half * 0.27, top + height * 0.27)], "#eef2f6")


# Peaks of each variant, those behind first: middle of the foot, width, height.
PEAKS = (
    ((8, 11.6, 14.6, 8.6),), ((11.4, 8, 8.8, 5.6), (5.6, 14.8, 10.6, 7)), ((4.6, 9.4, 8.8, 5.8), (10.6, 15.4, 10, 6.6)),
    ((8.4, 7.2, 10.4, 5.2), (4.6, 14.6, 8.6, 5.4), (12, 13, 7.6, 4.6)), ((7, 14.8, 13, 8.2),),
    ((10.4, 9.6, 10.4, 6.4), (4.4, 15, 8.2, 5)), ((8.2, 14.4, 14.8, 11.4),), ((4.6, 8, 8, 5),),
)


def mountain(variant):
    tile = ground("Mountain")
    _, shade, light = COLORS["Mountain"]
    dice = Dice(variant + 160)
    for place in PEAKS[variant]:
        peak(tile, *place, variant == 6)
    dots(tile, scatter(dice, 3, 1.2, 5, [(x, y - height / 2) for x, y, _, height in PEAKS[variant]]), shade, 0.7)
    if variant == 7:
        for x, y, r in ((11, 12.4, 2.4), (6.6, 13.6, 1.5), (13.4, 8, 1.3)):
            tile.add(ellipse(x + 0.3, y + 0.5, r, r * 0.75, 10), shade).add(ellipse(x, y, r * 0.9, r * 0.65, 10), "#948892")
    return tile


def sparkle(tile, x, y, size, color):
    tile.add([(x, y - size), (x + size * 0.25, y - size * 0.25), (x + size, y), (x + size * 0.25, y + size * 0.25), (x, y + size),
              (x - size * 0.25, y + size * 0.25), (x - size, y), (x - size * 0.25, y - size * 0.25)], color)


def snow(variant):
    tile = ground("Snow")
    _, shade, _ = COLORS["Snow"]
    dice = Dice(variant + 190)
    centres = scatter(dice, (1, 2, 1, 2, 0, 1, 1, 1)[variant], 4, 6, [(11, 9)] if variant > 5 else [])
    for x, y in centres:
        length = dice.between(5, 7)
        x -= length / 2
        tile.add(smooth([(x, y), (x + length * 0.45, y - 1.5), (x + length, y), (x + length * 0.5, y - 0.3)]), shade)
    for x, y in scatter(dice, (2, 1, 2, 1, 2, 0, 1, 1)[variant], 2, 4, centres):
        sparkle(tile, x, y, dice.between(1, 1.5), "#a9c1d8")
    if variant == 6:
        tile.add(ellipse(11.3, 10.6, 2.6, 1.7, 12), "#a9b8c8").add(ellipse(11, 9.8, 2.3, 1.6, 12), "#8b8792")
        tile.add(ellipse(10.7, 9.1, 1.8, 0.9, 12), "#ffffff")
    if variant == 7:
        conifer(tile, 11, 13.4, 8.4)
        tile.add([(11, 7.2), (9.6, 9.6), (11, 9.2)], "#ffffff").add([(9.6, 10.4), (8.2, 12.5), (10.6, 11.4)], "#ffffff")
    return tile


def reed(tile, x, y, height, lean):
    tile.add(ribbon([(x, y), (x + lean * 0.4, y - height * 0.5), (x + lean, y - height)], 0.8), "#2f5a4d")
    tile.add(ellipse(x + lean, y - height, 0.75, 1.3, 10), "#7a5536")


# Pools and reeds of each variant.
POOLS = (((5, 11.5, 3.8, 1.7),), ((10.6, 5, 4, 1.8), (4.2, 13.2, 2.6, 1.1)), ((8, 8.6, 4.6, 2),), ((11, 12, 3.6, 1.6), (4.6, 3.8, 2.8, 1.2)),
         (), ((5, 5, 3.6, 1.6),), ((8, 9, 5.6, 3),), ((10.6, 11.6, 4, 1.8),))
REEDS = (((10.4, 9, 5.2, 0.6), (12.4, 9.6, 4.2, 1.1)), ((3.6, 8.6, 5, -0.7), (5.2, 9, 4, 0.5)), ((3.2, 14.2, 4, -0.4), (12.8, 6.6, 4.4, 0.7)),
         ((5.2, 11.4, 5, -0.5), (7, 12, 4, 0.7)), ((9, 9.4, 5, 0.6),), ((10.6, 13.2, 5, 0.5), (12.2, 13.8, 4, 0.9)), (), ((3.6, 8, 4.6, -0.6), (5, 8.4, 5, 0.4)))


def marsh(variant):
    tile = ground("Marsh")
    _, shade, light = COLORS["Marsh"]
    dice = Dice(variant + 220)
    for x, y, rx, ry in POOLS[variant]:
        tile.add(ellipse(x, y, rx, ry), shade)
        tile.add(ellipse(x + 0.2, y + 0.25, rx * 0.84, ry * 0.74), "#6aa0b8")
        tile.add(ribbon([(x - rx * 0.4, y), (x + rx * 0.25, y)], 0.6, True), "#b4d6e0", 0.8)
    for place in REEDS[variant]:
        reed(tile, *place)
    taken = [(x, y) for x, y, *_ in POOLS[variant] * 2 + REEDS[variant]]
    for x, y in scatter(dice, 1 if variant != 4 else 2, 3, 5, taken):
        tuft(tile, x, y + 1, shade, light, 0.85)
    dots(tile, scatter(dice, 2, 1.4, 4.4, taken), shade, 0.55)
    if variant == 6:
        for x, y in ((6, 8.6), (10, 10.2)):
            tile.add(ellipse(x, y, 1.5, 0.9, 12), "#4f8f52").add(ellipse(x + 0.3, y - 0.4, 0.6, 0.5, 8), "#f2d3dc")
    return tile


def cactus(tile, x, y):
    tile.add(ellipse(x + 0.5, y, 2.2, 0.7, 12), "#b98a45")
    for line, width in (([(x, y), (x, y - 5.6)], 1.6), ([(x, y - 2), (x + 1.9, y - 2.2), (x + 1.9, y - 4.4)], 1.0),
                        ([(x, y - 2.8), (x - 1.9, y - 3), (x - 1.9, y - 4.8)], 1.0)):
        tile.add(ribbon(line, width), "#4f7a4c")
    tile.add(ribbon([(x - 0.4, y - 0.4), (x - 0.4, y - 5.2)], 0.5), "#7ba068")


def desert(variant):
    tile = ground("Desert")
    _, shade, light = COLORS["Desert"]
    dice = Dice(variant + 250)
    dunes = (((1.5, 6, 7.5), (7.5, 12.8, 7)), ((6.6, 6.4, 8), (1.8, 13, 6)), ((3, 10.4, 9.5),), ((1.6, 12.6, 6.4), (7.6, 6, 7)),
             ((2.4, 7, 7),), ((6, 12, 8.4),), ((1.6, 6, 6.4),), ((1.4, 12.6, 6),))[variant]
    for x, y, length in dunes:
        tile.add(smooth([(x, y), (x + length * 0.45, y - 2.5), (x + length, y), (x + length * 0.55, y - 1.0)]), shade)
        tile.add(smooth([(x, y), (x + length * 0.45, y - 2.5), (x + length * 0.55, y - 1.6)]), light)
    dots(tile, scatter(dice, 3, 1.2, 4.6, [(x + length / 2, y - 1) for x, y, length in dunes] + ([(11.5, 10)] if variant > 5 else [])),
         shade, 0.55)
    if variant == 6:
        tile.add(ellipse(11.2, 11.4, 2.6, 1.6, 12), shade).add(ellipse(10.8, 10.6, 2.2, 1.5, 12), "#b08c58")
        tile.add(ellipse(10.3, 10.1, 1.3, 0.8, 10), "#d2b27c")
    if variant == 7:
        cactus(tile, 11.6, 11.6)
    return tile


PAINTERS = {"DeepWater": deep_water, "Water": water, "Sand": sand, "Grass": grass, "Forest": forest, "Hills": hills,
            "Mountain": mountain, "Snow": snow, "Marsh": marsh, "Desert": desert}


def terrain_tile(name, variant):
    """One variant of a terrain."""
    return PAINTERS[name](variant)

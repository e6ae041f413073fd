"""Shapes of one tile: 16 by 16 units, x to the right, y downwards, everything cut off at the tile's border.

Only polygons are ever written, so that no reader of the SVG needs clipping, strokes or gradients, and so that nothing
of a tile spills into its neighbour, whatever size the picture is drawn at.
"""

import math

TILE = 16.0


def number(value):
    """A coordinate as it is written: two decimals at most, no trailing zeros, the same on every machine."""
    text = f"{value + 0.0:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def clipped(points):
    """The part of a polygon inside the tile (Sutherland and Hodgman)."""
    for axis, limit, keep_below in ((0, 0.0, False), (0, TILE, True), (1, 0.0, False), (1, TILE, True)):
        result = []
        for index, point in enumerate(points):
            before = points[index - 1]
            inside = point[axis] <= limit if keep_below else point[axis] >= limit
            before_inside = before[axis] <= limit if keep_below else before[axis] >= limit
            if inside != before_inside:
                part = (limit - before[axis]) / (point[axis] - before[axis])
                result.append(tuple(before[i] + part * (point[i] - before[i]) for i in (0, 1)))
            if inside:
                result.append(point)
        points = result
    return points


def smooth(points, closed=True, steps=5):
    """A curve through `points` (Catmull and Rom), as a polygon."""
    count = len(points)
    result = []
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(index + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            result.append(tuple(
                0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
                       + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t) for i in (0, 1)))
    if not closed:
        result.append(points[-1])
    return result


def ellipse(cx, cy, rx, ry=None, sides=20):
    """An ellipse as a polygon."""
    ry = rx if ry is None else ry
    return [(cx + rx * math.cos(2 * math.pi * i / sides), cy + ry * math.sin(2 * math.pi * i / sides))
            for i in range(sides)]


def box(x, y, width, height):
    """A rectangle."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def ribbon(points, width, taper=False):
    """A line of some width along `points`, pointed at both ends when tapered."""
    left, right = [], []
    last = len(points) - 1
    for index, (x, y) in enumerate(points):
        ax, ay = points[max(index - 1, 0)]
        bx, by = points[min(index + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = width / 2
        if taper:
            half *= math.sin(math.pi * (index + 0.5) / (last + 1)) ** 0.5
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def grown(points, margin):
    """A polygon with its corners moved outwards: good enough for outlines of small convex or gently curved shapes."""
    area = sum(points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(len(points)))
    sign = 1.0 if area > 0 else -1.0
    result = []
    for index, (x, y) in enumerate(points):
        ax, ay = points[index - 1]
        bx, by = points[(index + 1) % len(points)]
        one = math.hypot(x - ax, y - ay) or 1.0
        two = math.hypot(bx - x, by - y) or 1.0
        nx = ((y - ay) / one + (by - y) / two) * sign
        ny = (-(x - ax) / one - (bx - x) / two) * sign
        length = math.hypot(nx, ny) or 1.0
        reach = min(margin * 2.0 / length, margin * 1.6)
        result.append((x + nx / length * reach, y + ny / length * reach))
    return result


def turned(points, quarters):
    """A polygon turned clockwise about the tile's centre by quarter turns."""
    for _ in range(quarters % 4):
        points = [(TILE - y, x) for x, y in points]
    return points


def moved(points, dx, dy):
    """A polygon moved."""
    return [(x + dx, y + dy) for x, y in points]


class Tile:
    """The shapes of one tile, from the ground up."""

    def __init__(self):
        self.shapes = []

    def add(self, points, color, opacity=1.0):
        """Adds a polygon, cut off at the border."""
        points = clipped(points)
        if len(points) > 2:
            self.shapes.append((points, color, opacity))
        return self

    def figure(self, parts, outline, margin=0.75):
        """Adds parts, (polygon, colour) each, with one outline around them all."""
        for points, _ in parts:
            self.add(grown(points, margin), outline)
        for points, color in parts:
            self.add(points, color)
        return self

    def svg(self, left, top, tone):
        """The shapes as SVG paths at a place in the picture; `tone` gives the colour of the theme."""
        lines = []
        for points, color, opacity in self.shapes:
            path = "".join(("L" if index else "M") + number(left + x) + " " + number(top + y)
                           for index, (x, y) in enumerate(points)) + "z"
            fade = "" if opacity >= 1.0 else f' fill-opacity="{number(opacity)}"'
            lines.append(f'<path fill="{tone(color)}"{fade} d="{path}"/>')
        return lines

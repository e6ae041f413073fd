#!/usr/bin/python3
"""Makes zonewright-sans.ttf from DejaVu Sans (Debian package fonts-dejavu-core; this needs python3-fonttools).

The letters of Latin, Greek and Cyrillic, and signs, under a name of its own: no font of the system takes its place, so
that text in pictures is the same everywhere."""

import sys

from fontTools import subset, ttLib

SOURCE = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
FAMILY = "Zonewright Sans"
RANGES = [(0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x206F),
          (0x20A0, 0x20B5), (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2500, 0x25FF), (0xFFFD, 0xFFFD)]


def main(target):
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.recalc_timestamp = False
    font = subset.load_font(SOURCE, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    for record in font["name"].names:
        names = {1: FAMILY, 3: FAMILY, 4: FAMILY, 6: FAMILY.replace(" ", ""), 16: FAMILY}
        if record.nameID in names:
            record.string = names[record.nameID]
    subset.save_font(font, target, options)
    assert "DejaVu" not in ttLib.TTFont(target)["name"].getDebugName(1)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "zonewright-sans.ttf")

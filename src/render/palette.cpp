#include "render/palette.h"

#include <array>

namespace zonewright {

namespace {

using TerrainColors = std::array<QRgb, terrainCount>;

/// In the order of Terrain. Chosen so that the smallest distance between two (OKLab, under simulated red, green and
/// blue blindness) is as large as calm colours allow; the tileset's grounds have the same colours.
constexpr TerrainColors lightTerrain{
    0xff2b4c7e, // deep water
    0xff5c9ccb, // water
    0xffe9ddbd, // sand
    0xff8db868, // grass
    0xff41693f, // forest
    0xffa98350, // hills
    0xff7a6b78, // mountain
    0xfff5f8fa, // snow
    0xff568f7e, // marsh
    0xffebbf66, // desert
};

constexpr TerrainColors darkTerrain{
    0xff243e67, // deep water
    0xff4b7ea4, // water
    0xffbcb299, // sand
    0xff729555, // grass
    0xff355534, // forest
    0xff886a42, // hills
    0xff635762, // mountain
    0xffc5c8ca, // snow
    0xff467467, // marsh
    0xffbd9a54, // desert
};

} // namespace

QRgb terrainColor(Terrain terrain, Theme theme)
{
    return (theme == Theme::Light ? lightTerrain : darkTerrain)[index(terrain)];
}

const CanvasColors& canvasColors(Theme theme)
{
    static const CanvasColors light{
        .background = QColor(0xe4, 0xe6, 0xea),
        .gridLine = QColor(0x10, 0x18, 0x28, 0x38),
        .worldEdge = QColor(0xff, 0xff, 0xff, 0x90),
        .hover = QColor(0xff, 0xff, 0xff),
        .selection = QColor(0xff, 0xd2, 0x3f),
        .outlineShadow = QColor(0x10, 0x14, 0x1c, 0xa0),
        .label = QColor(0x1b, 0x20, 0x2a),
        .labelGround = QColor(0xff, 0xff, 0xff, 0xb8),
    };
    static const CanvasColors dark{
        .background = QColor(0x1c, 0x1f, 0x25),
        .gridLine = QColor(0x08, 0x0c, 0x14, 0x58),
        .worldEdge = QColor(0xff, 0xff, 0xff, 0x70),
        .hover = QColor(0xf2, 0xf4, 0xf8),
        .selection = QColor(0xff, 0xd2, 0x3f),
        .outlineShadow = QColor(0x06, 0x08, 0x0c, 0xb0),
        .label = QColor(0xe8, 0xec, 0xf2),
        .labelGround = QColor(0x16, 0x1a, 0x22, 0xc0),
    };
    return theme == Theme::Light ? light : dark;
}

const OverlayColors& overlayColors(Theme theme)
{
    static const OverlayColors light{
        .known = QColor(0xd8, 0x3c, 0xb4),
        .window = QColor(0x9c, 0xf2, 0xff),
        .queued = QColor(0xff, 0xb0, 0x4a),
        .next = QColor(0xff, 0x8a, 0x1f),
        .faded = QColor(0xe4, 0xe6, 0xea),
        .hazard = QColor(0xf2, 0x3d, 0x33),
        .stop = QColor(0xc6, 0x1f, 0x2c),
        .line = QColor(0xff, 0xff, 0xff),
        .casing = QColor(0x10, 0x14, 0x1c, 0xa0),
        .player = QColor(0xf0, 0x44, 0x38),
        .dungeon = QColor(0xff, 0xd9, 0x8a),
        .event = QColor(0xb9, 0xdc, 0xff),
        .sign = QColor(0x22, 0x28, 0x34),
        .ink = QColor(0x14, 0x18, 0x20),
    };
    static const OverlayColors dark{
        .known = QColor(0xd6, 0x4c, 0xb6),
        .window = QColor(0x8c, 0xe4, 0xf2),
        .queued = QColor(0xf5, 0xa9, 0x48),
        .next = QColor(0xff, 0x8f, 0x2e),
        .faded = QColor(0x1c, 0x1f, 0x25),
        .hazard = QColor(0xff, 0x54, 0x4a),
        .stop = QColor(0xd2, 0x2b, 0x38),
        .line = QColor(0xf4, 0xf6, 0xfa),
        .casing = QColor(0x06, 0x08, 0x0c, 0xb0),
        .player = QColor(0xff, 0x5a, 0x4f),
        .dungeon = QColor(0xff, 0xd0, 0x78),
        .event = QColor(0xa8, 0xd2, 0xff),
        .sign = QColor(0x16, 0x1a, 0x22),
        .ink = QColor(0x10, 0x13, 0x19),
    };
    return theme == Theme::Light ? light : dark;
}

} // namespace zonewright

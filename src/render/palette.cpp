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

} // namespace zonewright

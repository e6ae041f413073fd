#include "render/palette.h"

#include "render/othercolors.h"

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

/// The cells of dungeon floors, in the order of LevelCell after the terrains.
using FloorCellColors = std::array<QRgb, levelCellCount - terrainCount>;

constexpr FloorCellColors lightFloor{
    0xff625241, // earth
    0xff2b2e37, // wall
    0xffc6ced8, // floor
    0xffa08f78, // corridor
    0xffb05a26, // door
    0xffeebb2c, // locked door
    0xff48546a, // brick
    0xffdfc99b, // slab
};

constexpr FloorCellColors darkFloor{
    0xff504336, // earth
    0xff24262e, // wall
    0xffa0a6af, // floor
    0xff817462, // corridor
    0xff8e4920, // door
    0xffc09725, // locked door
    0xff3b4557, // brick
    0xffb4a27e, // slab
};

/// Dark and light ones in turn, so that two rooms that follow each other, which are often neighbours, differ for
/// everyone.
constexpr int tintAlpha = 0x48;
constexpr std::array<QColor, 6> tintsInTurn{QColor(0x2f, 0x5f, 0xc8, tintAlpha), QColor(0xf0, 0xb8, 0x30, tintAlpha),
                                            QColor(0x6a, 0x2f, 0x98, tintAlpha), QColor(0x70, 0xd0, 0x50, tintAlpha),
                                            QColor(0xb0, 0x30, 0x48, tintAlpha), QColor(0x48, 0xd0, 0xe0, tintAlpha)};

} // namespace

QRgb terrainColor(Terrain terrain, Theme theme)
{
    return (isLight(theme) ? lightTerrain : darkTerrain)[index(terrain)];
}

QRgb floorColor(LevelCell cell, Theme theme)
{
    if (isTerrain(cell))
        return terrainColor(static_cast<Terrain>(cell), theme);
    return (isLight(theme) ? lightFloor : darkFloor)[static_cast<std::size_t>(cell) - terrainCount];
}

const FloorColors& floorColors(Theme theme)
{
    static const FloorColors light{
        .hero = QColor(0xd8, 0x2c, 0x2c),
        .exit = QColor(0x1a, 0x17, 0x20),
        .stairsUp = QColor(0xff, 0xff, 0xff),
        .stairsDown = QColor(0x1a, 0x17, 0x20),
        .custom = QColor(0x2f, 0x6f, 0xd0),
        .roomTints = tintsInTurn,
    };
    static const FloorColors dark{
        .hero = QColor(0xf0, 0x44, 0x38),
        .exit = QColor(0x10, 0x0e, 0x14),
        .stairsUp = QColor(0xf4, 0xf6, 0xfa),
        .stairsDown = QColor(0x10, 0x0e, 0x14),
        .custom = QColor(0x33, 0x6c, 0xba),
        .roomTints = tintsInTurn,
    };
    return isLight(theme) ? light : dark;
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
    return isLight(theme) ? light : dark;
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
    static const OverlayColors lightApart = otherColors(light, {{&OverlayColors::known, 0x7a3fd0},
                                                                {&OverlayColors::window, 0x7db9da},
                                                                {&OverlayColors::queued, 0xffc104},
                                                                {&OverlayColors::next, 0xda7d2a},
                                                                {&OverlayColors::hazard, 0x9d2f0c},
                                                                {&OverlayColors::stop, 0xb01038},
                                                                {&OverlayColors::player, 0xff9a2e},
                                                                {&OverlayColors::dungeon, 0xffd989},
                                                                {&OverlayColors::event, 0x82c4fe}});
    static const OverlayColors darkApart = otherColors(dark, {{&OverlayColors::known, 0xa060ff},
                                                              {&OverlayColors::window, 0x13dfd4},
                                                              {&OverlayColors::queued, 0xf8c704},
                                                              {&OverlayColors::next, 0xe08718},
                                                              {&OverlayColors::hazard, 0xae243b},
                                                              {&OverlayColors::stop, 0xb8203c},
                                                              {&OverlayColors::player, 0xff9a2e},
                                                              {&OverlayColors::dungeon, 0xffd989},
                                                              {&OverlayColors::event, 0x82c4ff}});
    return ofTheme(theme, light, dark, lightApart, darkApart);
}

const JointColors& jointColors(Theme theme)
{
    static const JointColors light{
        .column = QColor(0xff, 0xe2, 0x8a, 0x38),
        .ghost = QColor(0xf3, 0xe8, 0xcc, 0x70),
        .frame = QColor(0xff, 0xd2, 0x3f),
        .path = QColor(0xd2, 0xb4, 0xff),
        .blocked = QColor(0xff, 0x7a, 0x6e),
        .hover = QColor(0xff, 0xff, 0xff),
        .chosen = QColor(0x8f, 0xd0, 0xff),
        .casing = QColor(0x14, 0x18, 0x22, 0xcc),
        .plate = QColor(0x22, 0x28, 0x34),
        .ink = QColor(0x14, 0x18, 0x20),
        .veil = QColor(0xe4, 0xe6, 0xea, 0xa0),
    };
    static const JointColors dark{
        .column = QColor(0xff, 0xe2, 0x8a, 0x28),
        .ghost = QColor(0xd8, 0xcb, 0xa8, 0x58),
        .frame = QColor(0xff, 0xd2, 0x3f),
        .path = QColor(0xc9, 0xa7, 0xff),
        .blocked = QColor(0xff, 0x6e, 0x62),
        .hover = QColor(0xf2, 0xf4, 0xf8),
        .chosen = QColor(0x84, 0xc6, 0xff),
        .casing = QColor(0x0a, 0x0d, 0x13, 0xcc),
        .plate = QColor(0x16, 0x1a, 0x22),
        .ink = QColor(0x10, 0x13, 0x19),
        .veil = QColor(0x1c, 0x1f, 0x25, 0xa8),
    };
    static const JointColors lightApart = otherColors(light, {{&JointColors::frame, 0xffe049},
                                                              {&JointColors::path, 0xe3a6b0},
                                                              {&JointColors::blocked, 0xe7854a},
                                                              {&JointColors::chosen, 0x63b6f8}});
    static const JointColors darkApart = otherColors(dark, {{&JointColors::frame, 0xfee04d},
                                                            {&JointColors::path, 0xe2a2db},
                                                            {&JointColors::blocked, 0xf08a2f},
                                                            {&JointColors::hover, 0xffffff},
                                                            {&JointColors::chosen, 0x7793a8}});
    return ofTheme(theme, light, dark, lightApart, darkApart);
}

const StepColors& stepColors(Theme theme)
{
    static const StepColors light{
        .done = QColor(0x7f, 0xe0, 0x8f),
        .refused = QColor(0xff, 0x8b, 0x7f),
        .casing = QColor(0x14, 0x18, 0x22, 0xcc),
        .plate = QColor(0x22, 0x28, 0x34),
    };
    static const StepColors dark{
        .done = QColor(0x74, 0xd6, 0x86),
        .refused = QColor(0xff, 0x80, 0x74),
        .casing = QColor(0x0a, 0x0d, 0x13, 0xcc),
        .plate = QColor(0x16, 0x1a, 0x22),
    };
    static const StepColors lightApart =
        otherColors(light, {{&StepColors::done, 0x6fc4ff}, {&StepColors::refused, 0xffb34a}});
    static const StepColors darkApart =
        otherColors(dark, {{&StepColors::done, 0x66b9fb}, {&StepColors::refused, 0xffab40}});
    return ofTheme(theme, light, dark, lightApart, darkApart);
}

} // namespace zonewright

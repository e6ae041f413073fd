#pragma once

#include "core/level/levelcell.h"
#include "core/world/terrain.h"
#include "render/theme.h"

#include <QColor>

#include <array>

namespace zonewright {

/// The colour of a terrain on maps, opaque. Any two terrains of one theme also differ for people who do not tell red
/// from green.
[[nodiscard]] QRgb terrainColor(Terrain terrain, Theme theme);

/// The colour of a cell of a dungeon floor on maps and in small pictures, opaque; terrains have their own. Any two
/// kinds also differ for people who do not tell red from green.
[[nodiscard]] QRgb floorColor(LevelCell cell, Theme theme);

/// The colours of what stands on a floor where its cells are too small for tiles, and those that rooms are told apart
/// by.
struct FloorColors
{
    QColor hero;
    QColor exit;
    QColor stairsUp;
    QColor stairsDown;
    QColor custom;                   ///< what is set by hand
    std::array<QColor, 6> roomTints; ///< laid over the floor of rooms, by their ids; translucent
};

[[nodiscard]] const FloorColors& floorColors(Theme theme);

/// The colours of what is drawn on and around a map. `label` on `labelGround` has a contrast of at least 4.5:1.
struct CanvasColors
{
    QColor background;    ///< where there is no world, or none computed yet
    QColor gridLine;      ///< between zones, translucent
    QColor worldEdge;     ///< where the torus begins to repeat, translucent
    QColor hover;         ///< the outline of what the pointer is on
    QColor selection;     ///< the outline of what is selected
    QColor outlineShadow; ///< under both outlines, so that they stand out on every terrain; translucent
    QColor label;         ///< text on a map
    QColor labelGround;   ///< the plate under such text, translucent
};

[[nodiscard]] const CanvasColors& canvasColors(Theme theme);

/// The colours of what is known of a walk, over a map. Each has its own pattern, outline or sign besides; `ink` on
/// every other one that carries text has a contrast of at least 4.5:1.
struct OverlayColors
{
    QColor known;   ///< zones in the list of known ones, the stronger the more popular
    QColor window;  ///< the window, and the zones at hand for it
    QColor queued;  ///< zones that wait to be computed
    QColor next;    ///< the one that is computed next
    QColor faded;   ///< zones that were just forgotten
    QColor hazard;  ///< zones in sight that the window does not hold
    QColor stop;    ///< breakpoints that are enabled
    QColor line;    ///< the walk, the view square and the ring of the player
    QColor casing;  ///< under and around all lines, translucent
    QColor player;  ///< the core of the player's mark
    QColor dungeon; ///< signs of dungeons
    QColor event;   ///< signs of scheduled events
    QColor sign;    ///< the plate that such signs stand on
    QColor ink;     ///< text on plates in the other colours
};

[[nodiscard]] const OverlayColors& overlayColors(Theme theme);

/// The colours of what is marked on a floor. Frames and lines are light and stand on a dark casing, so that they are
/// seen on every tile: each has a contrast of at least 3:1 with it. `ink` on `frame`, `path` and `blocked` and `frame`
/// on `plate` have at least 4.5:1. Each kind of mark has a line, pattern or sign of its own besides.
struct JointColors
{
    QColor column;  ///< the light on the column of a joint, translucent
    QColor ghost;   ///< in candidates that are not drawn, translucent
    QColor frame;   ///< of candidates, and numbers
    QColor path;    ///< special paths
    QColor blocked; ///< joints that nothing opens, pins that are not applied, paths that do not join
    QColor hover;   ///< what the pointer or the keys are on
    QColor chosen;  ///< joints that commands are for
    QColor casing;  ///< under all lines, translucent
    QColor plate;   ///< under numbers
    QColor ink;     ///< text and signs on the other colours
    QColor veil;    ///< over what a path cannot take in, translucent
};

[[nodiscard]] const JointColors& jointColors(Theme theme);

/// The colours of the decision that a scrubber stands at, over a floor. `done` and `refused` have a contrast of at
/// least 4.5:1 on `plate`; each goes with a sign, a pattern or a line of its own.
struct StepColors
{
    QColor done;
    QColor refused;
    QColor casing; ///< under all lines, translucent
    QColor plate;  ///< under words
};

[[nodiscard]] const StepColors& stepColors(Theme theme);

} // namespace zonewright

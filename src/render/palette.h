#pragma once

#include "core/world/terrain.h"
#include "render/theme.h"

#include <QColor>

namespace zonewright {

/// The colour of a terrain on maps, opaque. Any two terrains of one theme also differ for people who do not tell red
/// from green.
[[nodiscard]] QRgb terrainColor(Terrain terrain, Theme theme);

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

} // namespace zonewright

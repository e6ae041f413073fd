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

} // namespace zonewright

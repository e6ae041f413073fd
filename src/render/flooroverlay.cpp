#include "render/flooroverlay.h"

#include "render/floormarks.h"
#include "render/toolpainter.h"

namespace zonewright {

void paintFloorOverlay(QPainter& painter, const FloorProjection& projection, const FloorOverlay& overlay)
{
    const Theme theme = overlay.joints.theme;
    paintRoomLabels(painter, projection, overlay.floor, theme);
    if (overlay.hovered)
        paintHoveredCell(painter, projection, *overlay.hovered, theme);
    if (!overlay.joints.joints.empty())
        paintJoints(painter, projection, overlay.joints);
    paintTouchUpMarks(painter, projection, overlay.touchUps, theme);
}

} // namespace zonewright

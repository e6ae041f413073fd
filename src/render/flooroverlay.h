#pragma once

#include "core/level/floorlevel.h"
#include "core/level/floorplan.h"
#include "render/floorprojection.h"
#include "render/jointpainter.h"

#include <optional>
#include <span>

class QPainter;

namespace zonewright {

/// What lies over the cells of a floor while nothing is drawn on it; all of it belongs to somebody else.
struct FloorOverlay
{
    const BuiltFloor& floor;           ///< whose rooms are named
    const JointScene& joints;          ///< and the theme of all
    std::span<const TouchUp> touchUps; ///< cells that are set by hand, in row order
    std::optional<Point> hovered;      ///< a cell to outline
};

/// Paints the names of rooms, the marks of joints and those of cells that are set by hand, in device pixels.
void paintFloorOverlay(QPainter& painter, const FloorProjection& projection, const FloorOverlay& overlay);

} // namespace zonewright

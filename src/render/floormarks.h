#pragma once

#include "core/level/floorlevel.h"
#include "render/floorprojection.h"
#include "render/theme.h"

class QPainter;

namespace zonewright {

// What is written and marked on floors of both kinds, in device pixels, over their cells.

/// The codes of a strip floor's rooms, in the border below each, and the ids of a dug floor's rooms, in the middle of
/// each; those that have room for it.
void paintRoomLabels(QPainter& painter, const FloorProjection& projection, const BuiltFloor& built, Theme theme);

/// The cell that the pointer is on.
void paintHoveredCell(QPainter& painter, const FloorProjection& projection, Point cell, Theme theme);

/// A cell that something is said about: seen at every scale.
void paintMarkedCell(QPainter& painter, const FloorProjection& projection, Point cell, Theme theme);

/// The exit of the floor above, under which the hero arrives.
void paintArrival(QPainter& painter, const FloorProjection& projection, Point cell, Theme theme);

/// The line around where one can walk on another floor, in the same places.
void paintContour(QPainter& painter, const FloorProjection& projection, const Grid<LevelCell>& cells, Theme theme);

/// Something that stands on a floor whose cells are too small to show it.
void paintFloorDot(QPainter& painter, const FloorProjection& projection, Point cell, const QColor& color, Theme theme);

} // namespace zonewright

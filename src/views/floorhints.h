#pragma once

#include "core/level/floorlevel.h"
#include "project/project.h"
#include "render/floorprojection.h"
#include "render/theme.h"

class QPainter;
class QWidget;

namespace zonewright {

// What a floor view says where there is nothing to be seen, in device pixels, in the middle of it.

/// What to do for a first floor.
void paintNoFloor(QPainter& painter, const FloorProjection& projection, const QWidget& view, const Project& project,
                  Theme theme);

/// Why nothing is built of a floor, and where that can be changed; nothing where something is built. `onPlate` where it
/// stands over cells all the same, those of a step.
void paintWhyNothing(QPainter& painter, const FloorProjection& projection, const QWidget& view, const BuiltFloor& built,
                     Theme theme, bool onPlate);

} // namespace zonewright

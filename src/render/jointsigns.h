#pragma once

#include "render/palette.h"

#include <QRectF>

class QPainter;

namespace zonewright {

// The signs of joints and their paths, in device pixels. Each is painted in a square.

/// A drawing pin: filled for one that the floor has, an outline for one of the catalogue.
void paintPin(QPainter& painter, const QRectF& sign, bool filled, const JointColors& colors);

/// A pin that is struck through: one that is kept and not applied.
void paintLostPin(QPainter& painter, const QRectF& sign, const JointColors& colors);

/// A disc with a bar: no way through.
void paintBlockedSign(QPainter& painter, const QRectF& sign, const JointColors& colors);

/// The diamond of a special path.
void paintDiamond(QPainter& painter, const QRectF& sign, const JointColors& colors);

/// A plus for a cell that a click would add to a path, a minus for one that it would take out.
void paintAddingSign(QPainter& painter, const QRectF& sign, bool adds, const JointColors& colors);

/// An arrow that comes down on a bar: who stands here came from the floor above.
void paintArrivalSign(QPainter& painter, const QRectF& sign, const JointColors& colors);

} // namespace zonewright

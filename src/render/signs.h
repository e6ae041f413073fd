#pragma once

#include "render/palette.h"
#include "render/worldscene.h"

#include <QRectF>

class QPainter;

namespace zonewright {

/// A door with steps on a square plate.
void paintDungeonSign(QPainter& painter, const QRectF& sign, const OverlayColors& colors);

/// The sign of a scheduled event on a round plate: a plus for what appears, an arrow for who sets out, an exclamation
/// mark for what is announced.
void paintEventSign(QPainter& painter, const QRectF& sign, MarkKind kind, const OverlayColors& colors);

/// A pennant on a pole whose foot is in the middle of the lower border.
void paintFlag(QPainter& painter, const QRectF& flag, const OverlayColors& colors);

/// The player where cells are too small for the figure: a disc with a ring.
void paintDisc(QPainter& painter, const QRectF& disc, const OverlayColors& colors);

} // namespace zonewright

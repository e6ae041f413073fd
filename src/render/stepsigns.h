#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace zonewright {

// The signs of what a decision did, in device pixels, each in a square.

/// A check mark: it fits.
void paintCheck(QPainter& painter, const QRectF& sign, const QColor& color, const QColor& casing);

/// A cross: it does not, or it is taken away.
void paintCross(QPainter& painter, const QRectF& sign, const QColor& color, const QColor& casing);

} // namespace zonewright

#pragma once

#include "render/deviceviewport.h"

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QFontMetrics>
#include <QRect>
#include <QString>

#include <cstdint>

class QPainter;

namespace zonewright {

// What the painters of overlays share. All positions and lengths are device pixels unless they say otherwise.

/// Whole device pixels for a length in logical ones, at least one.
[[nodiscard]] int inDevicePixels(double logical, const DeviceViewport& canvas);

/// `color` with its opacity times `strength`, 0 to 1.
[[nodiscard]] QColor weakened(QColor color, double strength);

/// The colour of words about what is past, on a plate of its own: dimmer than `text`, and still readable.
[[nodiscard]] QColor pastLabel(const QColor& text, const QColor& plate);

/// `rect`, grown around its middle where it is narrower or lower than `least`.
[[nodiscard]] QRect grownTo(const QRect& rect, int least);

/// Fills the part of `rect` that is in the viewport with a translucent colour. Qt hands high rectangles to threads,
/// which for one zone after another costs more than it saves: they are filled in low strips.
void fillShade(QPainter& painter, const DeviceViewport& canvas, const QRect& rect, const QColor& color);

/// A frame of `width` just inside `rect`, as filled strips: exact at every pixel ratio.
void fillFrame(QPainter& painter, QRect rect, int width, const QColor& color);

/// The same in dashes, with gaps of their length; what lies outside of the viewport costs nothing.
void fillDashedFrame(QPainter& painter, const DeviceViewport& canvas, QRect rect, int width, int dash,
                     const QColor& color);

/// The corners of such a frame, each `length` long.
void fillCorners(QPainter& painter, QRect rect, int width, int length, const QColor& color);

/// What tells areas apart besides their colour.
enum class AreaPattern : std::uint8_t {
    Dots,
    Hatching,     ///< narrow, rising to the east
    WideHatching, ///< wide, falling to the east
};

/// A pattern as a brush, for fillArea.
[[nodiscard]] QBrush patternBrush(AreaPattern pattern, const QColor& color, const DeviceViewport& canvas);

/// Fills `rect` with a pattern that begins in its corner, so that it moves with the map.
void fillArea(QPainter& painter, const QRect& rect, const QBrush& brush);

/// The font of marks on a map.
[[nodiscard]] QFont overlayFont(const DeviceViewport& canvas);

/// The size of a plate for a text in that font. Who asks for many of them has its metrics at hand.
[[nodiscard]] QSize plateSize(const DeviceViewport& canvas, const QString& text);
[[nodiscard]] QSize plateSize(const DeviceViewport& canvas, const QFontMetrics& metrics, const QString& text);

/// How opaque a dark plate is at least, for its text to be readable on every terrain.
inline constexpr double plateStrength = 0.92;

/// A text on a plate with slightly rounded corners; sets the painter's font and pen.
void paintPlate(QPainter& painter, const DeviceViewport& canvas, const QRect& plate, const QString& text,
                const QColor& ground, const QColor& ink);

} // namespace zonewright

#include "render/overlaytools.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr double overlayTextSize = 11.0; ///< logical pixels
constexpr int shadeStrip = 64;           ///< device pixels
constexpr double platePadding = 3.0;     ///< logical pixels, left and right

/// Dashes of one strip, along one axis, that lie between `low` and `high`.
template <typename Fill>
void forEachDash(int begin, int end, int low, int high, int dash, Fill fill)
{
    const int period = 2 * dash;
    const int skipped = std::max(0, low - begin) / period;
    for (int at = begin + skipped * period; at < std::min(end, high); at += period)
        fill(at, std::min(dash, end - at));
}

/// As fillShade, for what is narrow.
void fillColumn(QPainter& painter, const QRect& column, const QColor& color)
{
    constexpr int mostStrips = 32; // what is higher is seen alone
    if (color.alpha() == 255 || column.height() > mostStrips * shadeStrip)
        return painter.fillRect(column, color);
    for (int y = column.top(); y <= column.bottom(); y += shadeStrip)
        painter.fillRect(column.left(), y, column.width(), std::min(shadeStrip, column.bottom() - y + 1), color);
}

bool isInPattern(AreaPattern pattern, int x, int y, int period, int line)
{
    switch (pattern) {
    case AreaPattern::Dots:
        return (x + period / 4) % period < line && (y + period / 4) % period < line;
    case AreaPattern::Hatching:
        return (x + y) % period < line;
    case AreaPattern::WideHatching:
        return (x + period - y) % period < line;
    }
    return false;
}

} // namespace

int inDevicePixels(double logical, const DeviceViewport& canvas)
{
    return std::max(1, static_cast<int>(std::lround(logical * canvas.pixelRatio())));
}

QColor weakened(QColor color, double strength)
{
    color.setAlphaF(static_cast<float>(color.alphaF() * std::clamp(strength, 0.0, 1.0)));
    return color;
}

QColor pastLabel(const QColor& text, const QColor& plate)
{
    constexpr int strength = 90; // per cent
    const auto mixed = [](int over, int under) { return (over * strength + under * (100 - strength)) / 100; };
    return {mixed(text.red(), plate.red()), mixed(text.green(), plate.green()), mixed(text.blue(), plate.blue())};
}

QRect grownTo(const QRect& rect, int least)
{
    const int wide = std::max(0, least - rect.width());
    const int high = std::max(0, least - rect.height());
    return {rect.x() - wide / 2, rect.y() - high / 2, rect.width() + wide, rect.height() + high};
}

void fillShade(QPainter& painter, const DeviceViewport& canvas, const QRect& rect, const QColor& color)
{
    const QRect seen = rect.intersected(QRect({}, canvas.viewport()));
    for (int y = seen.top(); y <= seen.bottom(); y += shadeStrip)
        painter.fillRect(seen.left(), y, seen.width(), std::min(shadeStrip, seen.bottom() - y + 1), color);
}

void fillFrame(QPainter& painter, QRect rect, int width, const QColor& color)
{
    painter.fillRect(rect.x(), rect.y(), rect.width(), width, color);
    painter.fillRect(rect.x(), rect.y() + rect.height() - width, rect.width(), width, color);
    fillColumn(painter, QRect(rect.x(), rect.y() + width, width, rect.height() - 2 * width), color);
    fillColumn(painter, QRect(rect.x() + rect.width() - width, rect.y() + width, width, rect.height() - 2 * width),
               color);
}

void fillDashedFrame(QPainter& painter, const DeviceViewport& canvas, QRect rect, int width, int dash,
                     const QColor& color)
{
    const QSize seen = canvas.viewport();
    const int right = rect.x() + rect.width();
    const int bottom = rect.y() + rect.height();
    for (const int y : {rect.y(), bottom - width}) {
        if (y + width > 0 && y < seen.height())
            forEachDash(rect.x(), right, 0, seen.width(), dash,
                        [&](int x, int length) { painter.fillRect(x, y, length, width, color); });
    }
    for (const int x : {rect.x(), right - width}) {
        if (x + width > 0 && x < seen.width())
            forEachDash(rect.y(), bottom, 0, seen.height(), dash,
                        [&](int y, int length) { painter.fillRect(x, y, width, length, color); });
    }
}

void fillCorners(QPainter& painter, QRect rect, int width, int length, const QColor& color)
{
    for (const int x : {rect.x(), rect.x() + rect.width() - length}) {
        for (const int y : {rect.y(), rect.y() + rect.height() - width})
            painter.fillRect(x, y, length, width, color);
    }
    for (const int x : {rect.x(), rect.x() + rect.width() - width}) {
        painter.fillRect(x, rect.y() + width, width, length - width, color);
        painter.fillRect(x, rect.y() + rect.height() - length, width, length - width, color);
    }
}

QBrush patternBrush(AreaPattern pattern, const QColor& color, const DeviceViewport& canvas)
{
    const int period = inDevicePixels(pattern == AreaPattern::WideHatching ? 12.0
                                      : pattern == AreaPattern::Dots       ? 7.0
                                                                           : 6.0,
                                      canvas);
    const int line = inDevicePixels(pattern == AreaPattern::Dots ? 2.0 : 1.5, canvas);
    QImage tile(period, period, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    for (int y = 0; y < period; ++y) {
        for (int x = 0; x < period; ++x) {
            if (isInPattern(pattern, x, y, period, line))
                tile.setPixelColor(x, y, color);
        }
    }
    return {tile};
}

void fillArea(QPainter& painter, const QRect& rect, const QBrush& brush)
{
    painter.setBrushOrigin(rect.topLeft());
    painter.fillRect(rect, brush);
}

QFont overlayFont(const DeviceViewport& canvas)
{
    QFont font;
    font.setPixelSize(inDevicePixels(overlayTextSize, canvas));
    return font;
}

QSize plateSize(const DeviceViewport& canvas, const QString& text)
{
    return plateSize(canvas, QFontMetrics(overlayFont(canvas)), text);
}

QSize plateSize(const DeviceViewport& canvas, const QFontMetrics& metrics, const QString& text)
{
    return {metrics.horizontalAdvance(text) + 2 * inDevicePixels(platePadding, canvas), metrics.height()};
}

void paintPlate(QPainter& painter, const DeviceViewport& canvas, const QRect& plate, const QString& text,
                const QColor& ground, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    const int radius = inDevicePixels(2.0, canvas);
    painter.drawRoundedRect(plate, radius, radius);
    painter.restore();
    painter.setFont(overlayFont(canvas));
    painter.setPen(ink);
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace zonewright

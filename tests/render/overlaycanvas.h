#pragma once

#include "render/mapprojection.h"
#include "render/memorypainter.h"
#include "render/palette.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace zonewright::test {

inline constexpr QRgb flatGround = 0xff808080;

/// A flat ground with what `paint(painter)` paints over it.
template <typename Paint>
QImage overGround(const DeviceViewport& projection, Paint paint)
{
    QImage image(projection.viewport(), QImage::Format_RGB32);
    image.fill(flatGround);
    QPainter painter(&image);
    paint(painter);
    return image;
}

/// Whether two colours are the same but for rounding.
inline bool isAbout(QRgb a, QRgb b, int most = 4)
{
    return std::abs(qRed(a) - qRed(b)) <= most && std::abs(qGreen(a) - qGreen(b)) <= most &&
           std::abs(qBlue(a) - qBlue(b)) <= most;
}

/// How many pixels of `rect` (and of the image) have a colour, but for rounding.
inline int countOf(const QImage& image, const QRect& rect, const QColor& color)
{
    const QRect part = rect.intersected(image.rect());
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            count += isAbout(image.pixel(x, y), color.rgb()) ? 1 : 0;
    }
    return count;
}

/// How many pixels of `rect` are not the ground.
inline int paintedIn(const QImage& image, const QRect& rect)
{
    const QRect part = rect.intersected(image.rect());
    return part.width() * part.height() - countOf(image, part, QColor::fromRgb(flatGround));
}

/// How much more red, green and blue together a pixel is than the ground: tells tints of one colour apart.
inline int distanceFromGround(QRgb pixel)
{
    return std::abs(qRed(pixel) - qRed(flatGround)) + std::abs(qGreen(pixel) - qGreen(flatGround)) +
           std::abs(qBlue(pixel) - qBlue(flatGround));
}

} // namespace zonewright::test

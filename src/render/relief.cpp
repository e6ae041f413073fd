#include "render/relief.h"

#include <cmath>

namespace zonewright {

int slopeGain(int stride)
{
    return static_cast<int>(std::lround(4096.0 * 0.12 * std::pow(2.0, -0.55 * stride)));
}

namespace {

/// The slope of a cell, seen close by: water beside it is as high as the cell, or every beach would be in shadow.
int closeSlope(const Grid<Terrain>& terrain, const Grid<std::int16_t>& height, Point at)
{
    const auto heightBeside = [&](int x, int y) {
        const Point beside = at + Point{x, y};
        return isWater(terrain[beside]) ? height[at] : height[beside];
    };
    return heightBeside(1, 0) - heightBeside(-1, 0) + heightBeside(0, 1) - heightBeside(0, -1);
}

} // namespace

QImage reliefShades(const Grid<Terrain>& terrain, const Grid<std::int16_t>& height, Rect cells)
{
    const Rect around = cells.grown(1);
    const int gain = slopeGain(0) * 3 / 4;
    QImage shades(around.width, around.height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < around.height; ++y) {
        auto* pixel = reinterpret_cast<QRgb*>(shades.scanLine(y));
        for (int x = 0; x < around.width; ++x) {
            const Point at{around.x + x, around.y + y};
            const int shade = reliefShade(terrain[at], height[at], closeSlope(terrain, height, at), gain);
            const int light = shade > 0 ? shade * 2 / 3 : 0; // white lightens more than black darkens
            *pixel++ = qRgba(light, light, light, shade > 0 ? light : -shade);
        }
    }
    return shades;
}

} // namespace zonewright

#include "render/mapimage.h"

#include "render/palette.h"
#include "render/relief.h"

#include <algorithm>
#include <array>
#include <span>

namespace zonewright {

namespace {

constexpr int shadeOne = 256; ///< factor that leaves a colour as it is

QRgb shaded(QRgb color, int shade)
{
    const int factor = shadeOne + shade;
    const auto channel = [factor](int value) { return std::min(255, value * factor >> 8); };
    return qRgb(channel(qRed(color)), channel(qGreen(color)), channel(qBlue(color)));
}

/// Every shade of every terrain, so that a pixel costs a look-up.
class ShadeTable
{
public:
    explicit ShadeTable(Theme theme)
    {
        for (const Terrain terrain : allTerrains) {
            const QRgb color = terrainColor(terrain, theme);
            for (int shade = darkestShade; shade <= brightestShade; ++shade)
                m_colors[index(terrain)][static_cast<std::size_t>(shade - darkestShade)] = shaded(color, shade);
        }
    }

    [[nodiscard]] QRgb color(Terrain terrain, int shade) const
    {
        return m_colors[index(terrain)][static_cast<std::size_t>(shade - darkestShade)];
    }

private:
    std::array<std::array<QRgb, brightestShade - darkestShade + 1>, terrainCount> m_colors{};
};

const ShadeTable& shadeTable(Theme theme)
{
    static const ShadeTable light(Theme::Light);
    static const ShadeTable dark(Theme::Dark);
    return isLight(theme) ? light : dark;
}

void shadeRow(const TerrainSamples& samples, int y, int left, int gain, const ShadeTable& table, std::span<QRgb> pixels)
{
    const int lastColumn = samples.height.width() - 1;
    const auto terrain = samples.terrain.row(y);
    const auto height = samples.height.row(y);
    const auto above = samples.height.row(std::max(y - 1, 0));
    const auto below = samples.height.row(std::min(y + 1, samples.height.height() - 1));
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const auto x = static_cast<int>(i) + left;
        const auto at = static_cast<std::size_t>(x);
        const auto east = static_cast<std::size_t>(std::min(x + 1, lastColumn));
        const auto west = static_cast<std::size_t>(std::max(x - 1, 0));
        const int slope = (height[east] - height[west]) + (below[at] - above[at]);
        pixels[i] = table.color(terrain[at], reliefShade(terrain[at], height[at], slope, gain));
    }
}

} // namespace

QImage mapImage(const TerrainSamples& samples, Theme theme, const MapShading& shading, int margin)
{
    const Size size{samples.terrain.width() - 2 * margin, samples.terrain.height() - 2 * margin};
    QImage image(std::max(size.width, 0), std::max(size.height, 0), QImage::Format_RGB32);
    const ShadeTable& table = shadeTable(theme);
    const int gain = slopeGain(shading.stride);
    for (int y = 0; y < size.height; ++y) {
        const std::span pixels(reinterpret_cast<QRgb*>(image.scanLine(y)), static_cast<std::size_t>(size.width));
        if (shading.relief) {
            shadeRow(samples, y + margin, margin, gain, table, pixels);
            continue;
        }
        const auto terrain = samples.terrain.row(y + margin).subspan(static_cast<std::size_t>(margin), pixels.size());
        std::ranges::transform(terrain, pixels.begin(), [&](Terrain t) { return table.color(t, 0); });
    }
    return image;
}

QImage halved(const QImage& image)
{
    QImage result(image.width() / 2, image.height() / 2, QImage::Format_RGB32);
    for (int y = 0; y < result.height(); ++y) {
        const auto* one = reinterpret_cast<const QRgb*>(image.constScanLine(2 * y));
        const auto* two = reinterpret_cast<const QRgb*>(image.constScanLine(2 * y + 1));
        auto* pixels = reinterpret_cast<QRgb*>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x) {
            const std::array<QRgb, 4> parts{one[2 * x], one[2 * x + 1], two[2 * x], two[2 * x + 1]};
            // Sums of two channels each, with room for their carries.
            QRgb redBlue = 0x00020002;
            QRgb green = 0x00000200;
            for (const QRgb part : parts) {
                redBlue += part & 0x00ff00ff;
                green += part & 0x0000ff00;
            }
            pixels[x] = 0xff000000 | (redBlue >> 2 & 0x00ff00ff) | (green >> 2 & 0x0000ff00);
        }
    }
    return result;
}

QImage overviewImage(const Grid<Terrain>& cells, Theme theme, int pixelsPerCell)
{
    const int side = std::max(1, pixelsPerCell);
    QImage image(cells.width() * side, cells.height() * side, QImage::Format_RGB32);
    for (int y = 0; y < cells.height(); ++y) {
        auto* first = reinterpret_cast<QRgb*>(image.scanLine(y * side));
        auto* pixel = first;
        for (const Terrain terrain : cells.row(y))
            pixel = std::fill_n(pixel, side, terrainColor(terrain, theme));
        for (int copy = 1; copy < side; ++copy)
            std::copy(first, pixel, reinterpret_cast<QRgb*>(image.scanLine(y * side + copy)));
    }
    return image;
}

} // namespace zonewright

#include "shots/fewcolors.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <vector>

namespace zonewright::shots {

namespace {

constexpr std::size_t mostColors = 256;

struct Bin
{
    std::array<int, 3> color{}; ///< red, green, blue
    std::int64_t pixels = 0;
};

struct Extent
{
    int channel = 0;
    int length = 0; ///< of the channel with the largest differences
};

Extent extentOf(std::span<const Bin> bins)
{
    Extent widest;
    for (int channel = 0; channel < 3; ++channel) {
        const auto value = [channel](const Bin& bin) { return bin.color[static_cast<std::size_t>(channel)]; };
        const auto [low, high] = std::ranges::minmax(bins, {}, value);
        if (value(high) - value(low) > widest.length)
            widest = {.channel = channel, .length = value(high) - value(low)};
    }
    return widest;
}

std::int64_t pixelsOf(std::span<const Bin> bins)
{
    std::int64_t sum = 0;
    for (const Bin& bin : bins)
        sum += bin.pixels;
    return sum;
}

QRgb meanOf(std::span<const Bin> bins)
{
    std::array<std::int64_t, 3> sums{};
    for (const Bin& bin : bins) {
        for (std::size_t channel = 0; channel < 3; ++channel)
            sums[channel] += bin.color[channel] * bin.pixels;
    }
    const std::int64_t pixels = pixelsOf(bins);
    const auto mean = [&sums, pixels](std::size_t channel) { return static_cast<int>(sums[channel] / pixels); };
    return qRgb(mean(0), mean(1), mean(2));
}

/// Where the box is cut in two of as many pixels as can be.
std::size_t cutOf(std::span<Bin> bins)
{
    const auto channel = static_cast<std::size_t>(extentOf(bins).channel);
    std::ranges::sort(bins, {}, [channel](const Bin& bin) { return std::pair(bin.color[channel], bin.color); });
    const std::int64_t half = pixelsOf(bins) / 2;
    std::int64_t seen = 0;
    for (std::size_t i = 0; i + 1 < bins.size(); ++i) {
        seen += bins[i].pixels;
        if (seen >= half)
            return i + 1;
    }
    return bins.size() - 1;
}

/// The median cut, where a box counts more the more its colours differ.
std::vector<QRgb> colorsFor(std::vector<Bin>& bins)
{
    std::vector<std::span<Bin>> boxes{bins};
    while (boxes.size() < mostColors) {
        const auto weight = [](std::span<const Bin> box) {
            const std::int64_t length = extentOf(box).length;
            return length * length * length * std::max<std::int64_t>(1, pixelsOf(box) / 64);
        };
        const auto next = std::ranges::max_element(boxes, {}, weight);
        if (next->size() < 2)
            break;
        const std::span<Bin> box = *next;
        const std::size_t cut = cutOf(box);
        *next = box.first(cut);
        boxes.push_back(box.subspan(cut));
    }
    std::vector<QRgb> colors;
    for (const std::span<Bin> box : boxes)
        colors.push_back(meanOf(box));
    return colors;
}

std::map<QRgb, std::int64_t> histogram(const QImage& picture)
{
    std::map<QRgb, std::int64_t> counts;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x)
            ++counts[line[x] | 0xff000000U];
    }
    return counts;
}

uchar nearest(const std::vector<QRgb>& colors, QRgb color)
{
    const auto distance = [color](QRgb other) {
        const int red = qRed(color) - qRed(other);
        const int green = qGreen(color) - qGreen(other);
        const int blue = qBlue(color) - qBlue(other);
        return red * red + green * green + blue * blue;
    };
    return static_cast<uchar>(std::ranges::min_element(colors, {}, distance) - colors.begin());
}

} // namespace

QImage withFewColors(const QImage& picture)
{
    const QImage full = picture.convertToFormat(QImage::Format_RGB32);
    const std::map<QRgb, std::int64_t> counts = histogram(full);
    std::vector<Bin> bins;
    for (const auto& [color, pixels] : counts)
        bins.push_back({.color = {qRed(color), qGreen(color), qBlue(color)}, .pixels = pixels});
    const std::vector<QRgb> colors = colorsFor(bins);
    std::map<QRgb, uchar> places;
    for (const auto& [color, pixels] : counts)
        places[color] = nearest(colors, color);
    QImage few(full.size(), QImage::Format_Indexed8);
    few.setColorTable(QList<QRgb>(colors.begin(), colors.end()));
    for (int y = 0; y < full.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(full.constScanLine(y));
        uchar* target = few.scanLine(y);
        for (int x = 0; x < full.width(); ++x)
            target[x] = places[line[x] | 0xff000000U];
    }
    return few;
}

} // namespace zonewright::shots

#pragma once

#include "core/world/world.h"
#include "render/tileset.h"

#include <QImage>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

namespace zonewright::test {

/// A world for a test to paint; a small one unless it asks otherwise.
inline World paintedWorld(std::string name = "Elderlore", int size = 3, int zoneSize = 4)
{
    return World::create({.name = std::move(name), .size = size, .zoneSize = zoneSize}).value();
}

/// The tilesets, read once for all tests.
inline std::shared_ptr<const Tilesets> sharedTilesets()
{
    static const auto tilesets = std::make_shared<const Tilesets>();
    return tilesets;
}

/// The first zone, in row order, that satisfies a condition; `found` says whether there is one.
template <typename Condition>
Zone firstZone(const World& world, Condition condition, bool& found)
{
    const int side = world.zones().side();
    for (int i = 0; i < side * side; ++i) {
        Zone zone = world.zone({i % side, i / side});
        found = condition(zone);
        if (found)
            return zone;
    }
    return {};
}

/// The largest difference of a channel between two pictures of one size; 255 when the sizes differ.
inline int largestDifference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return 255;
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb two = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(one) - qRed(two)), std::abs(qGreen(one) - qGreen(two)),
                                std::abs(qBlue(one) - qBlue(two)), std::abs(qAlpha(one) - qAlpha(two))});
        }
    }
    return largest;
}

} // namespace zonewright::test

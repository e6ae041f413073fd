#include "core/world/overview.h"

#include "core/base/parallel.h"
#include "core/world/world.h"

#include <algorithm>

namespace zonewright {

Grid<Terrain> overview(const World& world, int threads)
{
    constexpr int band = 32;
    const int side = world.zones().side();
    const int step = world.zoneSide();
    Grid<Terrain> result(Size{side, side});
    const int bands = (side + band - 1) / band;
    parallelFor(static_cast<std::size_t>(bands), threads, [&](std::size_t index) {
        const int top = static_cast<int>(index) * band;
        const int height = std::min(band, side - top);
        TerrainSamples samples;
        world.sample(
            {.origin = {step / 2, step / 2 + top * step}, .stride = world.settings().zoneSize, .size = {side, height}},
            samples);
        for (int y = 0; y < height; ++y)
            std::ranges::copy(samples.terrain.row(y), result.row(top + y).begin());
    });
    return result;
}

std::array<int, terrainCount> countTerrains(const Grid<Terrain>& cells)
{
    std::array<int, terrainCount> counts{};
    for (const Terrain terrain : cells.values())
        ++counts[index(terrain)];
    return counts;
}

} // namespace zonewright

#include "core/world/world.h"

#include "core/random/hash.h"
#include "core/random/seed.h"
#include "core/world/zonecontent.h"

#include <algorithm>

namespace zonewright {

std::uint64_t worldSeed(std::string_view name)
{
    return mixBits(hashBytes(name));
}

Result<World> World::create(const WorldSettings& settings)
{
    return validate(settings).map([&] { return World(settings, worldSeed(settings.name)); });
}

World::World(const WorldSettings& settings, std::uint64_t seed)
    : m_settings(settings)
    , m_seed(seed)
    , m_fields(settings, seed)
    , m_levels(calibrate(m_fields, settings))
{
}

Zone World::zone(Point position) const
{
    const Point at = zones().wrap(position);
    Zone zone{.position = at, .cells = zoneCells(at)};
    const auto number = static_cast<std::uint64_t>(at.y) * static_cast<std::uint64_t>(zones().side()) +
                        static_cast<std::uint64_t>(at.x);
    const std::int64_t firstId = static_cast<std::int64_t>(number) * mostCreatures(zoneSide()) + 1;
    populate(zone, deriveSeed(m_seed, "zone", number), firstId);
    return zone;
}

template <typename RowWork>
void World::forEachRow(const SampleArea& area, RowWork work) const
{
    const Torus torus = cells();
    for (int left = 0; left < area.size.width; left += latticeBlock) {
        const int count = std::min(latticeBlock, area.size.width - left);
        const int first = torus.wrap(area.origin.x + torus.wrap(left << area.stride));
        FieldSampler sampler(m_fields, {.first = first, .stride = area.stride, .count = count});
        for (int y = 0; y < area.size.height; ++y)
            work(sampler.row(torus.wrap(area.origin.y + torus.wrap(y << area.stride))), left, y, count);
    }
}

Grid<Terrain> World::zoneCells(Point position) const
{
    const Point at = zones().wrap(position);
    const SampleArea area{.origin = at * zoneSide(), .size = {zoneSide(), zoneSide()}};
    Grid<Terrain> terrain(area.size);
    forEachRow(area, [&](const FieldRow& row, int left, int y, int count) {
        classify(row, m_levels,
                 terrain.row(y).subspan(static_cast<std::size_t>(left), static_cast<std::size_t>(count)));
    });
    return terrain;
}

void World::sample(const SampleArea& area, TerrainSamples& samples) const
{
    samples.terrain.reshape(area.size);
    samples.height.reshape(area.size);
    forEachRow(area, [&](const FieldRow& row, int left, int y, int count) {
        const auto from = static_cast<std::size_t>(left), length = static_cast<std::size_t>(count);
        classify(row, m_levels, samples.terrain.row(y).subspan(from, length));
        shadeHeights(row, m_levels, samples.height.row(y).subspan(from, length));
    });
}

Terrain World::terrainAt(Point cell) const
{
    TerrainSamples samples;
    sample({.origin = cells().wrap(cell), .size = {1, 1}}, samples);
    return samples.terrain[{0, 0}];
}

} // namespace zonewright

#include "bench/benchworld.h"
#include "core/world/zone.h"

namespace zonewright::bench {

namespace {

/// A walk over the world that meets every kind of country: one zone further east each time, one row down at its end.
class ZoneWalk
{
public:
    explicit ZoneWalk(const World& world)
        : m_side(world.zones().side())
    {
    }

    [[nodiscard]] Point next()
    {
        const int index = m_index++;
        return {index % m_side, index / m_side % m_side};
    }

private:
    int m_side;
    int m_index = 0;
};

void zoneCells(benchmark::State& state)
{
    const World world = benchWorld(defaultWorldSize, static_cast<int>(state.range(0)));
    const std::int64_t side = world.zoneSide();
    ZoneWalk walk(world);
    for (auto _ : state)
        benchmark::DoNotOptimize(world.zoneCells(walk.next()));
    countCells(state, side * side);
}

void zoneWithContent(benchmark::State& state)
{
    const World world = benchWorld(defaultWorldSize, static_cast<int>(state.range(0)));
    const std::int64_t side = world.zoneSide();
    ZoneWalk walk(world);
    for (auto _ : state)
        benchmark::DoNotOptimize(world.zone(walk.next()));
    countCells(state, side * side);
}

/// The picture of a view: 512 samples a side, one cell out of `2^stride`.
void samples(benchmark::State& state)
{
    const World world = benchWorld(10, 8);
    const SampleArea area{.origin = {4321, 1234}, .stride = static_cast<int>(state.range(0)), .size = {512, 512}};
    TerrainSamples seen;
    for (auto _ : state) {
        world.sample(area, seen);
        benchmark::DoNotOptimize(seen.terrain.values().data());
    }
    countCells(state, std::int64_t{area.size.width} * area.size.height);
}

BENCHMARK(zoneCells)->ArgName("zoneSize")->DenseRange(zoneSizeLimits.low, zoneSizeLimits.high);
BENCHMARK(zoneWithContent)->ArgName("zoneSize")->DenseRange(zoneSizeLimits.low, zoneSizeLimits.high);
BENCHMARK(samples)->ArgName("stride")->Arg(0)->Arg(1)->Arg(3)->Arg(6)->Arg(9);

} // namespace

} // namespace zonewright::bench

#include "bench/benchworld.h"
#include "core/world/overview.h"

namespace zonewright::bench {

namespace {

void createWorld(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(benchWorld(defaultWorldSize, defaultZoneSize));
}

void makeOverview(benchmark::State& state, int size)
{
    const World world = benchWorld(size, defaultZoneSize);
    const std::int64_t side = world.zones().side();
    const int threads = static_cast<int>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(overview(world, threads));
    countCells(state, side * side);
}

void overview256(benchmark::State& state)
{
    makeOverview(state, 8);
}

void largestOverview(benchmark::State& state)
{
    makeOverview(state, worldSizeLimits.high);
}

BENCHMARK(createWorld);
BENCHMARK(overview256)->ArgName("threads")->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(largestOverview)->ArgName("threads")->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace zonewright::bench

#include "core/dig/digtools.h"
#include "core/dig/pruner.h"
#include "core/dig/stepreplay.h"

#include <benchmark/benchmark.h>

namespace zonewright::bench {

namespace {

/// Floors of one list, one seed after another, complete with pruning, walls, doors and stairs.
void digFloors(benchmark::State& state, const PieceList& list, Size size, int pieces, bool steps)
{
    Digger digger;
    DugFloor floor;
    DigSteps recorded;
    DigSettings settings{.size = size, .pieces = pieces};
    for (auto _ : state) {
        ++settings.seed;
        digger.dig(list, settings, floor, steps ? &recorded : nullptr);
        benchmark::DoNotOptimize(floor);
    }
}

void digClassic(benchmark::State& state)
{
    digFloors(state, test::classicList(), {80, 50}, defaultDugPieces, false);
}

void digClassicWithSteps(benchmark::State& state)
{
    digFloors(state, test::classicList(), {80, 50}, defaultDugPieces, true);
}

void digMine(benchmark::State& state)
{
    digFloors(state, test::mineList(), {80, 50}, defaultDugPieces, false);
}

void digLair(benchmark::State& state)
{
    digFloors(state, test::lairList(), {80, 50}, defaultDugPieces, false);
}

/// A map that fills up long before all pieces are placed.
void digCrowded(benchmark::State& state)
{
    digFloors(state, test::classicList(), {80, 50}, 400, false);
}

void digLargest(benchmark::State& state)
{
    digFloors(state, test::classicList(), {dugSideLimits.high, dugSideLimits.high}, dugPieceLimits.high, false);
}

/// What a scrubber does at every place: all decisions of a floor from the first one.
void replaySteps(benchmark::State& state)
{
    Digger digger;
    DugFloor floor;
    DigSteps steps;
    const DigSettings settings{.seed = 1};
    digger.dig(test::classicList(), settings, floor, &steps);
    StepReplay replayed(settings.size, steps);
    for (auto _ : state) {
        benchmark::DoNotOptimize(replayed.at(0));
        benchmark::DoNotOptimize(replayed.at(steps.size()));
    }
}

BENCHMARK(digClassic)->Unit(benchmark::kMicrosecond);
BENCHMARK(digClassicWithSteps)->Unit(benchmark::kMicrosecond);
BENCHMARK(digMine)->Unit(benchmark::kMicrosecond);
BENCHMARK(digLair)->Unit(benchmark::kMicrosecond);
BENCHMARK(digCrowded)->Unit(benchmark::kMicrosecond);
BENCHMARK(digLargest)->Name("digFloor-largest")->Unit(benchmark::kMillisecond);
BENCHMARK(replaySteps)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace zonewright::bench

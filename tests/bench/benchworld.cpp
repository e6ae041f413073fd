#include "bench/benchworld.h"

namespace zonewright::bench {

World benchWorld(int size, int zoneSize)
{
    return World::create({.name = "Elderlore", .size = size, .zoneSize = zoneSize}).value();
}

void countCells(benchmark::State& state, std::int64_t cells)
{
    using benchmark::Counter;
    state.SetItemsProcessed(state.iterations() * cells);
    state.counters["per_cell"] =
        Counter(static_cast<double>(cells), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

} // namespace zonewright::bench

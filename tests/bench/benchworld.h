#pragma once

#include "core/world/world.h"

#include <benchmark/benchmark.h>

#include <cstdint>

namespace zonewright::bench {

/// The world that benchmarks look at, of the given sizes (exponents).
[[nodiscard]] World benchWorld(int size, int zoneSize);

/// Tells how many cells each iteration made: shown as cells a second and as the time that one takes.
void countCells(benchmark::State& state, std::int64_t cells);

} // namespace zonewright::bench

#include "core/world/world.h"
#include "project/fullproject.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "project/projectproblems.h"

#include <benchmark/benchmark.h>

#include <QTemporaryDir>

namespace zonewright::bench {

namespace {

void countFloors(benchmark::State& state)
{
    state.counters["floors"] =
        benchmark::Counter(static_cast<double>(state.range(0)), benchmark::Counter::kIsIterationInvariantRate);
}

/// To a file and back: what opening and saving take, the disk included.
void loadProject(benchmark::State& state)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("p.zonewright"));
    (void)writeProject(test::largeProject(static_cast<int>(state.range(0))), path);
    for (auto _ : state)
        benchmark::DoNotOptimize(readProject(path));
    countFloors(state);
}

void saveProject(benchmark::State& state)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("p.zonewright"));
    const Project project = test::largeProject(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(writeProject(project, path));
    countFloors(state);
}

/// What the editor does for each undo contract and each autosave.
void formatText(benchmark::State& state)
{
    const Project project = test::largeProject(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(formatProject(project));
    countFloors(state);
}

void problems(benchmark::State& state)
{
    const Project project = test::largeProject(static_cast<int>(state.range(0)));
    const World world = World::create(project.world).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(findProblems(project, world));
    countFloors(state);
}

BENCHMARK(loadProject)->ArgName("floors")->Arg(10)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(saveProject)->ArgName("floors")->Arg(10)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(formatText)->ArgName("floors")->Arg(10)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(problems)->ArgName("floors")->Arg(10)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace zonewright::bench

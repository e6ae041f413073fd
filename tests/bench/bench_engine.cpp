#include "bench/benchworld.h"
#include "core/events/turnqueue.h"
#include "core/memory/zonewindow.h"
#include "core/random/generator.h"
#include "core/walk/simulation.h"

#include <chrono>
#include <memory>

namespace zonewright::bench {

namespace {

/// A turn that crosses no border: the player walks to and fro in the middle of a zone.
void turnWithoutCrossing(benchmark::State& state)
{
    const World world = benchWorld(defaultWorldSize, defaultZoneSize);
    const WalkSettings settings{.startZone = {9, 9}, .startCell = {32, 32}, .view = 10};
    ZoneSource source(world, 0);
    TurnRunner runner(settings, source);
    runner.arrive();
    bool east = true;
    for (auto _ : state) {
        runner.begin(east ? Direction::East : Direction::West);
        while (runner.next())
            runner.process();
        benchmark::DoNotOptimize(runner.finish());
        east = !east;
    }
}

/// Takes the next of many waiting events and schedules it again, at most `range` turns later: events a second.
void holdPendingEvents(benchmark::State& state)
{
    constexpr int pending = 10000;

    struct Pending
    {
        std::int64_t id;
        EventKind kind;
        Point zone;
    };

    TurnQueue<Pending> queue;
    Generator generator(1);
    const auto range = static_cast<std::uint32_t>(state.range(0));
    for (int i = 0; i < pending; ++i)
        queue.push(generator.below(range), {i, EventKind::Announce, {1, 2}});
    std::int64_t turn = 0, dispatched = 0;
    std::array<std::int64_t, eventKindCount> costs{};
    for (auto _ : state) {
        auto event = queue.popDue(turn);
        while (!event)
            event = queue.popDue(++turn);
        costs[static_cast<std::size_t>(event->kind)] += declaredCost(event->kind, 64);
        queue.push(turn + 1 + generator.below(range), *event);
        ++dispatched;
    }
    benchmark::DoNotOptimize(costs);
    state.SetItemsProcessed(dispatched);
}

/// Moves the window by one zone and writes the three that are new; their cells are there already.
void shiftWindow(benchmark::State& state)
{
    const World world = benchWorld(defaultWorldSize, static_cast<int>(state.range(0)));
    ZoneWindow window(world.zones(), world.zoneSide(), {0, 0});
    const Grid<Terrain> cells = world.zoneCells({0, 0});
    int x = 0;
    for (auto _ : state) {
        for (const Point zone : window.shift({++x, 0}))
            window.setZone(zone, cells);
        benchmark::DoNotOptimize(window.at({1, 1}));
    }
}

/// 100,000 turns of a walk that crosses borders again and again, and the share of the time that goes into computing
/// zones: the same zones are computed alone, in the same order, with the clock running.
void longWalk(benchmark::State& state)
{
    const World world = benchWorld(7, defaultZoneSize);
    const WalkSettings settings{.startZone = {9, 9}, .startCell = {32, 32}, .view = 10};
    double walking = 0, computing = 0;
    for (auto _ : state) {
        Generator generator(2);
        ZoneSource source(world, 0);
        TurnRunner runner(settings, source);
        const auto start = std::chrono::steady_clock::now();
        runner.arrive();
        auto direction = Direction::East;
        for (int turn = 0; turn < 100000; ++turn) {
            if (generator.chance(1, 50))
                direction = static_cast<Direction>(generator.below(8));
            runner.begin(direction);
            while (runner.next())
                runner.process();
            benchmark::DoNotOptimize(runner.finish());
        }
        const auto middle = std::chrono::steady_clock::now();
        for (std::int64_t i = 0; i < source.computedCount(); ++i)
            benchmark::DoNotOptimize(world.zone({static_cast<int>(i % 128), static_cast<int>(i / 128)}));
        const auto end = std::chrono::steady_clock::now();
        walking += std::chrono::duration<double>(middle - start).count();
        computing += std::chrono::duration<double>(end - middle).count();
        state.counters["zones"] = static_cast<double>(source.computedCount());
    }
    state.counters["computing_share"] = computing / walking;
}

BENCHMARK(turnWithoutCrossing);
BENCHMARK(holdPendingEvents)->ArgName("turns")->Arg(16)->Arg(1000)->Arg(100000);
BENCHMARK(shiftWindow)->ArgName("zoneSize")->Arg(6)->Arg(8);
BENCHMARK(longWalk)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace

} // namespace zonewright::bench

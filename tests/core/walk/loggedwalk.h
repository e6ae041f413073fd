#pragma once

#include "core/walk/turnlog.h"
#include "walktools.h"

#include <QTest>

#include <vector>

namespace zonewright::test {

struct LogCase
{
    const char* name;
    WalkSettings settings;
};

/// Every queue mode and both orders, with events, hazards, losses, several shifts a turn, and thrashing.
inline std::vector<LogCase> logCases()
{
    const std::vector<ScheduledEvent> events{
        {.id = 2, .due = 40, .kind = EventKind::Spawn, .zone = {3, 3}, .text = "wolf", .cost = 17},
        {.id = 1, .due = 40, .kind = EventKind::FindPath, .zone = {2, 3}},
        {.id = 3, .due = 41, .kind = EventKind::Announce, .zone = {9, 9}, .text = "a dragon"},
        {.id = 4, .due = 0, .kind = EventKind::Announce, .zone = {9, 9}, .text = "never"},
    };
    const WalkSettings base{.startZone = {3, 3}, .startCell = {8, 8}, .view = 9, .events = events};
    std::vector<LogCase> cases;
    const auto add = [&](const char* name, auto change) {
        WalkSettings settings = base;
        change(settings);
        cases.push_back({name, settings});
    };
    add("fifo", [](WalkSettings& s) { s.queue = QueueMode::Fifo; });
    add("fifo, thirty requests", [](WalkSettings& s) { s.queue = QueueMode::Fifo, s.rate.requests = 30; });
    add("fifo, budget", [](WalkSettings& s) { s.queue = QueueMode::Fifo, s.rate.costs = 280; });
    add("coalesce", [](WalkSettings& s) { s.queue = QueueMode::Coalesce; });
    add("coalesce, budget", [](WalkSettings& s) { s.queue = QueueMode::Coalesce, s.rate.costs = 300; });
    add("retain", [](WalkSettings& s) { s.queue = QueueMode::Retain; });
    add("retain, two requests", [](WalkSettings& s) { s.rate.requests = 2; });
    add("retain, wide view", [](WalkSettings& s) { s.view = 60; });
    add("arrival", [](WalkSettings& s) { s.memory = MemoryScheme::Arrival, s.capacity = 12; });
    add("recent", [](WalkSettings& s) { s.memory = MemoryScheme::Recent, s.capacity = 12; });
    add("arrival, thrashing", [](WalkSettings& s) { s.memory = MemoryScheme::Arrival, s.capacity = 9, s.view = 70; });
    add("recent, thrashing", [](WalkSettings& s) { s.memory = MemoryScheme::Recent, s.capacity = 9, s.view = 70; });
    return cases;
}

inline void addLogCases()
{
    QTest::addColumn<int>("number");
    const auto cases = logCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

inline WalkSettings logCase(int number)
{
    return logCases()[static_cast<std::size_t>(number)].settings;
}

/// A walk that crosses a border with nearly every move comes now and then: it makes backlogs.
inline std::vector<Direction> movesOfLog(std::uint64_t seed)
{
    std::vector<Direction> moves;
    for (int i = 0; i < 24; ++i) // zones of eight cells: it begins in a corner of one
        moves.push_back(i % 2 == 0 ? Direction::NorthWest : Direction::SouthEast);
    for (int i = 0; i < 24; ++i)
        moves.push_back(i % 2 == 0 ? Direction::West : Direction::East);
    const std::vector<Direction> wandering = wanderingMoves(seed, 500);
    moves.insert(moves.end(), wandering.begin(), wandering.end());
    for (int i = 0; i < 100; ++i)
        moves.push_back(i % 2 == 0 ? Direction::NorthEast : Direction::SouthEast);
    const std::vector<Direction> more = wanderingMoves(seed + 1, 300);
    moves.insert(moves.end(), more.begin(), more.end());
    return moves;
}

/// A walk with its records, and its log as it is written turn by turn.
struct LoggedWalk
{
    World world;
    WalkSettings settings;
    std::vector<TurnRecord> records;
    TurnLog log;

    LoggedWalk(const WalkSettings& walk, std::uint64_t seed, int zoneSize = 4)
        : world(walkWorld(4, zoneSize))
        , settings(walk)
        , records(runWalk(world, settings, movesOfLog(seed)))
        , log(emptyLog())
    {
        writeOn();
    }

    [[nodiscard]] TurnLog emptyLog() const { return {world.zones(), world.zoneSide(), settings.events}; }

    /// The turns that are not written.
    void writeOn()
    {
        for (std::size_t turn = log.size(); turn < records.size(); ++turn)
            log.write(turn > 0 ? records[turn - 1] : TurnRecord{}, records[turn], false);
    }
};

} // namespace zonewright::test

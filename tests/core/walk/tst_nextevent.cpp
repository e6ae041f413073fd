#include "core/walk/nextevent.h"
#include "core/walk/simulation.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestNextEvent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void schedulesHoldWhatCanFire();
    void requestsComeBeforeEventsOfTheirTurn();
    void nothingIsNextWhereNothingWaits();
    void itIsWhatTheNextTurnsProcessFirst();
};

namespace {

const WorldSettings scheduledWorld{.name = "Elderlore", .size = 3, .zoneSize = 3};

WalkSettings scheduledWalk()
{
    WalkSettings walk{.startZone = {1, 1}, .startCell = {6, 4}, .view = 2};
    walk.events = {{.id = 1, .due = 9, .kind = EventKind::Announce, .zone = {2, 2}},
                   {.id = 2, .due = 3, .kind = EventKind::Spawn, .zone = {8, 0}}, // beyond the world
                   {.id = 3, .due = 3, .kind = EventKind::FindPath, .zone = {3, 3}},
                   {.id = 4, .due = 0, .kind = EventKind::Spawn, .zone = {1, 1}}, // before the first turn
                   {.id = 5, .due = 3, .kind = EventKind::Spawn, .zone = {0, 7}}};
    return walk;
}

std::vector<std::int64_t> idsOf(const std::vector<const ScheduledEvent*>& schedule)
{
    std::vector<std::int64_t> ids;
    for (const ScheduledEvent* event : schedule)
        ids.push_back(event->id);
    return ids;
}

} // namespace

void TestNextEvent::schedulesHoldWhatCanFire()
{
    const Torus zones(scheduledWorld.size);
    WalkSettings walk = scheduledWalk();
    QVERIFY(idsOf(scheduleOf(walk, zones)) == (std::vector<std::int64_t>{3, 5, 1}));
    walk.memory = MemoryScheme::Recent;
    QVERIFY(scheduleOf(walk, zones).empty());
}

void TestNextEvent::requestsComeBeforeEventsOfTheirTurn()
{
    const WalkSettings walk = scheduledWalk();
    const auto schedule = scheduleOf(walk, Torus(scheduledWorld.size));
    TurnRecord record{.turn = 2};
    record.pending = {{.id = 7, .due = 3, .kind = EventKind::ComputeZone, .zone = {4, 4}}};
    QCOMPARE(nextEvent(record, schedule)->event.id, std::int64_t{7});
    record.pending.front().due = 1; // it waits since then
    QCOMPARE(nextEvent(record, schedule)->due, std::int64_t{3});
    record.pending.front().due = 4;
    const auto next = nextEvent(record, schedule);
    QVERIFY(next->event.id == 3 && next->due == 3 && next->event.zone == (Point{3, 3}));
}

void TestNextEvent::nothingIsNextWhereNothingWaits()
{
    const WalkSettings walk = scheduledWalk();
    const auto schedule = scheduleOf(walk, Torus(scheduledWorld.size));
    QVERIFY(nextEvent({.turn = 8}, schedule));
    QVERIFY(!nextEvent({.turn = 9}, schedule));
    QVERIFY(!nextEvent({.turn = 0}, {}));
}

void TestNextEvent::itIsWhatTheNextTurnsProcessFirst()
{
    const World world = World::create(scheduledWorld).value();
    WalkSettings walk = scheduledWalk();
    for (const QueueMode queue : {QueueMode::Fifo, QueueMode::Coalesce, QueueMode::Retain}) {
        walk.queue = queue;
        Simulation simulation(world, walk);
        const auto schedule = scheduleOf(walk, world.zones());
        int processed = 0;
        for (int turn = 1; turn < 60; ++turn) {
            const TurnRecord before = simulation.record();
            const TurnRecord& record = simulation.move(turn % 20 < 12 ? Direction::East : Direction::None);
            if (record.zone != before.zone)
                continue; // the crossing queued others
            const auto next = nextEvent(before, schedule);
            QCOMPARE(!record.processed.empty(), next && next->due == turn);
            if (record.processed.empty())
                continue;
            QVERIFY(record.processed.front() == next->event);
            ++processed;
        }
        QVERIFY(processed > 10);
    }
}

ZONEWRIGHT_TEST(nextevent, TestNextEvent)
#include "tst_nextevent.moc"

#include "core/walk/simulation.h"
#include "core/walk/zonestanding.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;

class TestZoneStanding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowAtArrival();
    void queueAfterACrossing();
    void zoneAtHandIsNotNone();
    void knownZonesHaveSlotsAndRanks();
    void hazardOutsideMemory();
    void aHeldZoneMayBeQueuedToo();
    void eachZoneOnceAlongAWalk_data();
    void eachZoneOnceAlongAWalk();
    void forgottenIsWhatLeft();
};

namespace {

World standingWorld()
{
    return World::create({.name = "Elderlore", .size = 5, .zoneSize = 4}).value();
}

const ZoneStanding* standingOf(const std::vector<ZoneStanding>& standings, Point zone)
{
    const auto found = std::ranges::find(standings, zone, &ZoneStanding::zone);
    return found == standings.end() ? nullptr : &*found;
}

} // namespace

void TestZoneStanding::windowAtArrival()
{
    const Simulation simulation(standingWorld(), {.startZone = {9, 16}, .startCell = {15, 8}, .view = 3});
    const auto standings = zoneStandings(simulation.record());
    QCOMPARE(standings.size(), std::size_t{9});
    for (std::size_t i = 0; i < standings.size(); ++i) {
        QVERIFY(standings[i].zone == (Point{8 + static_cast<int>(i % 3), 15 + static_cast<int>(i / 3)}));
        QCOMPARE(standings[i].hold, i == 4 ? ZoneHold::Centre : ZoneHold::Window);
        QVERIFY(!standings[i].due && !standings[i].rank && !standings[i].slot && !standings[i].hazard);
    }
}

void TestZoneStanding::queueAfterACrossing()
{
    Simulation simulation(standingWorld(), {.startZone = {9, 16}, .startCell = {15, 8}, .view = 3});
    const auto standings = zoneStandings(simulation.move(Direction::East));
    QCOMPARE(standings.size(), std::size_t{12});
    for (int i = 0; i < 3; ++i) {
        const ZoneStanding* queued = standingOf(standings, {11, 15 + i});
        QVERIFY(queued);
        QCOMPARE(queued->hold, ZoneHold::None);
        QCOMPARE(queued->due, std::optional<std::int64_t>(2 + i));
        QCOMPARE(queued->next, i == 0);
    }
    // The shift that waits as well is no zone's business.
    QCOMPARE(standingOf(standings, {9, 16})->hold, ZoneHold::Centre);
}

void TestZoneStanding::zoneAtHandIsNotNone()
{
    Simulation simulation(standingWorld(), {.startZone = {9, 16}, .startCell = {15, 8}, .view = 3});
    (void)simulation.move(Direction::East);
    const auto standings = zoneStandings(simulation.move(Direction::None));
    QCOMPARE(standingOf(standings, {11, 15})->hold, ZoneHold::AtHand);
    QVERIFY(!standingOf(standings, {11, 15})->due);
    QVERIFY(standingOf(standings, {11, 16})->next);
}

void TestZoneStanding::knownZonesHaveSlotsAndRanks()
{
    const Simulation simulation(
        standingWorld(),
        {.startZone = {9, 16}, .startCell = {8, 8}, .view = 3, .memory = MemoryScheme::Arrival, .capacity = 9});
    const auto standings = zoneStandings(simulation.record());
    QCOMPARE(standings.size(), std::size_t{9});
    std::set<int> ranks;
    for (std::size_t i = 0; i < standings.size(); ++i) {
        QCOMPARE(standings[i].hold, ZoneHold::Known);
        QCOMPARE(standings[i].slot, std::optional(static_cast<int>(i)));
        QVERIFY(standings[i].rank);
        ranks.insert(*standings[i].rank);
    }
    QCOMPARE(ranks, (std::set{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    QCOMPARE(standingOf(standings, {10, 17})->rank, std::optional(1)); // the south-east one leads
}

void TestZoneStanding::hazardOutsideMemory()
{
    TurnRecord record;
    record.window = std::array<Point, 9>{};
    record.hazards = {{.kind = HazardKind::Missing, .zone = {7, 7}}, {.kind = HazardKind::Late, .zone = {8, 7}}};
    record.computed = {{8, 7}};
    const auto standings = zoneStandings(record);
    QCOMPARE(standingOf(standings, {7, 7})->hold, ZoneHold::None);
    QCOMPARE(standingOf(standings, {7, 7})->hazard, std::optional(HazardKind::Missing));
    QCOMPARE(standingOf(standings, {8, 7})->hold, ZoneHold::AtHand);
    QCOMPARE(standingOf(standings, {8, 7})->hazard, std::optional(HazardKind::Late));
}

void TestZoneStanding::aHeldZoneMayBeQueuedToo()
{
    TurnRecord record;
    record.computed = {{3, 3}};
    record.pending = {{.id = 4, .due = 9, .kind = EventKind::ShiftWindow, .zone = {5, 5}},
                      {.id = 5, .due = 10, .kind = EventKind::ComputeZone, .zone = {3, 3}},
                      {.id = 6, .due = 12, .kind = EventKind::ComputeZone, .zone = {3, 3}}};
    const auto standings = zoneStandings(record);
    QCOMPARE(standings.size(), std::size_t{1});
    QCOMPARE(standings[0].hold, ZoneHold::AtHand);
    QCOMPARE(standings[0].due, std::optional<std::int64_t>(10));
    QVERIFY(!standings[0].next);
}

void TestZoneStanding::eachZoneOnceAlongAWalk_data()
{
    QTest::addColumn<MemoryScheme>("scheme");
    QTest::addColumn<QueueMode>("queue");
    QTest::newRow("fifo") << MemoryScheme::Window << QueueMode::Fifo;
    QTest::newRow("coalesce") << MemoryScheme::Window << QueueMode::Coalesce;
    QTest::newRow("retain") << MemoryScheme::Window << QueueMode::Retain;
    QTest::newRow("arrival") << MemoryScheme::Arrival << QueueMode::Retain;
    QTest::newRow("recent") << MemoryScheme::Recent << QueueMode::Retain;
}

void TestZoneStanding::eachZoneOnceAlongAWalk()
{
    QFETCH(MemoryScheme, scheme);
    QFETCH(QueueMode, queue);
    Simulation simulation(
        standingWorld(),
        {.startZone = {0, 31}, .startCell = {3, 12}, .view = 6, .memory = scheme, .capacity = 12, .queue = queue});
    for (int turn = 0; turn < 300; ++turn) {
        const TurnRecord& record = simulation.move(static_cast<Direction>((turn / 7 * 5 + turn) % 8));
        const auto standings = zoneStandings(record);
        std::set<std::pair<int, int>> zones;
        std::size_t held = 0;
        for (const ZoneStanding& standing : standings) {
            QVERIFY(zones.emplace(standing.zone.y, standing.zone.x).second);
            held += standing.hold != ZoneHold::None;
        }
        QCOMPARE(held, (record.window ? 9 : 0) + record.computed.size() + record.slots.size());
        QCOMPARE(std::ranges::count_if(standings, [](const auto& s) { return s.hazard.has_value(); }),
                 static_cast<std::ptrdiff_t>(record.hazards.size()));
    }
}

void TestZoneStanding::forgottenIsWhatLeft()
{
    TurnRecord before;
    before.computed = {{1, 1}, {2, 1}, {3, 1}};
    before.slots = {{9, 9}};
    TurnRecord after;
    after.computed = {{2, 1}};
    after.slots = {{9, 9}, {4, 4}};
    const std::vector<Point> left = zonesForgotten(before, after);
    QVERIFY(left == (std::vector<Point>{{1, 1}, {3, 1}}));
    QVERIFY(zonesForgotten(after, after).empty());
    QVERIFY(zonesForgotten(after, before) == (std::vector<Point>{{4, 4}}));
}

ZONEWRIGHT_TEST(zonestanding, TestZoneStanding)
#include "tst_zonestanding.moc"

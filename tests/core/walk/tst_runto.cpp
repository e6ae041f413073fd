#include "core/walk/stopping.h"
#include "support/testregistry.h"
#include "walktools.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// Crosses east at turn 3, and waits.
Simulation crossingWalk()
{
    WalkSettings settings{.startZone = {3, 3}, .startCell = {13, 8}, .view = 4};
    settings.events = {{.id = 1, .due = 5, .kind = EventKind::Announce, .zone = {7, 7}}};
    return {walkWorld(), settings};
}

std::vector<Direction> crossingMoves()
{
    return parseMoves("E*3 .*9").value();
}

struct RunResult
{
    std::optional<Breakpoint> stop;
    std::vector<std::int64_t> finished;
};

RunResult runUntil(Simulation& simulation, std::vector<Breakpoint> breakpoints)
{
    RunResult result;
    result.stop = simulation.run(breakpoints, [&](const TurnRecord& r) {
        result.finished.push_back(r.turn);
        return true;
    });
    return result;
}

} // namespace

class TestRunTo : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void aTurnIsFinishedAndNothingOfTheNextBegun()
    {
        Simulation simulation = crossingWalk();
        simulation.recordMoves(crossingMoves());
        const auto result = runUntil(simulation, {StopAtTurn{5}});
        QVERIFY(result.stop == Breakpoint(StopAtTurn{5}));
        QCOMPARE(result.finished, (std::vector<std::int64_t>{1, 2, 3, 4, 5}));
        QVERIFY(!simulation.now().inTurn());
        QCOMPARE(simulation.record().processed.size(), std::size_t{2});
        QCOMPARE(simulation.record().pending.size(), std::size_t{2});
    }

    void turnZeroIsTheArrival()
    {
        const Simulation simulation = crossingWalk();
        QVERIFY(stopsAfter(StopAtTurn{0}, simulation.record()));
        QVERIFY(!stopsAfter(StopAtTurn{1}, simulation.record()));
        QVERIFY(!stopsAfter(StopAtHazard{}, simulation.record()));
    }

    void aKindStopsJustBefore()
    {
        Simulation simulation = crossingWalk();
        simulation.recordMoves(crossingMoves());
        auto result = runUntil(simulation, {StopBeforeKind{EventKind::ShiftWindow}});
        QVERIFY(result.stop.has_value());
        QCOMPARE(result.finished.back(), std::int64_t{6});
        QVERIFY(simulation.now().inTurn());
        QVERIFY(simulation.now().next()->kind == EventKind::ShiftWindow);
        QVERIFY(simulation.now().memory().isLive({2, 3})); // not shifted yet
        // The next step processes it, and so does running on.
        QVERIFY(simulation.stepOnce());
        QCOMPARE(simulation.turn(), std::int64_t{7});
        QVERIFY(!simulation.now().memory().isLive({2, 3}));
        result = runUntil(simulation, {StopBeforeKind{EventKind::ShiftWindow}});
        QVERIFY(!result.stop);
        QCOMPARE(simulation.turn(), std::int64_t{12});
    }

    void runningOnFromAStopProcessesTheEvent()
    {
        Simulation simulation = crossingWalk();
        simulation.recordMoves(crossingMoves());
        std::vector<std::int64_t> last;
        while (runUntil(simulation, {StopBeforeKind{EventKind::ComputeZone}}).stop)
            last.push_back(simulation.turn());
        QCOMPARE(last, (std::vector<std::int64_t>{3, 4, 5}));
        QCOMPARE(simulation.turn(), std::int64_t{12});
    }

    void aZoneStopsForItsRequestsAndEvents()
    {
        Simulation simulation = crossingWalk();
        simulation.recordMoves(crossingMoves());
        QVERIFY(runUntil(simulation, {StopBeforeZone{{5, 3}}}).stop.has_value());
        QCOMPARE(simulation.turn(), std::int64_t{4});
        QVERIFY(runUntil(simulation, {StopBeforeZone{{7 + 32, 7 - 32}}}).stop.has_value());
        QCOMPARE(simulation.turn(), std::int64_t{4});
        QVERIFY(simulation.now().next()->kind == EventKind::Announce);
        QVERIFY(!runUntil(simulation, {StopBeforeZone{{4, 3}}}).stop); // a shift has no zone
    }

    void hazardsAndLossesStopAtTheEndOfTheirTurn()
    {
        WalkSettings settings{.startZone = {3, 3}, .startCell = {15, 8}, .view = 4, .queue = QueueMode::Fifo};
        Simulation simulation(walkWorld(), settings);
        simulation.recordMoves(parseMoves("E*80").value());
        QVERIFY(runUntil(simulation, {StopAtLoss{}}).stop.has_value());
        QVERIFY(!simulation.now().inTurn());
        QVERIFY(!simulation.record().lost.empty());
        settings.view = 16;
        Simulation wide(walkWorld(), settings);
        wide.recordMoves(parseMoves("E*80").value());
        QVERIFY(runUntil(wide, {StopAtHazard{}}).stop.has_value());
        QCOMPARE(wide.turn(), std::int64_t{1});
        settings.memory = MemoryScheme::Arrival;
        settings.capacity = 9;
        Simulation known(walkWorld(), settings);
        known.recordMoves(parseMoves("E*80").value());
        QVERIFY(runUntil(known, {StopAtEviction{}}).stop.has_value());
        QVERIFY(!known.record().evicted.empty());
    }
};

ZONEWRIGHT_TEST(runto, TestRunTo)
#include "tst_runto.moc"

#include "core/events/windowengine.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

namespace {

WindowState engineState(Point centre)
{
    return {.centre = centre};
}

std::vector<std::int64_t> dueTurns(const WindowState& state)
{
    std::vector<std::int64_t> due;
    for (const Request& request : state.pending)
        due.push_back(request.due);
    return due;
}

} // namespace

class TestWindowEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void fifoAppendsBehindTheLast()
    {
        const WindowEngine engine(Torus(5), 16, QueueMode::Fifo, {});
        WindowState state = engineState({5, 5});
        engine.cross(state, 1, {6, 5});
        engine.cross(state, 2, {6, 4});
        QCOMPARE(dueTurns(state), (std::vector<std::int64_t>{2, 3, 4, 5, 6, 7, 8, 9}));
        QVERIFY(state.pending[7].kind == EventKind::ShiftWindow);
        QVERIFY(state.pending[7].direction == Direction::North);
        QVERIFY(state.pending[4].zone == (Point{5, 3}));
    }

    // Back and forth asks for what the last queued window lacks, whatever the present one holds.
    void fifoKnowsTheLastQueuedWindowAlone()
    {
        const WindowEngine engine(Torus(5), 16, QueueMode::Fifo, {});
        WindowState state = engineState({5, 5});
        engine.cross(state, 1, {6, 5});
        engine.cross(state, 2, {5, 5});
        QCOMPARE(state.pending.size(), std::size_t{8});
        QVERIFY(state.pending[4].zone == (Point{4, 4}));
        QVERIFY(state.pending[7].direction == Direction::West);
    }

    void fifoKeepsOneDueTurnEach()
    {
        const WindowEngine engine(Torus(5), 16, QueueMode::Fifo, {.requests = 3});
        WindowState state = engineState({5, 5});
        engine.cross(state, 1, {6, 5});
        QCOMPARE(dueTurns(state), (std::vector<std::int64_t>{2, 3, 4, 5}));
        QVERIFY(engine.mayProcess(state, 2, 0, 0));
        engine.process(state, {6, 5});
        QVERIFY(!engine.mayProcess(state, 2, 1, 256));
        QVERIFY(engine.mayProcess(state, 9, 2, 512));
        QVERIFY(!engine.mayProcess(state, 9, 3, 512));
    }

    void rebuildingStartsNextTurnOrOnThisOne()
    {
        for (const auto mode : {QueueMode::Coalesce, QueueMode::Retain}) {
            const WindowEngine engine(Torus(5), 16, mode, {.requests = 2});
            WindowState state = engineState({5, 5});
            engine.cross(state, 1, {6, 5});
            QCOMPARE(dueTurns(state), (std::vector<std::int64_t>{2, 2, 3, 3}));
            engine.cross(state, 2, {6, 4});
            QCOMPARE(dueTurns(state), (std::vector<std::int64_t>{2, 2, 3, 3, 4, 4}));
            QCOMPARE(state.pending.front().id, std::int64_t{5});
        }
    }

    void coalesceDropsWhatAnotherTargetNeeded()
    {
        const WindowEngine engine(Torus(5), 16, QueueMode::Coalesce, {});
        WindowState state = engineState({5, 5});
        engine.cross(state, 1, {6, 5});
        engine.process(state, {6, 5});
        engine.process(state, {6, 5});
        QCOMPARE(state.atHand, (std::vector<Point>{{7, 4}, {7, 5}}));
        QCOMPARE(engine.cross(state, 4, {6, 6}), (std::vector<Point>{{7, 4}}));
        QCOMPARE(state.atHand, (std::vector<Point>{{7, 5}}));
        QCOMPARE(engine.cross(state, 5, {5, 5}), (std::vector<Point>{{7, 5}}));
        QVERIFY(state.pending.empty());
        QVERIFY(state.atHand.empty());
    }

    void retainKeepsTheApron()
    {
        const WindowEngine engine(Torus(5), 16, QueueMode::Retain, {});
        WindowState state = engineState({5, 5});
        engine.cross(state, 1, {6, 5});
        for (int i = 0; i < 4; ++i)
            QVERIFY(engine.process(state, {6, 5}).empty());
        QVERIFY(state.centre == (Point{6, 5}));
        QCOMPARE(state.atHand, (std::vector<Point>{{4, 4}, {4, 5}, {4, 6}}));
        // Back again: nothing is computed twice, the window only shifts.
        engine.cross(state, 6, {5, 5});
        QCOMPARE(state.pending.size(), std::size_t{1});
        QVERIFY(state.pending.front().kind == EventKind::ShiftWindow);
        engine.process(state, {5, 5});
        QCOMPARE(state.atHand, (std::vector<Point>{{7, 4}, {7, 5}, {7, 6}}));
        // Further west the apron leaves them behind.
        QCOMPARE(engine.cross(state, 8, {4, 5}), (std::vector<Point>{{7, 4}, {7, 5}, {7, 6}}));
    }

    void budgetsCountCosts()
    {
        const WindowEngine engine(Torus(5), 16, QueueMode::Retain, {.requests = 1, .costs = 600});
        WindowState state = engineState({5, 5});
        engine.cross(state, 1, {6, 5});
        QCOMPARE(dueTurns(state), (std::vector<std::int64_t>{2, 2, 2, 2}));
        QVERIFY(engine.mayProcess(state, 2, 0, 0));
        engine.process(state, {6, 5});
        QVERIFY(engine.mayProcess(state, 2, 1, 256));
        engine.process(state, {6, 5});
        QVERIFY(!engine.mayProcess(state, 2, 2, 512));
        engine.process(state, {6, 5});
        QVERIFY(engine.mayProcess(state, 3, 1, 256)); // the shift costs 9
        const WindowEngine poor(Torus(5), 16, QueueMode::Retain, {.requests = 1, .costs = 1});
        WindowState waiting = engineState({5, 5});
        poor.cross(waiting, 1, {6, 5});
        QVERIFY(poor.mayProcess(waiting, 2, 0, 0)); // one at least
        QVERIFY(!poor.mayProcess(waiting, 2, 1, 256));
    }

    void theSmallestWorldWrapsOntoItself()
    {
        const WindowEngine engine(Torus(2), 8, QueueMode::Retain, {});
        WindowState state = engineState({0, 0});
        engine.cross(state, 1, {1, 0});
        QCOMPARE(state.pending.size(), std::size_t{4});
        for (int i = 0; i < 4; ++i)
            QVERIFY(engine.process(state, {1, 0}).empty());
        QCOMPARE(state.atHand, (std::vector<Point>{{3, 3}, {3, 0}, {3, 1}}));
    }
};

ZONEWRIGHT_TEST(windowengine, TestWindowEngine)
#include "tst_windowengine.moc"

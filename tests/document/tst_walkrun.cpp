#include "core/walk/movestext.h"
#include "core/walk/stopping.h"
#include "document/demoproject.h"
#include "document/eventedits.h"
#include "document/walkedits.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

class TestWalkRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void fastRunsGiveTheSameTurns_data();
    void fastRunsGiveTheSameTurns();
    void runStopsBeforeAndGoesOn();
    void everyBreakpointStopsAtEveryPace_data();
    void everyBreakpointStopsAtEveryPace();
    void turnThatIsOverIsGoneTo();
    void manyEventsGoAtOnce();
    void runToATurnWaitsAsLongAsItTakes();
    void runToWhatNeverComesStops();
    void runToAnEventWaitsForIt();
    void walkingStopsARun();
    void anotherProjectStopsARun();
    void aStepStopsARun();
    void turnsOfARunAreShown();
    void speedHasLimits();
    void workersChangeNothing();
    void playedWalkHasItsOwnSettings();
    void playedWalkGoesWhenTheProjectChanges();

private:
    [[nodiscard]] Playback& playback() { return m_document->playback(); }

    [[nodiscard]] WalkRun& run() { return m_document->walkRun(); }

    bool ends()
    {
        return QTest::qWaitFor([this] { return !run().isRunning(); }, 60'000);
    }

    std::vector<TurnRecord> plainTrace();

    std::unique_ptr<Document> m_document;
};

void TestWalkRun::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 4, .zoneSize = 4});
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 4}};
    project.walk.startZone = {15, 3};
    project.walk.startCell = {14, 8};
    project.walk.view = 3;
    project.walk.events = {{.id = 7, .due = 20, .kind = EventKind::Announce, .zone = {3, 3}, .text = "a dragon"},
                           {.id = 8, .due = 4000, .kind = EventKind::Announce, .zone = {4, 4}, .text = "a horde"}};
    project.moves = parseMoves("E*200 S*40 W*300 NE*500").value();
    openProject(*m_document, project);
}

void TestWalkRun::cleanup()
{
    m_document.reset();
}

std::vector<TurnRecord> TestWalkRun::plainTrace()
{
    Simulation simulation(m_document->world(), playback().settings());
    simulation.recordMoves(playback().moves());
    std::vector<TurnRecord> records{simulation.record()};
    simulation.run({}, [&records](const TurnRecord& record) {
        records.push_back(record);
        return true;
    });
    return records;
}

void TestWalkRun::fastRunsGiveTheSameTurns_data()
{
    QTest::addColumn<int>("memory");
    QTest::newRow("window") << static_cast<int>(MemoryScheme::Window);
    QTest::newRow("arrival") << static_cast<int>(MemoryScheme::Arrival);
    QTest::newRow("recent") << static_cast<int>(MemoryScheme::Recent);
}

void TestWalkRun::fastRunsGiveTheSameTurns()
{
    QFETCH(int, memory);
    QVERIFY(changeMemory(*m_document, {.scheme = static_cast<MemoryScheme>(memory), .capacity = 12}));
    const auto trace = plainTrace();
    run().start(Pace::Fast);
    QVERIFY(ends());
    QVERIFY(run().lastEnd() == RunEnd::WalkEnds);
    QVERIFY(playback().record() == trace.back());
    QCOMPARE(playback().log().size(), trace.size());
    for (const std::int64_t turn : {500, 3, 1039, 0, 700}) {
        playback().goTo(turn);
        QTRY_VERIFY(playback().isSettled());
        QVERIFY(playback().record() == trace[static_cast<std::size_t>(turn)]);
    }
}

void TestWalkRun::runStopsBeforeAndGoesOn()
{
    m_document->breakpoints().add(StopBeforeKind{EventKind::ShiftWindow});
    const auto trace = plainTrace();
    QSignalSpy ended(&run(), &WalkRun::ended);
    std::vector<std::int64_t> stops;
    run().start(Pace::Fast);
    QVERIFY(ends());
    while (run().lastEnd() == RunEnd::Stopped) {
        QVERIFY(playback().isInTurn());
        QVERIFY(playback().next()->event.kind == EventKind::ShiftWindow);
        stops.push_back(playback().turn());
        run().start(Pace::Fast);
        QVERIFY(ends());
    }
    QCOMPARE(ended.count(), static_cast<int>(stops.size()) + 1);
    std::vector<std::int64_t> shifts;
    for (const TurnRecord& record : trace) {
        for (const ProcessedEvent& event : record.processed) {
            if (event.kind == EventKind::ShiftWindow)
                shifts.push_back(record.turn);
        }
    }
    QVERIFY(shifts.size() > 10);
    QCOMPARE(stops, shifts);
    QVERIFY(playback().record() == trace.back());
}

void TestWalkRun::everyBreakpointStopsAtEveryPace_data()
{
    QTest::addColumn<int>("turns"); // of a slice
    QTest::newRow("one turn at a time") << 1;
    QTest::newRow("seven") << 7;
    QTest::newRow("all") << 1'000'000;
}

/// Wherever a slice ends.
void TestWalkRun::everyBreakpointStopsAtEveryPace()
{
    QFETCH(int, turns);
    QVERIFY(changeView(*m_document, 20)); // wider than a zone: hazards
    const auto trace = plainTrace();
    const std::vector<Breakpoint> all{StopAtTurn{33}, StopAtHazard{}, StopAtLoss{}, StopBeforeKind{EventKind::Announce},
                                      StopBeforeZone{{3, 3}}};
    for (const Breakpoint& breakpoint : all) {
        std::vector<std::int64_t> expected;
        for (const TurnRecord& record : trace) {
            const bool isBefore = std::ranges::any_of(record.processed, [&](const ProcessedEvent& event) {
                return stopsBefore(breakpoint, event, m_document->world().zones());
            });
            if (record.turn > 0 && (isBefore || stopsAfter(breakpoint, record)))
                expected.push_back(record.turn);
        }
        QVERIFY(!expected.empty());
        playback().goTo(0);
        QTRY_VERIFY(playback().isSettled());
        std::vector<std::int64_t> stops;
        while (playback().isInTurn() || playback().finishedTurn() < playback().lastTurn()) {
            if (playback().run({.breakpoints = std::span(&breakpoint, 1), .turns = turns}))
                stops.push_back(playback().turn());
        }
        QCOMPARE(stops, expected);
    }
}

void TestWalkRun::turnThatIsOverIsGoneTo()
{
    const std::int64_t last = playback().lastTurn();
    playback().goTo(100);
    run().runUntil(StopAtTurn{40});
    QVERIFY(ends());
    QTRY_VERIFY(playback().isSettled());
    QCOMPARE(playback().turn(), std::int64_t{40});
    QCOMPARE(playback().lastTurn(), last);
    // Also while another turn is on its way.
    playback().goTo(last);
    run().runUntil(StopAtTurn{40});
    QVERIFY(ends());
    QTRY_VERIFY(playback().isSettled());
    QCOMPARE(playback().lastTurn(), last);
}

/// Each change alone would run the walk again.
void TestWalkRun::manyEventsGoAtOnce()
{
    constexpr int many = 300;
    std::vector<std::int64_t> ids;
    for (int i = 0; i < many; ++i)
        ids.push_back(addEvent(*m_document, {.due = 10'000 + i, .zone = {1, 1}}).value());
    playback().goTo(playback().lastTurn());
    QTRY_VERIFY(playback().isSettled());
    const TurnRecord before = playback().record();
    QSignalSpy turns(&playback(), &Playback::turnChanged);
    removeEvents(*m_document, ids);
    QTRY_VERIFY(playback().isSettled());
    QVERIFY(playback().record() == before);
    QVERIFY2(turns.count() < many / 4, qPrintable(QString::number(turns.count())));
}

void TestWalkRun::runToATurnWaitsAsLongAsItTakes()
{
    const std::int64_t last = playback().lastTurn();
    run().runUntil(StopAtTurn{last + 5000});
    QVERIFY(ends());
    QVERIFY(run().lastEnd() == RunEnd::Reached);
    QCOMPARE(playback().turn(), last + 5000);
    QCOMPARE(playback().lastTurn(), last + 5000);
    QCOMPARE(playback().trail().size(), static_cast<std::size_t>(last + 5001));
    QVERIFY(playback().trail()[static_cast<std::size_t>(last)] == playback().trail().back());
    QVERIFY(playback().record() == plainTrace().back());
}

void TestWalkRun::runToWhatNeverComesStops()
{
    run().runUntil(StopAtEviction{});
    QVERIFY(ends());
    QVERIFY(run().lastEnd() == RunEnd::Nothing);
    QVERIFY(playback().turn() >= 4000); // the last event was waited for
    QVERIFY(!playback().next());
}

void TestWalkRun::runToAnEventWaitsForIt()
{
    run().runUntil(StopBeforeEvent{8});
    QVERIFY(ends());
    QVERIFY(run().lastEnd() == RunEnd::Reached);
    QCOMPARE(playback().turn(), std::int64_t{4000});
    QVERIFY(playback().isInTurn());
    QCOMPARE(playback().next()->event.id, std::int64_t{8});
    run().step();
    QVERIFY(!playback().isInTurn());
    QCOMPARE(playback().record().processed.back().id, std::int64_t{8});
}

void TestWalkRun::walkingStopsARun()
{
    run().setSpeed(WalkRun::slowest);
    run().start(Pace::Run);
    playback().walk(Direction::North);
    QVERIFY(!run().isRunning());
    QVERIFY(run().lastEnd() == RunEnd::Told);
}

void TestWalkRun::anotherProjectStopsARun()
{
    m_document->breakpoints().add(StopAtHazard{});
    run().start(Pace::Fast);
    m_document->startNew({.name = "Elsewhere", .size = 3, .zoneSize = 4});
    QVERIFY(!run().isRunning());
    QCOMPARE(playback().turn(), std::int64_t{0});
    QVERIFY(m_document->breakpoints().items().empty());
}

void TestWalkRun::aStepStopsARun()
{
    run().setSpeed(WalkRun::slowest);
    run().start(Pace::Run);
    run().step();
    QVERIFY(!run().isRunning());
    QCOMPARE(playback().turn(), std::int64_t{1});
}

void TestWalkRun::turnsOfARunAreShown()
{
    run().setSpeed(WalkRun::fastest);
    QSignalSpy turns(&playback(), &Playback::turnChanged);
    run().runUntil(StopAtTurn{50});
    run().start(Pace::Run);
    QVERIFY(ends());
    QCOMPARE(playback().turn(), std::int64_t{50});
    QVERIFY(turns.count() >= 1);
}

void TestWalkRun::speedHasLimits()
{
    run().setSpeed(0);
    QCOMPARE(run().speed(), WalkRun::slowest);
    run().setSpeed(1'000'000);
    QCOMPARE(run().speed(), WalkRun::fastest);
}

void TestWalkRun::workersChangeNothing()
{
    const auto trace = plainTrace();
    for (const int workers : {1, 4, 0}) {
        playback().setWorkers(workers);
        run().start(Pace::Fast);
        QVERIFY(ends());
        QVERIFY(playback().record() == trace.back());
        playback().goTo(0);
        QTRY_VERIFY(playback().isSettled());
    }
}

void TestWalkRun::playedWalkHasItsOwnSettings()
{
    const Project project = m_document->project();
    WalkSettings settings = project.walk;
    settings.startZone = {2, 2};
    settings.view = 9;
    settings.queue = QueueMode::Fifo;
    playback().play(settings, parseMoves("N*30").value());
    QVERIFY(playback().hasOwnSettings());
    QVERIFY(!playback().isKept());
    QVERIFY(playback().record().zone == (Point{2, 2}));
    QCOMPARE(playback().lastTurn(), std::int64_t{30});
    QVERIFY(m_document->project() == project);
    run().start(Pace::Fast);
    QVERIFY(ends());
    QVERIFY(playback().record() == plainTrace().back());
    playback().discard();
    QVERIFY(!playback().hasOwnSettings());
    QVERIFY(playback().isKept());
    QVERIFY(playback().record().zone == (Point{15, 3}));
}

void TestWalkRun::playedWalkGoesWhenTheProjectChanges()
{
    WalkSettings settings = m_document->project().walk;
    settings.startZone = {2, 2};
    playback().play(settings, parseMoves("N*30").value());
    QVERIFY(moveEvent(*m_document, 7, 21)); // an event is taken in
    QVERIFY(playback().hasOwnSettings());
    QCOMPARE(playback().settings().events.front().due, std::int64_t{21});
    QVERIFY(changeView(*m_document, 5));
    QVERIFY(!playback().hasOwnSettings());
    QVERIFY(playback().isKept());
    QCOMPARE(playback().turn(), std::int64_t{0});
}

ZONEWRIGHT_TEST(walkrun, TestWalkRun)
#include "tst_walkrun.moc"

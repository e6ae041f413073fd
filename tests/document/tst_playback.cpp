#include "core/walk/movestext.h"
#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/eventedits.h"
#include "document/playback.h"
#include "document/walkedits.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class TestPlayback : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void beginsAtArrivalWithTheKeptMovesAhead();
    void walkingFromTheStartReplacesWhatLiesAhead();
    void keepingIsOneStepAndUndoLeavesTheScratchWalk();
    void discardBringsTheKeptMovesBack();
    void travelsBothWaysToTheSameRecords();
    void travelStopsAtTheEnds();
    void otherStartBeginsAgain();
    void otherViewKeepsTheTurn();
    void otherWorldKeepsMovesAndTurn();
    void scheduledEventIsTakenIn();
    void otherProjectBeginsAgain();
    void longWalksAreRunAgainInSlices();
    void walkingWaitsForThat();
    void whatHasNothingToDoWithItTellsNothing();
    void forgottenZonesFadeWhateverWayTheTurnWasReached();
    void trailIsConnectedAcrossTheWrap();

private:
    void walkWords(const char* moves);

    std::unique_ptr<Document> m_document;
};

void TestPlayback::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 4, .zoneSize = 4});
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 4}};
    project.walk.startZone = {15, 3};
    project.walk.startCell = {14, 8};
    project.walk.view = 3;
    project.moves = parseMoves("E*20 S*4").value();
    openProject(*m_document, project);
}

void TestPlayback::cleanup()
{
    m_document.reset();
}

void TestPlayback::walkWords(const char* moves)
{
    const std::vector<Direction> directions = parseMoves(moves).value();
    for (const Direction move : directions)
        m_document->playback().walk(move);
}

void TestPlayback::beginsAtArrivalWithTheKeptMovesAhead()
{
    const Playback& playback = m_document->playback();
    QCOMPARE(playback.turn(), std::int64_t{0});
    QCOMPARE(playback.lastTurn(), std::int64_t{24});
    QVERIFY(playback.isKept());
    QVERIFY(playback.record().zone == (Point{15, 3}));
    QVERIFY(playback.record().cell == (Point{14, 8}));
    QVERIFY(playback.forgotten().empty());
}

void TestPlayback::walkingFromTheStartReplacesWhatLiesAhead()
{
    Playback& playback = m_document->playback();
    QSignalSpy turns(&playback, &Playback::turnChanged);
    QSignalSpy walks(&playback, &Playback::walkChanged);
    playback.walk(Direction::South);
    QCOMPARE(turns.count(), 1);
    QCOMPARE(walks.count(), 1);
    QCOMPARE(playback.turn(), std::int64_t{1});
    QCOMPARE(playback.lastTurn(), std::int64_t{1});
    QVERIFY(!playback.isKept());
    QVERIFY(playback.record().cell == (Point{14, 9}));
    QCOMPARE(m_document->undoStack().count(), 0); // turns are no steps of the history
    QVERIFY(!m_document->isModified());
}

void TestPlayback::keepingIsOneStepAndUndoLeavesTheScratchWalk()
{
    Playback& playback = m_document->playback();
    walkWords("S*3 NE");
    QSignalSpy walks(&playback, &Playback::walkChanged);
    QSignalSpy turns(&playback, &Playback::turnChanged);
    keepWalk(*m_document, playback.moves());
    QVERIFY(playback.isKept());
    QCOMPARE(walks.count(), 1);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QVERIFY(!playback.isKept());
    QCOMPARE(walks.count(), 2);
    QCOMPARE(playback.turn(), std::int64_t{4});
    QCOMPARE(playback.lastTurn(), std::int64_t{4});
    QCOMPARE(turns.count(), 0);
}

void TestPlayback::discardBringsTheKeptMovesBack()
{
    Playback& playback = m_document->playback();
    walkWords("S*3");
    playback.discard();
    QVERIFY(playback.isKept());
    QCOMPARE(playback.turn(), std::int64_t{0});
    QCOMPARE(playback.lastTurn(), std::int64_t{24});
}

void TestPlayback::travelsBothWaysToTheSameRecords()
{
    Playback& playback = m_document->playback();
    std::vector<TurnRecord> records;
    std::vector<std::vector<Playback::Forgotten>> forgotten;
    for (std::int64_t turn = 0; turn <= playback.lastTurn(); ++turn) {
        playback.goTo(turn);
        records.push_back(playback.record());
        forgotten.push_back(playback.forgotten());
    }
    for (const std::int64_t turn : {24, 3, 20, 0, 23, 22, 21, 1, 9, 24}) {
        playback.goTo(turn);
        QVERIFY(playback.record() == records[static_cast<std::size_t>(turn)]);
        QVERIFY(playback.forgotten() == forgotten[static_cast<std::size_t>(turn)]);
    }
    QVERIFY(playback.isKept());
}

void TestPlayback::travelStopsAtTheEnds()
{
    Playback& playback = m_document->playback();
    playback.goTo(1'000);
    QCOMPARE(playback.turn(), std::int64_t{24});
    QSignalSpy turns(&playback, &Playback::turnChanged);
    playback.goTo(2'000);
    QCOMPARE(turns.count(), 0);
    playback.goTo(-7);
    QCOMPARE(playback.turn(), std::int64_t{0});
    QCOMPARE(turns.count(), 1);
}

void TestPlayback::otherStartBeginsAgain()
{
    Playback& playback = m_document->playback();
    playback.goTo(10);
    placeStart(*m_document, {2, 2}, {5, 6});
    QCOMPARE(playback.turn(), std::int64_t{0});
    QCOMPARE(playback.lastTurn(), std::int64_t{24});
    QVERIFY(playback.record().zone == (Point{2, 2}));
    QVERIFY(playback.record().cell == (Point{5, 6}));
    QVERIFY(playback.trail().front() == (Point{37, 38}));
    m_document->undoStack().undo();
    QVERIFY(playback.record().zone == (Point{15, 3}));
}

void TestPlayback::otherViewKeepsTheTurn()
{
    Playback& playback = m_document->playback();
    walkWords("E*5");
    must(changeView(*m_document, 7));
    QTRY_VERIFY(playback.isSettled());
    QCOMPARE(playback.turn(), std::int64_t{5});
    QVERIFY(playback.moves() == parseMoves("E*5").value());
    Simulation expected(m_document->world(), m_document->project().walk);
    for (int i = 0; i < 5; ++i)
        (void)expected.move(Direction::East);
    QVERIFY(playback.record() == expected.record());
}

void TestPlayback::otherWorldKeepsMovesAndTurn()
{
    Playback& playback = m_document->playback();
    walkWords("E*5 N");
    must(m_document->reseed({.name = "Westwold", .size = 4, .zoneSize = 4}));
    QTRY_VERIFY(playback.isSettled());
    QCOMPARE(playback.turn(), std::int64_t{6});
    QVERIFY(playback.simulation().source().world().settings() == m_document->world().settings());
}

void TestPlayback::scheduledEventIsTakenIn()
{
    Playback& playback = m_document->playback();
    playback.goTo(6);
    QVERIFY(
        addEvent(*m_document, {.due = 6, .kind = EventKind::Announce, .zone = {1, 1}, .text = "Rain."}).has_value());
    QTRY_VERIFY(playback.isSettled());
    QCOMPARE(playback.turn(), std::int64_t{6});
    QVERIFY(std::ranges::any_of(playback.record().processed,
                                [](const ProcessedEvent& event) { return event.kind == EventKind::Announce; }));
}

void TestPlayback::otherProjectBeginsAgain()
{
    Playback& playback = m_document->playback();
    walkWords("W*9");
    Project other{.world = {.name = "Ostermere"}};
    other.moves = parseMoves("N*2").value();
    openProject(*m_document, other);
    QCOMPARE(playback.turn(), std::int64_t{0});
    QCOMPARE(playback.lastTurn(), std::int64_t{2});
    QVERIFY(playback.isKept());
}

void TestPlayback::longWalksAreRunAgainInSlices()
{
    Playback& playback = m_document->playback();
    keepWalk(*m_document, parseMoves("E*30000").value());
    playback.discard();
    playback.goTo(30'000);
    QCOMPARE(playback.turn(), std::int64_t{30'000});
    must(changeView(*m_document, 5));
    QVERIFY(!playback.isSettled());
    QVERIFY(playback.turn() < 30'000);
    must(changeView(*m_document, 6)); // and again, before it is there
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
    QCOMPARE(playback.turn(), std::int64_t{30'000});
    Simulation expected(m_document->world(), m_document->project().walk);
    expected.recordMoves(playback.moves());
    expected.goTo(30'000);
    QVERIFY(playback.record() == expected.record());
}

void TestPlayback::walkingWaitsForThat()
{
    Playback& playback = m_document->playback();
    keepWalk(*m_document, parseMoves("E*30000").value());
    playback.discard();
    playback.goTo(30'000);
    must(changeView(*m_document, 5));
    QVERIFY(!playback.isSettled());
    playback.walk(Direction::North); // would cut the walk at a turn that nobody chose
    playback.goTo(3);
    QCOMPARE(playback.lastTurn(), std::int64_t{30'000});
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
    QCOMPARE(playback.turn(), std::int64_t{30'000});
}

void TestPlayback::whatHasNothingToDoWithItTellsNothing()
{
    Playback& playback = m_document->playback();
    playback.goTo(3);
    QSignalSpy turns(&playback, &Playback::turnChanged);
    QSignalSpy walks(&playback, &Playback::walkChanged);
    const Simulation* before = &playback.simulation();
    QVERIFY(addDungeon(*m_document, {.name = "Mine", .zone = {1, 1}}).has_value());
    m_document->selection().select(CellPlace{.zone = {1, 1}, .cell = {1, 1}});
    QCOMPARE(&playback.simulation(), before);
    QCOMPARE(turns.count() + walks.count(), 0);
}

void TestPlayback::forgottenZonesFadeWhateverWayTheTurnWasReached()
{
    Playback& playback = m_document->playback();
    std::int64_t seen = 0;
    for (std::int64_t turn = 0; turn <= playback.lastTurn(); ++turn) {
        playback.goTo(turn);
        for (const Playback::Forgotten& forgotten : playback.forgotten()) {
            QVERIFY(forgotten.turn > turn - Playback::fadingTurns && forgotten.turn <= turn);
            ++seen;
        }
    }
    QVERIFY(seen > 0);
}

void TestPlayback::trailIsConnectedAcrossTheWrap()
{
    const auto trail = m_document->playback().trail();
    QCOMPARE(trail.size(), std::size_t{25});
    QVERIFY(trail.front() == (Point{254, 56}));
    QVERIFY(trail[20] == (Point{274, 56})); // past the last column of cells: not wrapped
    QVERIFY(trail[24] == (Point{274, 60}));
    m_document->playback().goTo(24);
    const TurnRecord& record = m_document->playback().record();
    QVERIFY(m_document->world().cells().wrap(trail[24]) == record.zone * 16 + record.cell);
}

ZONEWRIGHT_TEST(playback, TestPlayback)
#include "tst_playback.moc"

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
    void distantTurnsAreReachedInSlices();
    void walkEndsWhereNoProjectGoesFurther();
    void standingsAreThoseOfTheTurn();
    void crossingsAreThoseOfTheTrail();
    void isKeptWhateverMadeItSo();
    void tellsHowMuchOfTheTrailIsTheSame();
    void whatHasNothingToDoWithItTellsNothing();
    void forgottenZonesFadeWhateverWayTheTurnWasReached();
    void creaturesAreLostWithTheirZone();
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
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
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
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
    must(changeView(*m_document, 5));
    QVERIFY(!playback.isSettled());
    playback.walk(Direction::North); // would cut the walk at a turn that nobody chose
    QCOMPARE(playback.lastTurn(), std::int64_t{30'000});
    playback.goTo(20'000); // goes there instead
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
    QCOMPARE(playback.turn(), std::int64_t{20'000});
    playback.goTo(29'000);
    playback.goTo(3);
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
    QCOMPARE(playback.turn(), std::int64_t{3});
}

void TestPlayback::distantTurnsAreReachedInSlices()
{
    Playback& playback = m_document->playback();
    keepWalk(*m_document, parseMoves("E*20 S*15 W*7 N*9999 E*9999 S*9960").value());
    playback.discard();
    Simulation expected(m_document->world(), m_document->project().walk);
    expected.recordMoves(playback.moves());
    for (const std::int64_t turn : {29'000, 28'999, 28'700, 12'345, 12'360, 30'000, 3, 0, 4'000}) {
        bool wasEarly = false;
        const auto early = connect(&playback, &Playback::turnChanged, this,
                                   [&] { wasEarly = wasEarly || (playback.turn() != turn && playback.isSettled()); });
        playback.goTo(turn);
        QVERIFY(playback.isSettled() == (playback.turn() == turn));
        if (!playback.isSettled())
            playback.walk(Direction::North); // waits
        QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
        disconnect(early);
        QVERIFY(!wasEarly);
        QCOMPARE(playback.lastTurn(), std::int64_t{30'000});
        QCOMPARE(playback.turn(), turn);
        expected.goTo(turn);
        QVERIFY(playback.record() == expected.record());
        QVERIFY(playback.standings() == zoneStandings(expected.record()));
        for (const Playback::Forgotten& forgotten : playback.forgotten())
            QVERIFY(forgotten.turn > turn - Playback::fadingTurns && forgotten.turn <= turn);
    }
}

void TestPlayback::walkEndsWhereNoProjectGoesFurther()
{
    Playback& playback = m_document->playback();
    keepWalk(*m_document, std::vector<Direction>(mostKeptMoves, Direction::None));
    playback.discard();
    QCOMPARE(playback.lastTurn(), static_cast<std::int64_t>(mostKeptMoves));
    playback.goTo(playback.lastTurn());
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 300'000);
    playback.walk(Direction::North);
    QCOMPARE(playback.turn(), static_cast<std::int64_t>(mostKeptMoves));
    QVERIFY(playback.isKept());
}

void TestPlayback::standingsAreThoseOfTheTurn()
{
    Playback& playback = m_document->playback();
    const auto areOfTheTurn = [&] { return playback.standings() == zoneStandings(playback.record()); };
    QVERIFY(areOfTheTurn());
    for (const std::int64_t turn : {5, 24, 20, 3, 0, 24}) {
        playback.goTo(turn);
        QVERIFY(areOfTheTurn());
    }
    walkWords("N E*20 S");
    QVERIFY(areOfTheTurn());
    must(changeMemory(*m_document, {.scheme = MemoryScheme::Recent, .capacity = 12}));
    QVERIFY(areOfTheTurn());
    QTRY_VERIFY(playback.isSettled());
    QVERIFY(areOfTheTurn());
    playback.discard();
    QVERIFY(areOfTheTurn());
}

void TestPlayback::crossingsAreThoseOfTheTrail()
{
    Playback& playback = m_document->playback();
    const auto isRight = [&] {
        const auto zoneAt = [&](std::int64_t turn) {
            const Point cell = m_document->world().cells().wrap(playback.trail()[static_cast<std::size_t>(turn)]);
            return Point{cell.x / m_document->world().zoneSide(), cell.y / m_document->world().zoneSide()};
        };
        std::optional<std::int64_t> last;
        for (std::int64_t turn = 1; turn <= playback.turn(); ++turn) {
            if (zoneAt(turn) != zoneAt(turn - 1))
                last = turn;
        }
        return playback.lastCrossing() == last;
    };
    for (std::int64_t turn = 0; turn <= playback.lastTurn(); ++turn) {
        playback.goTo(turn);
        QVERIFY(isRight());
    }
    QVERIFY(playback.lastCrossing().has_value());
    playback.goTo(1);
    QVERIFY(isRight());
    for (const char* words : {"W*2", "W*30", "N*40", ".*3", "SE*33"}) {
        walkWords(words);
        QVERIFY(isRight());
        playback.goTo(playback.turn() - 1);
        walkWords("S");
        QVERIFY(isRight());
    }
    must(m_document->reseed({.name = "Elderlore", .size = 4, .zoneSize = 5}));
    QTRY_VERIFY(playback.isSettled());
    QVERIFY(isRight());
}

void TestPlayback::isKeptWhateverMadeItSo()
{
    Playback& playback = m_document->playback();
    const auto isRight = [&] { return playback.isKept() == (playback.moves() == m_document->project().moves); };
    for (const char* words : {"E", "E*19", "S*3", "S", "S"}) {
        walkWords(words); // the kept walk itself, and one move more
        QVERIFY(isRight());
    }
    playback.goTo(23);
    walkWords("S");
    QVERIFY(playback.isKept());
    walkWords("N");
    QVERIFY(!playback.isKept());
    keepWalk(*m_document, playback.moves());
    QVERIFY(playback.isKept() && isRight());
    m_document->undoStack().undo();
    QVERIFY(!playback.isKept() && isRight());
}

void TestPlayback::tellsHowMuchOfTheTrailIsTheSame()
{
    Playback& playback = m_document->playback();
    std::vector<Point> before(playback.trail().begin(), playback.trail().end());
    int told = 0;
    connect(&playback, &Playback::walkChanged, this, [&](qint64 same) {
        const auto count = static_cast<std::ptrdiff_t>(same);
        QVERIFY(count <= std::min(std::ssize(before), std::ssize(playback.trail())));
        QVERIFY(std::equal(before.begin(), before.begin() + count, playback.trail().begin()));
        before.assign(playback.trail().begin(), playback.trail().end());
        ++told;
    });
    walkWords("E*3 N*4");
    QSignalSpy walks(&playback, &Playback::walkChanged);
    walkWords("W");
    QCOMPARE(walks.last().at(0).toLongLong(), 8); // all that was walked before, from the start on
    must(changeView(*m_document, 7));
    QCOMPARE(walks.last().at(0).toLongLong(), 9); // nothing of the trail is another
    QTRY_VERIFY(playback.isSettled());
    playback.discard();
    QCOMPARE(walks.last().at(0).toLongLong(), 4); // the three moves east are in both
    placeStart(*m_document, {2, 2}, {5, 6});
    QCOMPARE(walks.last().at(0).toLongLong(), 0);
    openProject(*m_document, Project{.world = {.name = "Ostermere"}});
    QVERIFY(told >= 12);
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

/// Every creature that a turn loses is told of with the zone that it was lost with.
void TestPlayback::creaturesAreLostWithTheirZone()
{
    Playback& playback = m_document->playback();
    std::size_t losses = 0;
    for (int i = 0; i < 150; ++i) {
        playback.walk(Direction::SouthEast);
        std::vector<LostCreature> told;
        for (const Playback::Forgotten& forgotten : playback.forgotten()) {
            QVERIFY(std::ranges::all_of(forgotten.lost, [&forgotten](const LostCreature& creature) {
                return creature.zone == forgotten.zone;
            }));
            if (forgotten.turn == playback.turn())
                told.insert(told.end(), forgotten.lost.begin(), forgotten.lost.end());
        }
        std::vector<LostCreature> lost = playback.record().lost;
        std::ranges::sort(told, {}, &LostCreature::id);
        std::ranges::sort(lost, {}, &LostCreature::id);
        QVERIFY(told == lost);
        losses += lost.size();
    }
    QVERIFY(losses > 0);
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

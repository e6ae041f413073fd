#include "core/walk/movestext.h"
#include "document/demoproject.h"
#include "document/eventedits.h"
#include "document/otherscheme.h"
#include "document/walkedits.h"
#include "document/walkreference.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace zonewright;
using namespace zonewright::test;

class TestOtherScheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isTheOtherOne();
    void keepsTheOrderOfTheProject();
    void showsTheTurnThatIsShown();
    void isThatOfAPlainSimulation_data();
    void isThatOfAPlainSimulation();
    void restsWhileNobodyLooks();
    void eventsThatDecideNothingBeginNothing();
    void lagsInAFastRunAndCatchesUp();
    void longWalksAreNotCopied();
    void whatNoTurnCanDoIsNotRun();
    void tellsAtOnceThatItBeginsAgain();

private:
    [[nodiscard]] WalkSettings expectedSettings() const;
    [[nodiscard]] bool isRight() const;

    std::unique_ptr<Document> m_document;
    std::unique_ptr<OtherScheme> m_other;
};

void TestOtherScheme::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 4, .zoneSize = 3});
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 3}};
    project.walk.startZone = {15, 3};
    project.walk.startCell = {6, 4};
    project.walk.view = 4;
    project.walk.capacity = 14;
    project.moves = parseMoves("E*20 S*14 NW*9").value();
    openProject(*m_document, project);
    m_other = std::make_unique<OtherScheme>(m_document->playback(), m_document->world());
    m_other->setActive(true);
}

void TestOtherScheme::cleanup()
{
    m_other.reset();
    m_document.reset();
}

WalkSettings TestOtherScheme::expectedSettings() const
{
    WalkSettings settings = m_document->playback().settings();
    settings.memory = settings.memory == MemoryScheme::Window ? m_other->order() : MemoryScheme::Window;
    return settings;
}

/// What it has is what a simulation of its own gives, for all that it has run.
bool TestOtherScheme::isRight() const
{
    const Playback& playback = m_document->playback();
    const TurnLog& log = m_other->log();
    if (!m_other->isCaughtUp() || log.size() > playback.moves().size() + 1 || log.isOpen())
        return false;
    const auto last = static_cast<std::int64_t>(log.size()) - 1;
    const std::span moves(playback.moves());
    const WalkReference expected(m_document->world(), expectedSettings(), moves.first(log.size() - 1));
    return last >= playback.turn() && agreeUpTo(log, expected.log, last) &&
           m_other->record() == expected.records[static_cast<std::size_t>(playback.turn())];
}

void TestOtherScheme::isTheOtherOne()
{
    QVERIFY(m_other->settings().memory == MemoryScheme::Arrival);
    QVERIFY(!m_other->record().window && m_other->record().slots.size() == 9);
    must(changeMemory(*m_document, {.scheme = MemoryScheme::Arrival, .capacity = 20}));
    QVERIFY(m_other->settings().memory == MemoryScheme::Window);
    QVERIFY(m_other->record().window.has_value());
    must(changeMemory(*m_document, {.scheme = MemoryScheme::Window, .capacity = 20}));
    QCOMPARE(m_other->settings().capacity, 20);
}

void TestOtherScheme::keepsTheOrderOfTheProject()
{
    m_other->setOrder(MemoryScheme::Recent);
    QVERIFY(m_other->settings().memory == MemoryScheme::Recent);
    must(changeMemory(*m_document, {.scheme = MemoryScheme::Arrival, .capacity = 20}));
    QVERIFY(m_other->order() == MemoryScheme::Arrival);
    must(changeMemory(*m_document, {.scheme = MemoryScheme::Window, .capacity = 20}));
    QVERIFY(m_other->settings().memory == MemoryScheme::Arrival);
}

void TestOtherScheme::showsTheTurnThatIsShown()
{
    Playback& playback = m_document->playback();
    for (const std::int64_t turn : {0, 1, 43, 12, 13, 0, 30}) {
        playback.goTo(turn);
        QTRY_VERIFY(m_other->isCaughtUp());
        QCOMPARE(m_other->record().turn, turn);
        QVERIFY(isRight());
    }
    bool wasInTurn = false;
    for (int step = 0; step < 30; ++step) {
        playback.stepOnce();
        wasInTurn = wasInTurn || playback.isInTurn();
        QTRY_VERIFY(m_other->isCaughtUp());
        QCOMPARE(m_other->record().turn, playback.turn());
        QVERIFY(isRight());
    }
    QVERIFY(wasInTurn);
}

void TestOtherScheme::isThatOfAPlainSimulation_data()
{
    QTest::addColumn<int>("memory");
    for (const MemoryScheme memory : {MemoryScheme::Window, MemoryScheme::Arrival, MemoryScheme::Recent})
        QTest::addRow("%d", int(memory)) << int(memory);
}

/// Whatever the designer does, and whenever the other scheme comes to run.
void TestOtherScheme::isThatOfAPlainSimulation()
{
    QFETCH(int, memory);
    constexpr int seeds = 12;
    constexpr int doings = 40;
    const std::vector<Direction> ways{Direction::East, Direction::SouthEast, Direction::North, Direction::None};
    for (int seed = 1; seed <= seeds; ++seed) {
        init();
        must(changeMemory(*m_document, {.scheme = static_cast<MemoryScheme>(memory), .capacity = 14}));
        Playback& playback = m_document->playback();
        std::mt19937 random(static_cast<unsigned>(seed));
        const auto below = [&random](int count) { return std::uniform_int_distribution(0, count - 1)(random); };
        const std::vector<std::function<void()>> doing{
            [&] { playback.walk(ways[static_cast<std::size_t>(below(4))]); },
            [&] { playback.walk(Direction::East); },
            [&] { playback.goTo(below(static_cast<int>(playback.lastTurn()) + 1)); },
            [&] { playback.stepOnce(); },
            [&] { playback.run({.breakpoints = {}, .turns = below(20) + 1, .waits = below(2) == 0}); },
            [&] { QCoreApplication::processEvents(); },
            [&] { m_other->setActive(below(3) != 0); },
            [&] { m_other->setOrder(below(2) == 0 ? MemoryScheme::Arrival : MemoryScheme::Recent); },
            [&] { must(changeView(*m_document, below(6))); },
            [&] { playback.discard(); },
            [&] { playback.play(playback.settings(), parseMoves("W*9 SW*30").value()); },
            [&] { keepWalk(*m_document, playback.moves()); },
            [&] { playback.setWorkers(below(2)); },
            [&] { m_document->undoStack().undo(); },
        };
        for (int i = 0; i < doings; ++i) {
            doing[static_cast<std::size_t>(below(static_cast<int>(doing.size())))]();
            if (below(3) != 0)
                continue;
            m_other->setActive(true);
            QTRY_VERIFY(playback.isSettled() && m_other->isCaughtUp());
            QVERIFY2(isRight(), qPrintable(QStringLiteral("seed %1, doing %2").arg(seed).arg(i)));
        }
        cleanup();
    }
    init();
}

void TestOtherScheme::restsWhileNobodyLooks()
{
    Playback& playback = m_document->playback();
    QTRY_VERIFY(m_other->isCaughtUp());
    m_other->setActive(false);
    QSignalSpy turns(m_other.get(), &OtherScheme::turnChanged);
    playback.goTo(20);
    must(changeView(*m_document, 6));
    QTRY_VERIFY(playback.isSettled());
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(turns.count(), 0);
    QVERIFY(!m_other->isCaughtUp());
    m_other->setActive(true);
    QTRY_VERIFY(m_other->isCaughtUp());
    QVERIFY(turns.count() > 0);
    QVERIFY(isRight());
}

/// Known zones have no engine: what is changed of that does not run them again.
void TestOtherScheme::eventsThatDecideNothingBeginNothing()
{
    m_document->playback().goTo(30);
    QTRY_VERIFY(m_other->isCaughtUp());
    const TurnLog* before = &m_other->log();
    QSignalSpy turns(m_other.get(), &OtherScheme::turnChanged);
    QVERIFY(addEvent(*m_document, {.due = 6, .kind = EventKind::Announce, .zone = {1, 1}, .text = "Rain."}));
    must(changeEngine(*m_document, {.queue = QueueMode::Fifo, .rate = {.requests = 2}}));
    QTRY_VERIFY(m_document->playback().isSettled() && m_other->isCaughtUp());
    QCOMPARE(&m_other->log(), before);
    QVERIFY(isRight());
    must(changeMemory(*m_document, {.scheme = MemoryScheme::Arrival, .capacity = 14}));
    QTRY_VERIFY(m_document->playback().isSettled() && m_other->isCaughtUp());
    QVERIFY(isRight());
    turns.clear();
    must(changeEngine(*m_document, {.queue = QueueMode::Retain, .rate = {.requests = 2}}));
    QVERIFY(turns.count() > 0); // the window has one
    QTRY_VERIFY(m_document->playback().isSettled() && m_other->isCaughtUp());
    QVERIFY(isRight());
}

void TestOtherScheme::lagsInAFastRunAndCatchesUp()
{
    must(changeView(*m_document, 90)); // known zones have much to do then, and the window none
    QTRY_VERIFY(m_document->playback().isSettled() && m_other->isCaughtUp());
    m_document->playback().discard();
    m_document->walkRun().runUntil(StopAtTurn{.turn = 3000});
    bool lagged = false;
    connect(&m_document->playback(), &Playback::turnChanged, this, [&] { lagged = lagged || !m_other->isCaughtUp(); });
    QTRY_VERIFY_WITH_TIMEOUT(m_document->playback().turn() == 3000, 60'000);
    QVERIFY(lagged);
    QTRY_VERIFY_WITH_TIMEOUT(m_other->isCaughtUp(), 120'000);
    QVERIFY(isRight());
}

void TestOtherScheme::longWalksAreNotCopied()
{
    Playback& playback = m_document->playback();
    keepWalk(*m_document, std::vector<Direction>(mostKeptMoves, Direction::None));
    playback.discard();
    QTRY_VERIFY(m_other->isCaughtUp());
    for (int turn = 1; turn <= 500; ++turn) {
        playback.goTo(turn);
        QTRY_VERIFY(m_other->isCaughtUp());
        QCOMPARE(m_other->log().size(), static_cast<std::size_t>(turn) + 1); // no more than was shown
    }
}

/// Rather than standing still for seconds, again and again.
void TestOtherScheme::whatNoTurnCanDoIsNotRun()
{
    openProject(*m_document, Project{.world = {.name = "Elderlore", .size = 7, .zoneSize = 6}});
    Playback& playback = m_document->playback();
    for (const auto& [view, capacity, isTooMuch] :
         {std::tuple{10, 25, false}, {128, 25, false}, {600, 25, true}, {600, 1024, false}, {1024, 1024, true}}) {
        must(changeView(*m_document, view));
        must(changeMemory(*m_document, {.scheme = MemoryScheme::Window, .capacity = capacity}));
        QCOMPARE(m_other->isTooMuch(), isTooMuch);
        playback.walk(Direction::East);
        if (!isTooMuch) {
            QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled() && m_other->isCaughtUp(), 60'000);
            continue;
        }
        QTRY_VERIFY(playback.isSettled());
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(m_other->record().turn, std::int64_t{0});
        QVERIFY(!m_other->isCaughtUp());
    }
    must(changeView(*m_document, 600));
    must(changeMemory(*m_document, {.scheme = MemoryScheme::Arrival, .capacity = 1024}));
    QVERIFY(!m_other->isTooMuch()); // a window evaluates nothing
}

/// Whoever looks at its log hears of another one before that is looked at again.
void TestOtherScheme::tellsAtOnceThatItBeginsAgain()
{
    m_document->playback().goTo(30);
    QTRY_VERIFY(m_other->isCaughtUp());
    QSignalSpy turns(m_other.get(), &OtherScheme::turnChanged);
    m_other->setOrder(MemoryScheme::Recent);
    QCOMPARE(turns.count(), 1);
    QCOMPARE(m_other->record().turn, std::int64_t{0});
    QTRY_VERIFY(m_other->isCaughtUp());
    turns.clear();
    QVERIFY(m_document->reseed({.name = "Westwold", .size = 4, .zoneSize = 3}));
    QVERIFY(turns.count() >= 1);
    QTRY_VERIFY(m_document->playback().isSettled() && m_other->isCaughtUp());
    QVERIFY(isRight());
}

ZONEWRIGHT_TEST(otherscheme, TestOtherScheme)

#include "tst_otherscheme.moc"

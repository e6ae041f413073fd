#include "core/walk/simulation.h"
#include "document/document.h"
#include "document/safetycheck.h"
#include "document/walkedits.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace zonewright;

class TestSafetyCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksWhatTheProjectAsks();
    void knownFigures_data();
    void knownFigures();
    void answerGoesStaleAndComesBack();
    void otherQuestionIsNotTheProjects();
    void saysWhatIsNotCovered();
    void cancelKeepsTheAnswerBefore();
    void lastQuestionWins();
    void anotherProjectForgets();
    void mayGoWhileItProves();
    void findsTheLargestView_data();
    void findsTheLargestView();
    void counterexampleReachesItsHazard_data();
    void counterexampleReachesItsHazard();
    void smallestWorldShowsEveryCounterexample();
    void playsOnlyWhatFits();
};

namespace {

/// Long enough to be cancelled: seconds of work.
constexpr ProofQuestion longQuestion{.zoneSide = 256, .view = 249};

void waitForAnswer(SafetyCheck& check)
{
    QTRY_VERIFY_WITH_TIMEOUT(!check.isRunning(), 120'000);
    QVERIFY(check.answer());
}

} // namespace

void TestSafetyCheck::asksWhatTheProjectAsks()
{
    Document document({.name = "Elderlore", .zoneSize = 4});
    const SafetyCheck check(document);
    QVERIFY(isSameQuestion(check.presentQuestion(), {.zoneSide = 16, .view = 10}));
    QVERIFY(changeView(document, 7));
    QVERIFY(changeEngine(document, {.queue = QueueMode::Fifo, .rate = {.requests = 3}}));
    QVERIFY(isSameQuestion(check.presentQuestion(),
                           {.zoneSide = 16, .view = 7, .mode = QueueMode::Fifo, .requestsPerTurn = 3}));
    QVERIFY(!check.isCurrent());
    QVERIFY(!check.isRunning());
    QVERIFY(isSameQuestion({.mostStates = 1}, {.mostStates = 2}));
    QVERIFY(!isSameQuestion({.view = 1}, {.view = 2}));
}

void TestSafetyCheck::knownFigures_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("view");
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("moves"); // -1: safe
    QTest::newRow("safe") << 64 << 57 << int(QueueMode::Retain) << -1;
    QTest::newRow("not safe") << 64 << 58 << int(QueueMode::Retain) << 7;
    QTest::newRow("starved") << 16 << 0 << int(QueueMode::Coalesce) << 17;
    QTest::newRow("on arrival") << 16 << 17 << int(QueueMode::Retain) << 0;
}

void TestSafetyCheck::knownFigures()
{
    QFETCH(int, side);
    QFETCH(int, view);
    QFETCH(int, mode);
    QFETCH(int, moves);
    Document document({.name = "Elderlore"});
    SafetyCheck check(document);
    QSignalSpy answered(&check, &SafetyCheck::answered);
    const ProofQuestion question{.zoneSide = side, .view = view, .mode = static_cast<QueueMode>(mode)};
    check.prove(question);
    QVERIFY(check.isRunning());
    waitForAnswer(check);
    QCOMPARE(answered.size(), 1);
    QVERIFY(check.answer()->question == question);
    QVERIFY(check.answer()->proof == *proveSafety(question));
    QVERIFY(check.answer()->proof.verdict == (moves < 0 ? Verdict::Safe : Verdict::Unsafe));
    if (moves >= 0)
        QCOMPARE(check.answer()->proof.counterexample->moves.size(), static_cast<std::size_t>(moves));
}

void TestSafetyCheck::answerGoesStaleAndComesBack()
{
    Document document({.name = "Elderlore", .zoneSize = 4});
    SafetyCheck check(document);
    check.prove(check.presentQuestion());
    QVERIFY(!check.isCurrent());
    waitForAnswer(check);
    QVERIFY(check.isCurrent());
    QSignalSpy changed(&check, &SafetyCheck::changed);
    QUndoStack& stack = document.undoStack();
    const auto goesStale = [&](const char* what) {
        const auto told = changed.size();
        QVERIFY2(!check.isCurrent(), what);
        stack.undo();
        QVERIFY2(check.isCurrent(), what);
        stack.redo();
        QVERIFY2(!check.isCurrent(), what);
        stack.undo();
        QVERIFY2(changed.size() >= told + 3, what);
    };
    QVERIFY(changeView(document, 4));
    goesStale("view");
    QVERIFY(changeEngine(document, {.queue = QueueMode::Coalesce}));
    goesStale("queue");
    QVERIFY(changeEngine(document, {.rate = {.requests = 2}}));
    goesStale("requests");
    QVERIFY(changeEngine(document, {.rate = {.costs = 500}}));
    goesStale("budget");
    QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Recent}));
    goesStale("memory");
    QVERIFY(document.reseed({.name = "Elderlore", .zoneSize = 5}));
    goesStale("zone size");
    placeStart(document, {1, 1}, {2, 2});
    QVERIFY(document.reseed({.name = "Ostermere", .size = 3, .zoneSize = 4}));
    QVERIFY(changeMemory(document, {.capacity = 40}));
    QVERIFY(check.isCurrent()); // none of these is asked about
}

void TestSafetyCheck::otherQuestionIsNotTheProjects()
{
    Document document({.name = "Elderlore", .zoneSize = 3});
    SafetyCheck check(document);
    check.prove({.zoneSide = 8, .view = 2});
    waitForAnswer(check);
    QVERIFY(!check.isCurrent());
    QVERIFY(changeView(document, 2));
    QVERIFY(check.isCurrent());
}

void TestSafetyCheck::saysWhatIsNotCovered()
{
    Document document({.name = "Elderlore"});
    const SafetyCheck check(document);
    QVERIFY(!check.notCovered());
    QVERIFY(changeEngine(document, {.rate = {.costs = 500}}));
    QVERIFY(check.notCovered() == NotCovered::Budget);
    QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Arrival}));
    QVERIFY(check.notCovered() == NotCovered::KnownZones);
}

void TestSafetyCheck::cancelKeepsTheAnswerBefore()
{
    Document document({.name = "Elderlore", .zoneSize = 3});
    SafetyCheck check(document);
    check.prove({.zoneSide = 8, .view = 2});
    waitForAnswer(check);
    QSignalSpy progressed(&check, &SafetyCheck::progressed);
    check.prove(longQuestion);
    QTRY_VERIFY_WITH_TIMEOUT(check.states() > 0 && !progressed.isEmpty(), 60'000);
    check.cancel();
    QVERIFY(!check.isRunning());
    QCOMPARE(check.answer()->question.view, 2);
    // The thread is free again: what comes after is answered.
    check.prove({.zoneSide = 8, .view = 3});
    waitForAnswer(check);
    QCOMPARE(check.answer()->question.view, 3);
    QSignalSpy changed(&check, &SafetyCheck::changed);
    check.cancel();
    QVERIFY(changed.isEmpty());
}

void TestSafetyCheck::lastQuestionWins()
{
    Document document({.name = "Elderlore"});
    SafetyCheck check(document);
    QSignalSpy answered(&check, &SafetyCheck::answered);
    check.prove(longQuestion);
    for (int view = 0; view < 5; ++view)
        check.prove({.zoneSide = 8, .view = view});
    waitForAnswer(check);
    QCoreApplication::processEvents();
    QCOMPARE(check.answer()->question.view, 4);
    QCOMPARE(answered.size(), 1);
}

void TestSafetyCheck::anotherProjectForgets()
{
    Document document({.name = "Elderlore"});
    SafetyCheck check(document);
    check.prove({.zoneSide = 8, .view = 2});
    waitForAnswer(check);
    check.prove(longQuestion);
    document.startNew({.name = "Ostermere"});
    QVERIFY(!check.isRunning());
    QVERIFY(!check.answer());
    check.prove({.zoneSide = 8, .view = 1});
    waitForAnswer(check);
    QCOMPARE(check.answer()->question.view, 1);
}

void TestSafetyCheck::mayGoWhileItProves()
{
    Document document({.name = "Elderlore"});
    for (int i = 0; i < 10; ++i) {
        SafetyCheck check(document);
        if (i % 2 == 0)
            check.prove(longQuestion);
        else
            check.findLargestView(longQuestion);
    }
    QCoreApplication::processEvents();
}

void TestSafetyCheck::findsTheLargestView_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("requests");
    QTest::newRow("64, retain") << 64 << int(QueueMode::Retain) << 1;
    QTest::newRow("32, retain, 3") << 32 << int(QueueMode::Retain) << 3;
    QTest::newRow("8, retain") << 8 << int(QueueMode::Retain) << 1;
    QTest::newRow("16, coalesce: none") << 16 << int(QueueMode::Coalesce) << 1;
    QTest::newRow("32, coalesce, 6: all at once") << 32 << int(QueueMode::Coalesce) << 6;
}

void TestSafetyCheck::findsTheLargestView()
{
    QFETCH(int, side);
    QFETCH(int, mode);
    QFETCH(int, requests);
    Document document({.name = "Elderlore"});
    SafetyCheck check(document);
    ProofQuestion question{
        .zoneSide = side, .view = 3, .mode = static_cast<QueueMode>(mode), .requestsPerTurn = requests};
    check.findLargestView(question);
    QVERIFY(check.isFinding());
    waitForAnswer(check);
    const SafetyAnswer& answer = *check.answer();
    QVERIFY(answer.isOfLargestView);
    question.view = answer.question.view;
    QVERIFY(answer.question == question);
    QVERIFY(answer.proof == *proveSafety(question));
    if (answer.proof.verdict == Verdict::Unsafe) {
        QCOMPARE(question.view, 0);
        return;
    }
    if (side == 64)
        QCOMPARE(question.view, 57);
    ++question.view;
    QVERIFY(proveSafety(question)->verdict == Verdict::Unsafe);
}

void TestSafetyCheck::counterexampleReachesItsHazard_data()
{
    QTest::addColumn<int>("zoneSize");
    QTest::addColumn<int>("view");
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("requests");
    QTest::addColumn<int>("worldSize");
    for (const int worldSize : {3, 5}) {
        const auto row = [worldSize](const char* name, int zoneSize, int view, QueueMode mode, int requests) {
            QTest::addRow("%s, world %d", name, worldSize) << zoneSize << view << int(mode) << requests << worldSize;
        };
        row("64, retain, 58", 6, 58, QueueMode::Retain, 1);
        row("16, coalesce, 0", 4, 0, QueueMode::Coalesce, 1);
        row("16, retain, 12", 4, 12, QueueMode::Retain, 1);
        row("8, retain, 2", 3, 2, QueueMode::Retain, 1);
        row("8, coalesce, 4, two", 3, 4, QueueMode::Coalesce, 2);
        row("16, fifo, 8", 4, 8, QueueMode::Fifo, 1);
        row("8, fifo, 1", 3, 1, QueueMode::Fifo, 1);
        row("8, retain, 9: on arrival", 3, 9, QueueMode::Retain, 1);
    }
}

/// The world that is open shows it, whatever the project's own settings are.
void TestSafetyCheck::counterexampleReachesItsHazard()
{
    QFETCH(int, zoneSize);
    QFETCH(int, view);
    QFETCH(int, mode);
    QFETCH(int, requests);
    QFETCH(int, worldSize);
    Document document({.name = "Elderlore", .size = worldSize, .zoneSize = zoneSize});
    QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Recent}));
    QVERIFY(changeEngine(document, {.rate = {.costs = 5}}));
    placeStart(document, {3, 3}, {5, 5});
    SafetyCheck check(document);
    check.prove(
        {.zoneSide = 1 << zoneSize, .view = view, .mode = static_cast<QueueMode>(mode), .requestsPerTurn = requests});
    waitForAnswer(check);
    QVERIFY(check.answer()->proof.verdict == Verdict::Unsafe);
    QVERIFY(check.canPlay());
    const Counterexample walk = *check.answer()->proof.counterexample;
    check.play();
    Playback& playback = document.playback();
    QVERIFY(playback.moves() == walk.moves);
    QVERIFY(playback.record().zone == (Point{3, 3}));
    QVERIFY(playback.record().cell == walk.start);
    QCOMPARE(document.walkRun().isRunning(), !walk.moves.empty());
    document.walkRun().stop();
    const auto last = static_cast<std::int64_t>(walk.moves.size());
    for (std::int64_t turn = 0; turn < last; ++turn) {
        playback.goTo(turn);
        QVERIFY(playback.record().hazards.empty());
    }
    playback.goTo(last);
    QVERIFY(!playback.record().hazards.empty());
    QVERIFY(playback.record().hazards.front().kind == walk.hazard);
    playback.discard();
    QVERIFY(!playback.hasOwnSettings());
}

/// Where memory meets itself soonest.
void TestSafetyCheck::smallestWorldShowsEveryCounterexample()
{
    constexpr int side = 8;
    Document document({.name = "Elderlore", .size = 3, .zoneSize = 3});
    QCOMPARE(document.world().zones().side(), SafetyCheck::fewestZonesToPlay);
    SafetyCheck check(document);
    int played = 0;
    for (const QueueMode mode : {QueueMode::Fifo, QueueMode::Coalesce, QueueMode::Retain}) {
        for (const int requests : {1, 2, 3, 5}) {
            for (int view = 0; view <= side + 1; ++view) {
                check.prove(
                    {.zoneSide = side, .view = view, .mode = mode, .requestsPerTurn = requests, .mostStates = 20'000});
                QTRY_VERIFY_WITH_TIMEOUT(!check.isRunning(), 60'000);
                if (!check.canPlay())
                    continue;
                ++played;
                const Counterexample& walk = *check.answer()->proof.counterexample;
                check.play();
                document.walkRun().stop();
                document.playback().goTo(static_cast<std::int64_t>(walk.moves.size()));
                const TurnRecord& record = document.playback().record();
                QVERIFY(!record.hazards.empty());
                QVERIFY(record.hazards.front().kind == walk.hazard);
                QCOMPARE(document.playback().log().totals(record.turn).hazards, std::ssize(record.hazards));
            }
        }
    }
    QVERIFY(played > 30);
}

void TestSafetyCheck::playsOnlyWhatFits()
{
    Document document({.name = "Elderlore", .zoneSize = 5});
    SafetyCheck check(document);
    QVERIFY(!check.canPlay());
    check.prove({.zoneSide = 16, .view = 16});
    waitForAnswer(check);
    QVERIFY(check.answer()->proof.counterexample);
    QVERIFY(!check.canPlay());
    const auto moves = document.playback().moves();
    check.play();
    QVERIFY(document.playback().moves() == moves);
    QVERIFY(document.reseed({.name = "Elderlore", .zoneSize = 4}));
    QVERIFY(check.canPlay());
    QVERIFY(document.reseed({.name = "Elderlore", .size = 2, .zoneSize = 4}));
    QVERIFY(!check.canPlay());
    document.undoStack().undo();
    check.prove({.zoneSide = 16, .view = 1});
    waitForAnswer(check);
    QVERIFY(!check.canPlay()); // safe: there is nothing to play
}

ZONEWRIGHT_TEST(safetycheck, TestSafetyCheck)

#include "tst_safetycheck.moc"

#include "document/document.h"
#include "document/eventedits.h"
#include "document/walkcomparison.h"
#include "document/walkedits.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestWalkComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesEveryScheme();
    void goesStaleAndComesBack();
    void cancelKeepsTheFiguresBefore();
    void nothingToCompare();
    void anotherProjectForgets();
    void mayGoWhileItCompares();
    void usesARowInOneStep_data();
    void usesARowInOneStep();
    void usingARowLeavesTheFigures();
};

namespace {

/// A world of small zones with a walk through many of them.
struct Compared
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    WalkComparison comparison{document};

    explicit Compared(std::size_t turns = 300) { keepWalk(document, movesOf(turns)), document.playback().discard(); }

    static std::vector<Direction> movesOf(std::size_t turns)
    {
        std::vector<Direction> moves;
        for (std::size_t i = 0; i < turns; ++i)
            moves.push_back(static_cast<Direction>(i / 11 % 7));
        return moves;
    }

    void run()
    {
        comparison.run();
        QVERIFY(comparison.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!comparison.isRunning(), 120'000);
        QVERIFY(comparison.figures());
    }
};

} // namespace

void TestWalkComparison::comparesEveryScheme()
{
    Compared compared;
    QVERIFY(!compared.comparison.figures());
    compared.run();
    QVERIFY(compared.comparison.isCurrent());
    for (std::size_t row = 0; row < comparedSchemes.size(); ++row) {
        WalkSettings settings = compared.document.project().walk;
        settings.memory = comparedSchemes[row].memory;
        settings.queue = comparedSchemes[row].queue;
        const auto summary = summarise(compared.document.world(), settings, compared.document.playback().moves());
        QVERIFY((*compared.comparison.figures())[row] == *summary);
    }
    const auto& [fifo, coalesce, retain, arrival, recent] = *compared.comparison.figures();
    QVERIFY(fifo != coalesce && coalesce != retain && arrival != recent);
}

void TestWalkComparison::goesStaleAndComesBack()
{
    Compared compared;
    compared.run();
    Document& document = compared.document;
    WalkComparison& comparison = compared.comparison;
    QSignalSpy changed(&comparison, &WalkComparison::changed);
    const auto goesStale = [&](const char* what) {
        const auto told = changed.size();
        QVERIFY2(!comparison.isCurrent(), what);
        document.undoStack().undo();
        QVERIFY2(comparison.isCurrent(), what);
        QCOMPARE(changed.size(), told + 1);
    };
    QVERIFY(changeView(document, 2));
    goesStale("view");
    QVERIFY(changeEngine(document, {.rate = {.requests = 2}}));
    goesStale("requests");
    QVERIFY(changeMemory(document, {.capacity = 9}));
    goesStale("capacity");
    placeStart(document, {1, 1}, {2, 2});
    goesStale("start");
    QVERIFY(document.reseed({.name = "Ostermere", .size = 4, .zoneSize = 3}));
    goesStale("world");
    QVERIFY(addEvent(document, {.due = 5, .kind = EventKind::Announce}));
    goesStale("event");
    document.playback().goTo(100);
    QVERIFY(comparison.isCurrent()); // another turn is no other walk
    document.playback().walk(Direction::West);
    QVERIFY(!comparison.isCurrent());
    document.playback().discard();
    QVERIFY(comparison.isCurrent());
    document.playback().play(document.project().walk, Compared::movesOf(299));
    QVERIFY(!comparison.isCurrent());
    document.playback().discard();
    QVERIFY(comparison.isCurrent());
    QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Arrival}));
    QVERIFY(changeEngine(document, {.queue = QueueMode::Fifo}));
    QVERIFY(comparison.isCurrent()); // every scheme is compared
}

void TestWalkComparison::cancelKeepsTheFiguresBefore()
{
    Compared compared;
    compared.run();
    const WalkFigures before = *compared.comparison.figures();
    keepWalk(compared.document, Compared::movesOf(500'000));
    compared.document.playback().discard();
    QSignalSpy progressed(&compared.comparison, &WalkComparison::progressed);
    compared.comparison.run();
    QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty() && compared.comparison.progress() > 0, 60'000);
    QVERIFY(compared.comparison.progress() <= 1);
    compared.comparison.cancel();
    QVERIFY(!compared.comparison.isRunning());
    QVERIFY(*compared.comparison.figures() == before);
    QVERIFY(!compared.comparison.isCurrent());
    keepWalk(compared.document, Compared::movesOf(20));
    compared.document.playback().discard();
    compared.run(); // the threads are free again
    QCOMPARE(compared.comparison.figures()->front().turns, 20);
}

void TestWalkComparison::nothingToCompare()
{
    Compared compared(0);
    QVERIFY(!compared.comparison.hasWalk());
    compared.comparison.run();
    QVERIFY(!compared.comparison.isRunning());
    compared.document.playback().walk(Direction::East);
    QVERIFY(compared.comparison.hasWalk());
    compared.run();
    QCOMPARE(compared.comparison.figures()->front().turns, 1);
}

void TestWalkComparison::anotherProjectForgets()
{
    Compared compared;
    compared.run();
    compared.comparison.run();
    compared.document.startNew({.name = "Ostermere"});
    QVERIFY(!compared.comparison.isRunning());
    QVERIFY(!compared.comparison.figures());
    QVERIFY(!compared.comparison.isCurrent());
}

void TestWalkComparison::mayGoWhileItCompares()
{
    for (int i = 0; i < 5; ++i) {
        Compared compared(200'000);
        compared.comparison.run();
    }
    QCoreApplication::processEvents();
}

void TestWalkComparison::usesARowInOneStep_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (int from = 0; from < 5; ++from) {
        for (int to = 0; to < 5; ++to)
            QTest::addRow("%d to %d", from, to) << from << to;
    }
}

void TestWalkComparison::usesARowInOneStep()
{
    QFETCH(int, from);
    QFETCH(int, to);
    Compared compared;
    Document& document = compared.document;
    QVERIFY(changeEngine(document, {.queue = QueueMode::Retain, .rate = {.requests = 3}}));
    QVERIFY(changeMemory(document, {.capacity = 30}));
    compared.comparison.use(from);
    QCOMPARE(compared.comparison.usedRow(), from);
    const Project before = document.project();
    const int steps = document.undoStack().count();
    QSignalSpy used(&compared.comparison, &WalkComparison::usedChanged);
    compared.comparison.use(to);
    QCOMPARE(compared.comparison.usedRow(), to);
    QCOMPARE(document.undoStack().count(), steps + (from == to ? 0 : 1));
    QCOMPARE(used.isEmpty(), from == to);
    QCOMPARE(document.project().walk.capacity, 30);
    QCOMPARE(document.project().walk.rate.requests, 3);
    if (from == to)
        return;
    QVERIFY(!document.undoStack().undoText().isEmpty());
    document.undoStack().undo();
    QVERIFY(document.project() == before);
    QCOMPARE(compared.comparison.usedRow(), from);
}

void TestWalkComparison::usingARowLeavesTheFigures()
{
    Compared compared;
    compared.run();
    for (int row = 0; row < 5; ++row) {
        compared.comparison.use(row);
        QVERIFY(compared.comparison.isCurrent());
    }
}

ZONEWRIGHT_TEST(walkcomparison, TestWalkComparison)

#include "tst_walkcomparison.moc"

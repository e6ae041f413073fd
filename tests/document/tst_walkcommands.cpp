#include "document/commands/reseedworld.h"
#include "document/demoproject.h"
#include "document/undocontract.h"
#include "document/walkedits.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

/// The world, the player, the memory, the engine and the kept walk.
class TestWalkCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void sentences();
    void startWrapsAcrossZones_data();
    void startWrapsAcrossZones();
    void withoutGestureEachPlaceIsAStep();
    void numbersOutsideTheirLimitsAreRefused();
    void budgetComesAndGoesAsSteps();
};

namespace {

EngineSettings withRequests(int requests)
{
    return {.queue = QueueMode::Retain, .rate = {.requests = requests, .costs = std::nullopt}};
}

std::vector<UndoCase> worldCases()
{
    const auto resize = [](int size) { return [size](Document& d) { must(d.reseed({"Elderlore", size, 3}, drag)); }; };
    return {{.name = "reseed",
             .sentence = QStringLiteral("Reseed world as “Ostermere”"),
             .edit = [](Document& d) { must(d.reseed({"Ostermere", 2, 3})); },
             .like = [](Document& d) { must(d.reseed({"Westwold", 2, 3})); },
             .unlike = [](Document& d) { must(d.reseed({"Ostermere", 3, 3})); },
             .nothing = [](Document& d) { must(d.reseed({"Elderlore", 2, 3})); },
             .back = {}},
            {.name = "resize",
             .sentence = QStringLiteral("Resize world to 8 × 8 zones"),
             .edit = resize(3),
             .like =
                 [](Document& d) {
                     WorldSettings world = d.project().world;
                     world.size = 4;
                     must(d.reseed(world, drag));
                 },
             .merges = true,
             .unlike = [](Document& d) { must(d.reseed({"Elderlore", 3, 4})); },
             .nothing = resize(2),
             .back = resize(2)}};
}

std::vector<UndoCase> playerCases()
{
    return {{.name = "place start",
             .sentence = QStringLiteral("Place start at 1,2 of zone 3,0"),
             .edit = [](Document& d) { placeStart(d, {3, 0}, {1, 2}, drag); },
             .like = [](Document& d) { placeStart(d, {0, 0}, {0, 0}, drag); },
             .merges = true,
             .unlike = [](Document& d) { placeStart(d, {0, 0}, {0, 0}, otherDrag); },
             .nothing = [](Document& d) { placeStart(d, {2, 1}, {4, 5}, drag); },
             .back = [](Document& d) { placeStart(d, {2, 1}, {4, 5}, drag); }},
            {.name = "change view",
             .sentence = QStringLiteral("Change view to 3 cell(s)"),
             .edit = [](Document& d) { must(changeView(d, 3)); },
             .like = [](Document& d) { must(changeView(d, 4)); },
             .merges = true,
             .unlike = [](Document& d) { placeStart(d, {0, 0}, {0, 0}, drag); },
             .nothing = [](Document& d) { must(changeView(d, defaultView)); },
             .back = [](Document& d) { must(changeView(d, defaultView)); }},
            {.name = "keep walk",
             .sentence = QStringLiteral("Keep walk of 2 move(s)"),
             .edit = [](Document& d) { keepWalk(d, {Direction::North, Direction::None}); },
             .like = [](Document& d) { keepWalk(d, {}); },
             .unlike = [](Document& d) { keepWalk(d, {Direction::West}); },
             .nothing = [](Document& d) { keepWalk(d, {Direction::East, Direction::East, Direction::South}); },
             .back = {}}};
}

std::vector<UndoCase> engineCases()
{
    const auto remember = [](MemoryScheme scheme, int capacity) {
        return [=](Document& d) { must(changeMemory(d, {.scheme = scheme, .capacity = capacity})); };
    };
    const auto process = [](int requests) {
        return [requests](Document& d) { must(changeEngine(d, withRequests(requests))); };
    };
    return {{.name = "scheme",
             .sentence = QStringLiteral("Remember zones in order of use"),
             .edit = remember(MemoryScheme::Recent, defaultCapacity),
             .like = remember(MemoryScheme::Arrival, defaultCapacity),
             .unlike = remember(MemoryScheme::Recent, 30),
             .nothing = remember(MemoryScheme::Window, defaultCapacity),
             .back = {}},
            {.name = "capacity",
             .sentence = QStringLiteral("Change capacity to 9 zone(s)"),
             .edit = remember(MemoryScheme::Window, 9),
             .like = remember(MemoryScheme::Window, 10),
             .merges = true,
             .unlike = remember(MemoryScheme::Recent, 9),
             .nothing = remember(MemoryScheme::Window, defaultCapacity),
             .back = remember(MemoryScheme::Window, defaultCapacity)},
            {.name = "queue",
             .sentence = QStringLiteral("Change queue to fifo"),
             .edit = [](Document& d) { must(changeEngine(d, {.queue = QueueMode::Fifo, .rate = {}})); },
             .like = [](Document& d) { must(changeEngine(d, {.queue = QueueMode::Coalesce, .rate = {}})); },
             .unlike = process(4),
             .nothing = process(1),
             .back = {}},
            {.name = "requests",
             .sentence = QStringLiteral("Process 2 request(s) a turn"),
             .edit = process(2),
             .like = process(3),
             .merges = true,
             .unlike =
                 [](Document& d) {
                     must(changeEngine(d, {.queue = QueueMode::Retain, .rate = {.requests = 2, .costs = 9}}));
                 },
             .nothing = process(1),
             .back = process(1)}};
}

std::vector<UndoCase> walkCases()
{
    std::vector<UndoCase> cases = worldCases();
    for (const auto& some : {playerCases(), engineCases()})
        cases.insert(cases.end(), some.begin(), some.end());
    return cases;
}

} // namespace

void TestWalkCommands::keepTheUndoContract_data()
{
    addUndoCases(walkCases());
}

void TestWalkCommands::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(walkCases()[static_cast<std::size_t>(index)]);
}

void TestWalkCommands::sentences()
{
    Document document({.name = "Elderlore"});
    const auto sentence = [&] { return document.undoStack().undoText(); };
    keepWalk(document, {Direction::North});
    keepWalk(document, {});
    QCOMPARE(sentence(), QStringLiteral("Forget the kept walk"));
    must(changeMemory(document, {.scheme = MemoryScheme::Arrival, .capacity = 25}));
    QCOMPARE(sentence(), QStringLiteral("Remember zones in order of arrival"));
    must(changeMemory(document, {.scheme = MemoryScheme::Window, .capacity = 9}));
    QCOMPARE(sentence(), QStringLiteral("Remember zones in a window"));
    // A name may hold what means something to a translation, to the undo stack, or nothing at all on a line.
    must(document.reseed({.name = "%1 %2\nx"}));
    QCOMPARE(sentence(), QStringLiteral("Reseed world as “%1 %2\\nx”"));
}

void TestWalkCommands::startWrapsAcrossZones_data()
{
    QTest::addColumn<QPoint>("zone");
    QTest::addColumn<QPoint>("cell");
    QTest::addColumn<QPoint>("wrappedZone");
    QTest::addColumn<QPoint>("wrappedCell");
    QTest::newRow("inside") << QPoint(3, 2) << QPoint(7, 0) << QPoint(3, 2) << QPoint(7, 0);
    QTest::newRow("world") << QPoint(4, -1) << QPoint(0, 0) << QPoint(0, 3) << QPoint(0, 0);
    QTest::newRow("zone") << QPoint(3, 0) << QPoint(8, -1) << QPoint(0, 3) << QPoint(0, 7);
    QTest::newRow("far") << QPoint(-2147483647, 2147483647) << QPoint(2147483647, -2147483647) << QPoint(0, 3)
                         << QPoint(7, 1);
}

void TestWalkCommands::startWrapsAcrossZones()
{
    QFETCH(QPoint, zone);
    QFETCH(QPoint, cell);
    QFETCH(QPoint, wrappedZone);
    QFETCH(QPoint, wrappedCell);
    Document document({.name = "Elderlore", .size = 2, .zoneSize = 3});
    placeStart(document, {zone.x(), zone.y()}, {cell.x(), cell.y()});
    const PlayerStart start = document.state().player();
    QCOMPARE(QPoint(start.zone.x, start.zone.y), wrappedZone);
    QCOMPARE(QPoint(start.cell.x, start.cell.y), wrappedCell);
}

void TestWalkCommands::withoutGestureEachPlaceIsAStep()
{
    Document document({.name = "Elderlore", .size = 2, .zoneSize = 3});
    placeStart(document, {0, 0}, {1, 0});
    placeStart(document, {0, 0}, {2, 0});
    QCOMPARE(document.undoStack().count(), 2);
    QVERIFY(document.newGesture() != Gesture::None);
    QVERIFY(document.newGesture() != document.newGesture());
}

void TestWalkCommands::numbersOutsideTheirLimitsAreRefused()
{
    Document document({.name = "Elderlore"});
    for (const int view : {-1, 1025})
        QVERIFY(changeView(document, view).error().code == ErrorCode::OutOfRange);
    for (const int capacity : {8, 1025})
        QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Window, .capacity = capacity}).error().place ==
                "capacity");
    QVERIFY(changeEngine(document, withRequests(0)).error().place == "requests");
    EngineSettings engine = withRequests(1);
    for (const std::int64_t costs : {std::int64_t{0}, (std::int64_t{1} << 53) + 1}) {
        engine.rate.costs = costs;
        QVERIFY(changeEngine(document, engine).error().place == "budget");
    }
    QCOMPARE(document.undoStack().count(), 0);
}

void TestWalkCommands::budgetComesAndGoesAsSteps()
{
    Document document({.name = "Elderlore"});
    const auto setBudget = [&](std::optional<std::int64_t> costs) {
        must(changeEngine(document, {.queue = QueueMode::Retain, .rate = {.requests = 1, .costs = costs}}));
    };
    setBudget(100);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Change budget to 100 a turn"));
    setBudget(101);
    setBudget(102);
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Change budget to 102 a turn"));
    setBudget(std::nullopt);
    QCOMPARE(document.undoStack().count(), 3);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Process 1 request(s) a turn"));
}

ZONEWRIGHT_TEST(walkcommands, TestWalkCommands)

#include "tst_walkcommands.moc"

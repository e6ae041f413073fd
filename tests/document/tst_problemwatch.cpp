#include "document/demoproject.h"
#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/problemwatch.h"
#include "document/randomedits.h"
#include "document/walkedits.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

class TestProblemWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsThere();
    void oneFloorAndItsFollowerAreTold();
    void hazardsFollowTheWalk();
    void placesAtOnce();
    void anotherProjectForgets();
    void mayGoWhileItLooks();
    void followsRandomEdits_data();
    void followsRandomEdits();

private:
    QTemporaryDir m_folder;
};

namespace {

/// What is told of floors, and what one knows who listens to nothing else.
class Listener
{
public:
    explicit Listener(const ProblemWatch& watch)
    {
        QObject::connect(&watch, &ProblemWatch::floorChanged, &watch, [this, &watch](ItemId floor) {
            m_known[floor] = watch.problems(floor);
            m_told.insert(floor);
        });
    }

    [[nodiscard]] const std::vector<Problem>& problems(ItemId floor) { return m_known[floor]; }

    [[nodiscard]] std::set<ItemId> takeTold() { return std::exchange(m_told, {}); }

private:
    std::map<ItemId, std::vector<Problem>> m_known;
    std::set<ItemId> m_told;
};

void settle(const ProblemWatch& watch)
{
    QTRY_VERIFY_WITH_TIMEOUT(watch.isSettled(), 60'000);
}

/// A floor whose hero is cut off from all the rest.
void wallIn(Document& document, ItemId floor)
{
    const Point hero = [&] {
        const Marker* marker = findMarker(document.builtFloors().floor(floor).level, MarkerKind::Hero);
        return Point{marker->at.x, marker->at.y};
    }();
    std::vector<TouchUp> bricks;
    for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{1, 0}, Point{0, 1}}) // in row order
        bricks.push_back({.at = hero + step, .cell = LevelCell::Brick});
    must(touchUpFloor(document, floor, bricks, {}));
}

} // namespace

void TestProblemWatch::findsWhatIsThere()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    wallIn(document, gate);
    const ProblemWatch watch(document);
    QVERIFY(!watch.isSettled());
    settle(watch);
    QVERIFY(watch.count(gate) >= 2); // walled in, and all the rest out of reach
    QCOMPARE(watch.problems(gate), document.builtFloors().floor(gate).level.problems);
    QVERIFY(watch.all() == findProblems(document.project(), document.world()));
    QCOMPARE(watch.count(), watch.all().size());
    QVERIFY(watch.floorsWithProblems() >= 1);
    QCOMPARE(watch.count(noItem), std::size_t{0});
}

void TestProblemWatch::oneFloorAndItsFollowerAreTold()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    const ProblemWatch watch(document);
    Listener listener(watch);
    settle(watch);
    (void)listener.takeTold();
    const QSignalSpy changed(&watch, &ProblemWatch::changed);
    wallIn(document, gate);
    settle(watch);
    QCOMPARE(listener.takeTold(), std::set<ItemId>{gate});
    QVERIFY(!changed.isEmpty());
    document.undoStack().undo();
    settle(watch);
    QCOMPARE(listener.takeTold(), std::set<ItemId>{gate});
    QCOMPARE(watch.count(gate), std::size_t{0});
}

void TestProblemWatch::hazardsFollowTheWalk()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 5});
    const ProblemWatch watch(document);
    settle(watch);
    QVERIFY(watch.walk().empty());
    std::vector<Direction> moves(60, Direction::East);
    must(changeEngine(document, {.queue = QueueMode::Coalesce, .rate = {.requests = 1}}));
    must(changeView(document, 30));
    document.state().setMoves(moves);
    QVERIFY(!watch.isSettled());
    settle(watch);
    QVERIFY(!watch.walk().empty());
    QVERIFY(watch.walk() == walkProblems(document.project(), document.world()));
    document.state().setMoves({});
    settle(watch);
    QVERIFY(watch.walk() == walkProblems(document.project(), document.world()));
}

void TestProblemWatch::placesAtOnce()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    const ProblemWatch watch(document);
    settle(watch);
    const std::size_t before = watch.places().size();
    must(placeDungeon(document, lair, document.project().dungeons.front().zone));
    QTRY_COMPARE(watch.places().size(), before + 1);
}

void TestProblemWatch::anotherProjectForgets()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    wallIn(document, gate);
    const ProblemWatch watch(document);
    settle(watch);
    QVERIFY(watch.count() > 0);
    document.startNew({.name = "Ostermere"});
    QCOMPARE(watch.count(gate), std::size_t{0});
    settle(watch);
    QCOMPARE(watch.count(), std::size_t{0});
}

void TestProblemWatch::mayGoWhileItLooks()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    document.state().setMoves(std::vector<Direction>(1000, Direction::East));
    for (int i = 0; i < 20; ++i) {
        const ProblemWatch watch(document);
        redrawRooms(document, std::array{gate, shaft, hall, vault, den, nest});
        QCoreApplication::processEvents();
    }
}

void TestProblemWatch::followsRandomEdits_data()
{
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {1, 2, 3, 4})
        QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed;
}

/// Once it has settled it says what findProblems says, and has told of every floor that is there.
void TestProblemWatch::followsRandomEdits()
{
    QFETCH(quint64, seed);
    Document document({.name = "Elderlore"});
    openProject(document, demoProject(m_folder.path()));
    const ProblemWatch watch(document);
    Listener listener(watch);
    RandomEdits edits(document, seed);
    std::size_t most = 0;
    for (int round = 0; round < 40; ++round) {
        const std::uint32_t count = edits.random().below(9);
        for (std::uint32_t i = 0; i < count; ++i) {
            if (edits.random().below(5) == 0)
                document.undoStack().setIndex(static_cast<int>(
                    edits.random().below(static_cast<std::uint32_t>(document.undoStack().count()) + 1)));
            else
                (void)edits.make();
            if (edits.random().below(3) == 0)
                QCoreApplication::processEvents();
        }
        settle(watch);
        const auto expected = findProblems(document.project(), document.world());
        most = std::max(most, expected.size());
        QVERIFY2(watch.all() == expected, qPrintable(QString::number(round)));
        for (const FloorPlace place : allFloors(document.project())) {
            const ItemId floor = floorAt(document.project(), place).id;
            QVERIFY2(listener.problems(floor) == watch.problems(floor), qPrintable(QString::number(round)));
        }
    }
    QVERIFY(most > 3);
}

ZONEWRIGHT_TEST(problemwatch, TestProblemWatch)

#include "tst_problemwatch.moc"

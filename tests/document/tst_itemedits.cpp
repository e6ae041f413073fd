#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/itemedits.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

/// Edits of several dungeons, or of dungeons and floors: each is one step.
class TestItemEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void removesAsOneStep_data();
    void removesAsOneStep();
    void movesDungeonsTogether();
    void movingNowhereIsNoStep();
    void duplicatesDungeons();
    void copiesHaveTheSameFloors();
    void findsAFreeZone();
    void findsAFreeName();
};

namespace {

struct ItemDocument
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};

    ItemDocument() { openProject(document, demoProject()); }

    [[nodiscard]] std::string bytes() const { return formatProject(document.project()); }

    [[nodiscard]] std::vector<ItemId> dungeons() const
    {
        std::vector<ItemId> ids;
        for (const Dungeon& dungeon : document.project().dungeons)
            ids.push_back(dungeon.id);
        return ids;
    }

    /// What an edit made is one step that can be undone and redone.
    void checkOneStep(const std::string& before)
    {
        const std::string after = bytes();
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(!document.undoStack().undoText().isEmpty());
        document.undoStack().undo();
        QVERIFY(bytes() == before);
        document.undoStack().redo();
        QVERIFY(bytes() == after);
    }
};

} // namespace

void TestItemEdits::removesAsOneStep_data()
{
    QTest::addColumn<QList<qlonglong>>("dungeons");
    QTest::addColumn<QList<qlonglong>>("floors");
    QTest::addColumn<int>("left"); // floors in all
    using Ids = QList<qlonglong>;
    QTest::newRow("floors") << Ids{} << Ids{gate, nest} << 4;
    QTest::newRow("a dungeon") << Ids{lair} << Ids{} << 4;
    QTest::newRow("dungeons") << Ids{lair, cave} << Ids{} << 4;
    QTest::newRow("both") << Ids{lair} << Ids{gate} << 3;
    QTest::newRow("a dungeon and floors of it") << Ids{lair} << Ids{den, nest} << 4;
    QTest::newRow("everything") << Ids{mine, lair, cave} << Ids{gate} << 0;
    QTest::newRow("with what is not there") << Ids{lair, noItem} << Ids{gate, noItem} << 3;
}

void TestItemEdits::removesAsOneStep()
{
    QFETCH(const QList<qlonglong>, dungeons);
    QFETCH(const QList<qlonglong>, floors);
    QFETCH(const int, left);
    ItemDocument items;
    const std::string before = items.bytes();
    removeItems(items.document, std::vector<ItemId>(dungeons.begin(), dungeons.end()),
                std::vector<ItemId>(floors.begin(), floors.end()));
    QCOMPARE(allFloors(items.document.project()).size(), static_cast<std::size_t>(left));
    for (const ItemId dungeon : dungeons)
        QVERIFY(!findDungeon(items.document.project(), dungeon));
    items.checkOneStep(before);
    items.document.undoStack().clear();
    removeItems(items.document, std::vector<ItemId>{noItem}, std::vector<ItemId>{noItem});
    QCOMPARE(items.document.undoStack().count(), 0);
}

/// Every set of dungeons to every place.
void TestItemEdits::movesDungeonsTogether()
{
    const std::vector<ItemId> all{mine, lair, cave};
    for (unsigned set = 1; set < 8; ++set) {
        for (std::size_t place = 0; place <= all.size(); ++place) {
            ItemDocument items;
            const std::string before = items.bytes();
            std::vector<ItemId> moved, meant;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if ((set >> i & 1U) != 0)
                    moved.push_back(all[i]);
            }
            const auto isMoved = [&](ItemId id) { return std::ranges::find(moved, id) != moved.end(); };
            for (std::size_t i = 0; i <= all.size(); ++i) {
                if (i == place)
                    meant.insert(meant.end(), moved.begin(), moved.end());
                if (i < all.size() && !isMoved(all[i]))
                    meant.push_back(all[i]);
            }
            must(moveDungeons(items.document, moved, place));
            QVERIFY(items.dungeons() == meant);
            if (meant == all)
                QCOMPARE(items.document.undoStack().count(), 0);
            else
                items.checkOneStep(before);
        }
    }
}

void TestItemEdits::movingNowhereIsNoStep()
{
    ItemDocument items;
    QVERIFY(!moveDungeons(items.document, std::vector<ItemId>{mine}, 4));
    must(moveDungeons(items.document, std::vector<ItemId>{noItem}, 1));
    must(moveDungeons(items.document, {}, 1));
    QCOMPARE(items.document.undoStack().count(), 0);
}

void TestItemEdits::duplicatesDungeons()
{
    ItemDocument items;
    const std::string before = items.bytes();
    const auto copies = duplicateDungeons(items.document, std::vector<ItemId>{lair, mine, noItem});
    QVERIFY(copies && copies->size() == 2);
    const Project& project = items.document.project();
    QCOMPARE(project.dungeons.size(), std::size_t{5});
    QVERIFY(project.dungeons[3].id == copies->front() && project.dungeons[4].id == copies->back());
    QVERIFY(project.dungeons[3].name != project.dungeons[0].name);
    for (std::size_t i = 0; i < project.dungeons.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(i < 3 || project.dungeons[i].zone != project.dungeons[j].zone);
    }
    items.checkOneStep(before);
    items.document.undoStack().clear();
    QVERIFY(duplicateDungeons(items.document, {})->empty());
    QCOMPARE(items.document.undoStack().count(), 0);
}

void TestItemEdits::copiesHaveTheSameFloors()
{
    ItemDocument items;
    const ItemId copy = duplicateDungeons(items.document, std::vector<ItemId>{mine})->front();
    const Project& project = items.document.project();
    const auto& source = project.dungeons[findDungeon(project, mine).value()].floors;
    const auto& copied = project.dungeons[findDungeon(project, copy).value()].floors;
    QCOMPARE(copied.size(), source.size());
    for (std::size_t i = 0; i < source.size(); ++i) {
        QVERIFY(copied[i].id != source[i].id);
        QCOMPARE(copied[i].name, source[i].name);
        QVERIFY(items.document.builtFloors().floor(copied[i].id).level.cells ==
                items.document.builtFloors().floor(source[i].id).level.cells);
    }
}

void TestItemEdits::findsAFreeZone()
{
    Document document({.name = "Elderlore", .size = 2, .zoneSize = 3}); // sixteen zones
    QVERIFY(freeZoneNear(document, {1, 1}) == (Point{1, 1}));
    QVERIFY(freeZoneNear(document, {5, -3}) == (Point{1, 1})); // it wraps
    std::vector<Point> zones;
    for (int i = 0; i < 16; ++i) {
        const Point zone = freeZoneNear(document, {1, 1});
        QVERIFY(std::ranges::find(zones, zone) == zones.end());
        zones.push_back(zone);
        QVERIFY(addDungeon(document, {.name = "Hole", .zone = zone, .floors = {}}));
    }
    QVERIFY(freeZoneNear(document, {1, 1}) == (Point{1, 1})); // the world is full
    Document large({.name = "Elderlore", .size = 5, .zoneSize = 3});
    for (int i = 0; i < 30; ++i) {
        const Point zone = freeZoneNear(large, {31, 0});
        QVERIFY(large.world().zones().distance({31, 0}, zone) <= 3);
        QVERIFY(addDungeon(large, {.name = "Hole", .zone = zone, .floors = {}}));
    }
}

void TestItemEdits::findsAFreeName()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 3});
    for (const char* name : {"Dungeon", "Dungeon (2)", "Dungeon (3)"}) {
        const std::string free = freeDungeonName(document.project(), "Dungeon");
        QCOMPARE(free, std::string(name));
        QVERIFY(addDungeon(document, {.name = free, .zone = {}, .floors = {}}));
    }
}

ZONEWRIGHT_TEST(itemedits, TestItemEdits)

#include "tst_itemedits.moc"

#include "core/world/world.h"
#include "project/fullproject.h"
#include "project/projectitems.h"
#include "project/projectlevels.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class ProjectItemsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatAnIdNames();
    void listsEveryFloor();
    void buildsFromTheProject();
    void floorsFollowTheExitAbove();
    void anotherFloorBeforeItChangesNothing();
};

void ProjectItemsTest::findsWhatAnIdNames()
{
    Project project = fullProject();
    QCOMPARE(findCatalogue(project, 1), &project.catalogues[0]);
    QCOMPARE(findPieceList(project, 3), &project.pieceLists[0]);
    QVERIFY(findDungeon(project, 10) == std::size_t{1});
    QVERIFY(findFloor(project, 11) == (FloorPlace{.dungeon = 0, .floor = 2}));
    // An id of another kind of thing, and none at all.
    for (const ItemId id : {ItemId{0}, ItemId{6}, ItemId{999}}) {
        QVERIFY(findCatalogue(project, id) == nullptr);
        QVERIFY(findPieceList(project, id) == nullptr);
        QVERIFY(!findDungeon(project, id));
    }
    QVERIFY(!findFloor(project, 8) && !findFloor(project, 999));
    floorAt(project, {.dungeon = 0, .floor = 1}).name = "changed";
    QCOMPARE(project.dungeons[0].floors[1].name, std::string("changed"));
    QCOMPARE(floorTitle(project, {.dungeon = 0, .floor = 1}), std::string("Tower/changed"));
}

void ProjectItemsTest::listsEveryFloor()
{
    Project project = fullProject();
    project.dungeons[1].floors.push_back({.id = 15, .name = "bottom", .plan = DugPlan{.pieces = 3}});
    const std::vector<FloorPlace> expected{{0, 0}, {0, 1}, {0, 2}, {1, 0}};
    QVERIFY(allFloors(project) == expected);
    QVERIFY(allFloors(Project()).empty());
}

void ProjectItemsTest::buildsFromTheProject()
{
    const Project project = fullProject();
    const std::uint64_t seed = World::create(project.world)->seed();
    const FloorPlan& strip = project.dungeons[0].floors[0];
    const BuiltFloor expected =
        buildStripFloor(*project.catalogues[0].rooms, strip, floorSeed(seed, 8, strip), Point{1, 1});
    const BuiltFloor built = buildFloor(project, seed, {0, 0}, Point{1, 1});
    QVERIFY(built.level == expected.level && built.exit == expected.exit);
    const FloorPlan& dug = project.dungeons[0].floors[2];
    QVERIFY(buildFloor(project, seed, {0, 2}, std::nullopt).level ==
            buildDugFloor(*project.pieceLists[0].pieces, dug, floorSeed(seed, 8, dug)).level);
    QVERIFY(followsExit(strip) && !followsExit(project.dungeons[0].floors[1]) && !followsExit(dug));
}

void ProjectItemsTest::floorsFollowTheExitAbove()
{
    Project project = fullProject();
    std::vector<FloorPlan>& floors = project.dungeons[0].floors;
    std::swap(floors[0], floors[1]);
    const std::uint64_t seed = World::create(project.world)->seed();
    const auto built = buildDungeon(project, seed, 0);
    QCOMPARE(built.size(), std::size_t{3});
    QVERIFY(built[1].level == buildFloor(project, seed, {0, 1}, built[0].exit).level);
    const Marker* hero = findMarker(built[1].level, MarkerKind::Hero);
    QVERIFY((Point{hero->at.x, hero->at.y} == built[0].exit));
    // Nothing is above the first floor.
    QVERIFY(built[0].level == buildFloor(project, seed, {0, 0}, std::nullopt).level);
}

void ProjectItemsTest::anotherFloorBeforeItChangesNothing()
{
    Project project = fullProject();
    const std::uint64_t seed = World::create(project.world)->seed();
    const Level before = buildFloor(project, seed, {0, 1}, std::nullopt).level;
    project.dungeons[0].floors.insert(project.dungeons[0].floors.begin(),
                                      {.id = 15, .name = "new", .plan = DugPlan{.pieces = 3}});
    QVERIFY(buildFloor(project, seed, {0, 2}, std::nullopt).level == before);
    std::swap(project.dungeons[0], project.dungeons[1]);
    QVERIFY(buildFloor(project, seed, {1, 2}, std::nullopt).level == before);
}

ZONEWRIGHT_TEST(projectitems, ProjectItemsTest)
#include "tst_projectitems.moc"

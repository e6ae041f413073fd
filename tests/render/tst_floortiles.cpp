#include "floorfixtures.h"
#include "render/floortiles.h"
#include "render/tilelayout.h"
#include "support/testregistry.h"

#include <QTest>

#include <map>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

class TestFloorTiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyKindOfCellHasItsTiles_data()
    {
        QTest::addColumn<int>("cell");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("count");
        QTest::newRow("earth") << int(LevelCell::Earth) << firstEarthTile << earthTileCount;
        QTest::newRow("brick") << int(LevelCell::Brick) << firstBrickTile << brickTileCount;
        QTest::newRow("slab") << int(LevelCell::Slab) << firstSlabTile << slabTileCount;
        QTest::newRow("floor") << int(LevelCell::Floor) << firstRoomFloorTile << roomFloorTileCount;
        QTest::newRow("corridor") << int(LevelCell::Corridor) << firstCorridorTile << corridorTileCount;
    }

    void everyKindOfCellHasItsTiles()
    {
        QFETCH(int, cell);
        QFETCH(int, first);
        QFETCH(int, count);
        FloorScene scene;
        scene.cells = Grid<LevelCell>({64, 64}, LevelCell(cell));
        std::map<int, int> seen;
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x)
                ++seen[floorCellTile(scene, {x, y})];
        }
        QCOMPARE(int(seen.size()), count);
        QCOMPARE(seen.begin()->first, first);
        QCOMPARE(seen.rbegin()->first, first + count - 1);
        QVERIFY(seen[first] > 64 * 64 / 5); // the calm one is the commonest
    }

    void variantsDependOnThePositionAlone()
    {
        FloorScene small;
        small.cells = Grid<LevelCell>({8, 8}, LevelCell::Brick);
        FloorScene large;
        large.cells = Grid<LevelCell>({200, 50}, LevelCell::Brick);
        for (int i = 0; i < 8; ++i)
            QCOMPARE(floorCellTile(small, {i, 7 - i}), floorCellTile(large, {i, 7 - i}));
    }

    void wallsFollowTheirJoins()
    {
        const FloorScene scene = floorScene(twoRooms());
        QCOMPARE(floorCellTile(scene, {1, 1}), wallTile(1 + 8));
        QCOMPARE(floorCellTile(scene, {4, 1}), wallTile(1 + 2 + 8));
        QCOMPARE(floorCellTile(scene, {1, 3}), wallTile(4 + 8));
        std::set<int> all;
        for (int joins = 0; joins < 16; ++joins)
            all.insert(wallTile(joins));
        QCOMPARE(*all.begin(), firstWallTile);
        QCOMPARE(int(all.size()), wallTileCount);
    }

    void doorsStandInTheirWall()
    {
        const FloorScene upright = drawnScene({" # ", ",+,", " # "});
        QCOMPARE(floorCellTile(upright, {1, 1}), doorTile(4 + 8, false));
        const FloorScene across = drawnScene({" , ", "#L#", " , "});
        QCOMPARE(floorCellTile(across, {1, 1}), doorTile(1 + 2, true));
        const FloorScene atAnEnd = drawnScene({" , ", " +#", " , "});
        QCOMPARE(floorCellTile(atAnEnd, {1, 1}), doorTile(1, false));
        QCOMPARE(doorTile(1, false), doorTile(3, false));
        QCOMPARE(doorTile(4, false), doorTile(12, false));
        QVERIFY(doorTile(3, false) != doorTile(12, false));
        QVERIFY(doorTile(3, false) != doorTile(3, true));
    }

    void doorsWithoutWallsStandAcrossTheWay()
    {
        const FloorScene upright = drawnScene({"BBB", "S+S", "BBB"});
        QCOMPARE(floorCellTile(upright, {1, 1}), doorTile(12, false));
        const FloorScene across = drawnScene({"BSB", "B+B", "BSB"});
        QCOMPARE(floorCellTile(across, {1, 1}), doorTile(3, false));
        const FloorScene lone = drawnScene({"+"});
        QCOMPARE(floorCellTile(lone, {0, 0}), doorTile(0, false));
    }

    void terrainHasItsOwnTiles()
    {
        FloorScene scene;
        scene.cells = Grid<LevelCell>({1, 1}, LevelCell::Forest);
        const int tile = floorCellTile(scene, {0, 0});
        QVERIFY(tile >= terrainTile(Terrain::Forest, 0) && tile < terrainTile(Terrain::Forest, terrainVariants));
    }

    void shadeFallsFromNorthAndWest()
    {
        const FloorScene scene = drawnScene({"#####", "#..,#", "#.#.#", "#+..#", "#####"});
        QCOMPARE(floorShadeTile(scene, {1, 1}), std::optional(shadeTile(true, true)));
        QCOMPARE(floorShadeTile(scene, {2, 1}), std::optional(shadeTile(true, false)));
        QCOMPARE(floorShadeTile(scene, {1, 2}), std::optional(shadeTile(false, true)));
        QCOMPARE(floorShadeTile(scene, {3, 3}), std::optional(shadeTile(false, false))); // from the corner alone
        QCOMPARE(floorShadeTile(scene, {0, 0}), std::nullopt);                           // a wall
        QCOMPARE(floorShadeTile(scene, {1, 3}), std::nullopt);                           // a door
        QCOMPARE(floorShadeTile(drawnScene({"SS", "SS"}), {1, 1}), std::nullopt);
        QCOMPARE(floorShadeTile(drawnScene({"S"}), {0, 0}), std::nullopt); // nothing is beyond the border
        std::set<int> tiles;
        for (const bool north : {false, true}) {
            for (const bool west : {false, true})
                tiles.insert(shadeTile(north, west));
        }
        QCOMPARE(*tiles.begin(), firstShadeTile);
        QCOMPARE(int(tiles.size()), shadeTileCount);
    }

    void whatStandsOnAFloorHasASign()
    {
        for (const MarkerKind kind :
             {MarkerKind::Hero, MarkerKind::Exit, MarkerKind::StairsUp, MarkerKind::StairsDown, MarkerKind::Custom})
            QVERIFY(markerTile(kind).has_value());
        for (const MarkerKind kind : {MarkerKind::Door, MarkerKind::LockedDoor, MarkerKind::Room})
            QVERIFY(!markerTile(kind).has_value());
        QCOMPARE(*markerTile(MarkerKind::Hero), playerTile());
    }
};

ZONEWRIGHT_TEST(floortiles, TestFloorTiles)
#include "tst_floortiles.moc"

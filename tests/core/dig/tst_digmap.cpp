#include "core/dig/digmap.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// One room on a map of 20 by 14: floor 3,3 to 6,5, walls around it.
struct OneRoom
{
    Grid<DugCell> cells{Size{20, 14}};
    DigMap map{cells};

    OneRoom() { map.carveRoom({3, 3, 4, 3}); }
};

} // namespace

class TestDigMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void insideKeepsOffTheRing()
    {
        const OneRoom room;
        QVERIFY(room.map.inside(Point{1, 1}));
        QVERIFY(room.map.inside(Point{18, 12}));
        for (const Point p : {Point{0, 5}, Point{5, 0}, Point{19, 5}, Point{5, 13}, Point{-4, 5}})
            QVERIFY(!room.map.inside(p));
        QVERIFY(room.map.inside(Rect{1, 1, 18, 12}));
        for (const Rect rect : {Rect{0, 1, 2, 2}, Rect{1, 0, 2, 2}, Rect{1, 1, 19, 2}, Rect{1, 1, 2, 13}})
            QVERIFY(!room.map.inside(rect));
    }

    void carvingDrawsWallsAround()
    {
        OneRoom room;
        room.map.carveRoom({8, 4, 2, 4});
        room.map.setDoor({7, 4});
        room.map.carveCorridor({11, 4, 1, 3});
        const std::vector<std::string> rows = drawing(room.cells);
        QCOMPARE(lines({rows.begin() + 1, rows.begin() + 10}),
                 lines({"                    ", "  ######            ", "  #....####         ", "  #....+..#,        ",
                        "  #....#..#,        ", "  ######..#,        ", "       #..#         ", "       ####         ",
                        "                    "}));
    }

    /// Rooms of every width, since they are looked at in words of cells: each place of an obstacle counts.
    void roomsKeepOffRoomsAndCorridors()
    {
        for (int width = 1; width < 40; ++width) {
            const Rect floor{2, 2, width, 3};
            for (int y = 0; y < 7; ++y) {
                for (int x = 0; x < width + 4; ++x) {
                    const Point p{x, y};
                    for (const DugCell cell : {DugCell::Wall, DugCell::Floor, DugCell::Corridor, DugCell::Door}) {
                        Grid<DugCell> cells({width + 4, 7});
                        cells[p] = cell;
                        const bool corridor = cell == DugCell::Corridor;
                        const bool fits = corridor ? !floor.grown(1).contains(p) : !floor.contains(p);
                        QCOMPARE(DigMap(cells).roomFits(floor), fits);
                        if (!fits) {
                            QCOMPARE(DigMap(cells).roomObstacle(floor),
                                     corridor ? DigReason::CorridorInTheWay : DigReason::RoomInTheWay);
                        }
                    }
                }
            }
        }
    }

    void aCorridorRunsOverEarth()
    {
        const OneRoom room;
        const CorridorRun run = room.map.corridorRun({8, 4}, DigSide::East, 5);
        QCOMPARE(run.reason, DigReason::None);
        QCOMPARE(run.length, 5);
        QVERIFY(!run.stopped && !run.meetsWall);
    }

    void aCorridorKeepsOffTheRing()
    {
        const OneRoom room;
        QCOMPARE(room.map.corridorRun({8, 4}, DigSide::East, 11).reason, DigReason::None);
        const CorridorRun run = room.map.corridorRun({8, 4}, DigSide::East, 12);
        QCOMPARE(run.reason, DigReason::Border);
        QCOMPARE(run.length, 11);
    }

    void aCorridorEndsAtAWall()
    {
        const OneRoom room;
        for (const int length : {3, 4, 9}) {
            const CorridorRun run = room.map.corridorRun({10, 4}, DigSide::West, length);
            QCOMPARE(run.reason, DigReason::None);
            QCOMPARE(run.length, 3);
            QVERIFY(run.meetsWall);
            QCOMPARE(run.stopped, length > 3);
        }
        // A corner is no wall to open.
        const CorridorRun corner = room.map.corridorRun({10, 2}, DigSide::West, 9);
        QCOMPARE(corner.reason, DigReason::RoomInTheWay);
        QVERIFY(!corner.meetsWall);
    }

    void noCorridorRunsBesideAnother()
    {
        for (int beside = 1; beside < 4; ++beside) {
            Grid<DugCell> cells({20, 14});
            DigMap map(cells);
            map.carveCorridor({8, 6 - beside, 4, 1});
            QCOMPARE(map.corridorRun({3, 6}, DigSide::East, 8).reason,
                     beside < 3 ? DigReason::CorridorBeside : DigReason::None);
        }
        // Nor does one end at the corner of another.
        Grid<DugCell> cells({20, 14});
        DigMap map(cells);
        map.carveCorridor({8, 3, 1, 3});
        QCOMPARE(map.corridorRun({3, 6}, DigSide::East, 4).reason, DigReason::None);
        QCOMPARE(map.corridorRun({3, 6}, DigSide::East, 5).reason, DigReason::CorridorBeside);
    }

    void corridorsCrossOrEndAtEachOther()
    {
        Grid<DugCell> cells({20, 14});
        DigMap map(cells);
        map.carveCorridor({8, 3, 1, 8});
        const CorridorRun across = map.corridorRun({4, 6}, DigSide::East, 9);
        QCOMPARE(across.reason, DigReason::None);
        QCOMPARE(across.length, 9);
        // One that ends on it, or right before it, joins it.
        for (const int length : {4, 5}) {
            const CorridorRun joined = map.corridorRun({4, 6}, DigSide::East, length);
            QCOMPARE(joined.reason, DigReason::None);
            QCOMPARE(joined.length, 4);
        }
        // Behind it is the border.
        const CorridorRun cut = map.corridorRun({4, 6}, DigSide::East, 30);
        QCOMPARE(cut.reason, DigReason::None);
        QCOMPARE(cut.length, 4);
        QVERIFY(!cut.meetsWall);
        // Along it there is no way, and from it none that begins with it and cannot go on.
        QCOMPARE(map.corridorRun({8, 5}, DigSide::South, 4).reason, DigReason::CorridorInTheWay);
        QCOMPARE(map.corridorRun({8, 5}, DigSide::East, 4).reason, DigReason::None);
        QCOMPARE(map.corridorRun({8, 5}, DigSide::East, 40).reason, DigReason::Border);
    }

    void besideADoorInFourDirections()
    {
        OneRoom room;
        room.map.setDoor({7, 4});
        for (const Point p : {Point{7, 3}, Point{7, 5}, Point{6, 4}, Point{8, 4}})
            QVERIFY(room.map.besideDoor(p));
        QVERIFY(!room.map.besideDoor({8, 5}));
        QVERIFY(!room.map.besideDoor({7, 4}));
    }
};

ZONEWRIGHT_TEST(digmap, TestDigMap)
#include "tst_digmap.moc"

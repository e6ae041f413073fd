#include "core/dig/stairs.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class TestStairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void theFarthestCellByWalking()
    {
        // Six cells away as the crow flies, and twelve on foot.
        const Grid<DugCell> cells = drawnCells({"##########", //
                                                "#..#.....#", //
                                                "#..#.###.#", //
                                                "#..+.#...#", //
                                                "##########"});
        const auto far = StairFinder().farthest(cells, {1, 1, 1, 1});
        QVERIFY(far.has_value());
        QCOMPARE(far->at, (Point{6, 3}));
        QCOMPARE(far->distance, 15);
        QCOMPARE(StairFinder().distance(cells, {1, 1}, {6, 3}), 15);
        QCOMPARE(StairFinder().distance(cells, {6, 3}, {1, 1}), 15);
    }

    void tiesGoNorthThenWest()
    {
        const Grid<DugCell> cells = drawnCells({"#####", //
                                                "#...#", //
                                                "#...#", //
                                                "#...#", //
                                                "#####"});
        const auto corners = StairFinder().farthest(cells, {2, 2, 1, 1});
        QVERIFY((corners == FarCell{{1, 1}, 2}));
        const auto east = StairFinder().farthest(cells, {1, 1, 1, 3});
        QVERIFY((east == FarCell{{3, 1}, 2}));
    }

    void doorsAreNeverTaken()
    {
        const Grid<DugCell> cells = drawnCells({"######", //
                                                "#..,+#", //
                                                "######"});
        QVERIFY((StairFinder().farthest(cells, {1, 1, 1, 1}) == FarCell{{3, 1}, 2}));
    }

    void fromTheNearestOfManyCells()
    {
        const Grid<DugCell> cells = drawnCells({"###########", //
                                                "#,,...,,,,#", //
                                                "###########"});
        QVERIFY((StairFinder().farthest(cells, {3, 1, 3, 1}) == FarCell{{9, 1}, 4}));
    }

    void whatIsExcludedIsWalkedThrough()
    {
        const Grid<DugCell> cells = drawnCells({"#########", //
                                                "#..,,..,#", //
                                                "#########"});
        QVERIFY((StairFinder().farthest(cells, {1, 1, 2, 1}, {7, 1, 1, 1}) == FarCell{{6, 1}, 4}));
        QVERIFY((StairFinder().farthest(cells, {1, 1, 2, 1}, {4, 1, 3, 1}) == FarCell{{7, 1}, 5}));
    }

    void nothingWhereThereIsNoOtherCell()
    {
        const Grid<DugCell> cells = drawnCells({"#####", //
                                                "#.#.#", //
                                                "#####"});
        StairFinder finder;
        QVERIFY(!finder.farthest(cells, {1, 1, 1, 1}).has_value());
        QCOMPARE(finder.distance(cells, {1, 1}, {3, 1}), -1);
        QCOMPARE(finder.distance(cells, {1, 1}, {1, 1}), 0);
    }
};

ZONEWRIGHT_TEST(stairs, TestStairs)
#include "tst_stairs.moc"

#include "core/geometry/grid.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestGrid : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void isInRowOrder()
    {
        Grid<int> grid(Size{3, 2}, 7);
        QCOMPARE(grid.values().size(), std::size_t{6});
        grid[{2, 0}] = 1;
        grid[{0, 1}] = 2;
        QCOMPARE(grid.values()[2], 1);
        QCOMPARE(grid.values()[3], 2);
        QCOMPARE(grid.row(1)[0], 2);
        QCOMPARE(grid.row(1).size(), std::size_t{3});
        QCOMPARE(grid.values()[0], 7);
    }

    void knowsItsBorders()
    {
        const Grid<int> grid(Size{3, 2});
        QVERIFY(grid.contains({0, 0}));
        QVERIFY(grid.contains({2, 1}));
        QVERIFY(!grid.contains({3, 0}));
        QVERIFY(!grid.contains({0, 2}));
        QVERIFY(!grid.contains({-1, 0}));
    }

    void negativeSizesAreEmpty()
    {
        const Grid<int> grid(Size{-3, 2});
        QVERIFY(grid.size() == (Size{0, 2}));
        QVERIFY(grid.values().empty());
    }

    void reshapes()
    {
        Grid<int> grid(Size{3, 2});
        grid.reshape({5, 4});
        QVERIFY(grid.size() == (Size{5, 4}));
        QCOMPARE(grid.values().size(), std::size_t{20});
        grid[{4, 3}] = 9;
        QCOMPARE(grid.row(3)[4], 9);
    }

    void comparesSizeAndValues()
    {
        QVERIFY(Grid<int>(Size{2, 3}) == Grid<int>(Size{2, 3}));
        QVERIFY(!(Grid<int>(Size{2, 3}) == Grid<int>(Size{3, 2})));
        QVERIFY(!(Grid<int>(Size{2, 3}, 1) == Grid<int>(Size{2, 3}, 2)));
    }
};

ZONEWRIGHT_TEST(grid, TestGrid)
#include "tst_grid.moc"

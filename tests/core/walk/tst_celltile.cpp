#include "core/random/generator.h"
#include "core/walk/celltile.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestCellTile : public QObject
{
    Q_OBJECT

    /// Cell by cell, what spread does by words.
    static CellTile slowSpread(CellTile from, Point tileStep)
    {
        CellTile to = 0;
        for (int bit = 0; bit < 64; ++bit) {
            if ((from >> bit & 1) == 0)
                continue;
            for (int y = -1; y <= 1; ++y) {
                for (int x = -1; x <= 1; ++x) {
                    const Point cell = Point{bit % 8 + x, bit / 8 + y} - tileStep * tileSide;
                    if (Rect{0, 0, tileSide, tileSide}.contains(cell))
                        to |= tileCell(cell);
                }
            }
        }
        return to;
    }

private Q_SLOTS:

    void numbersCellsInRowOrder()
    {
        QCOMPARE(tileCell({0, 0}), CellTile{1});
        QCOMPARE(tileCell({7, 0}), CellTile{1} << 7);
        QCOMPARE(tileCell({0, 1}), CellTile{1} << 8);
        QCOMPARE(tileCell({7, 7}), CellTile{1} << 63);
    }

    void spreadsLikeCellByCell()
    {
        Generator random(7);
        for (int round = 0; round < 500; ++round) {
            CellTile tile = ~CellTile{0};
            for (int thin = round % 5; thin >= 0; --thin) {
                const CellTile high = random.next();
                tile &= high << 32 | random.next();
            }
            if (round < 64)
                tile = CellTile{1} << round;
            for (int y = -1; y <= 1; ++y) {
                for (int x = -1; x <= 1; ++x)
                    QCOMPARE(spread(tile, {x, y}), slowSpread(tile, {x, y}));
            }
        }
    }

    void cutsRectangles()
    {
        const Rect all{0, 0, 8, 8};
        for (const Rect rect : {all, Rect{-5, -5, 100, 100}, Rect{3, 2, 4, 1}, Rect{-2, 6, 4, 9}, Rect{8, 0, 3, 3},
                                Rect{0, 0, 0, 0}, Rect{-9, 0, 9, 8}}) {
            CellTile expected = 0;
            for (int bit = 0; bit < 64; ++bit) {
                if (rect.contains({bit % 8, bit / 8}))
                    expected |= CellTile{1} << bit;
            }
            QCOMPARE(tileRect(rect), expected);
        }
    }
};

ZONEWRIGHT_TEST(celltile, TestCellTile)
#include "tst_celltile.moc"

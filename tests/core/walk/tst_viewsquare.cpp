#include "core/random/generator.h"
#include "core/walk/viewsquare.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace zonewright;

class TestViewSquare : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void zonesShareOutItsCells()
    {
        Generator generator(71);
        for (int round = 0; round < 500; ++round) {
            const int view = generator.between(0, 60);
            const int zoneSize = generator.between(3, 6);
            const int x = generator.between(0, 500), y = generator.between(0, 500);
            const ViewSquare square({x, y}, view, zoneSize);
            std::int64_t cells = 0;
            std::vector<Point> zones;
            forEachZone(square, [&](Point zone) {
                QVERIFY(square.cellsIn(zone) > 0);
                cells += square.cellsIn(zone);
                zones.push_back(zone);
            });
            QCOMPARE(cells, (2 * std::int64_t{view} + 1) * (2 * view + 1));
            QVERIFY(std::ranges::is_sorted(zones, rowOrder));
        }
    }

    void westAndNorthOfTheFirstZoneCountBackwards()
    {
        const ViewSquare square({2, 3}, 4, 3);
        QVERIFY(square.firstZone() == (Point{-1, -1}));
        QVERIFY(square.lastZone() == (Point{0, 0}));
        QCOMPARE(square.cellsIn({-1, -1}), std::int64_t{2});
        QCOMPARE(square.cellsIn({0, 0}), std::int64_t{56});
    }

    void onceMeansOnceAcrossTheWrap()
    {
        const ViewSquare square({0, 0}, 100, 3);
        std::vector<Point> zones;
        forEachZoneOnce(square, Torus(2), [&](Point zone) { zones.push_back(zone); });
        QCOMPARE(zones.size(), std::size_t{16});
        std::ranges::sort(zones, rowOrder);
        QVERIFY(std::ranges::adjacent_find(zones) == zones.end());
        int all = 0;
        forEachZone(square, [&](Point) { ++all; });
        QCOMPARE(all, 26 * 26);
    }
};

ZONEWRIGHT_TEST(viewsquare, TestViewSquare)
#include "tst_viewsquare.moc"

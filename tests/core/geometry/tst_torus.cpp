#include "core/geometry/torus.h"
#include "core/random/generator.h"
#include "support/testregistry.h"

#include <QTest>

#include <cstdlib>

using namespace zonewright;

class TestTorus : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void wrapsBothWays()
    {
        const Torus torus(5);
        QCOMPARE(torus.side(), 32);
        QCOMPARE(torus.wrap(0), 0);
        QCOMPARE(torus.wrap(32), 0);
        QCOMPARE(torus.wrap(-1), 31);
        QCOMPARE(torus.wrap(-32), 0);
        QCOMPARE(torus.wrap(-33), 31);
        QCOMPARE(torus.wrap(2147483647), 31);
        QVERIFY(torus.wrap(Point{-1, 33}) == (Point{31, 1}));
    }

    void goesTheShorterWay()
    {
        const Torus torus(3);
        QVERIFY(torus.offset({7, 0}, {0, 0}) == (Point{1, 0}));
        QVERIFY(torus.offset({0, 0}, {7, 7}) == (Point{-1, -1}));
        QVERIFY(torus.offset({1, 1}, {4, 1}) == (Point{3, 0}));
        QCOMPARE(torus.distance({7, 0}, {1, 6}), 2);
        QVERIFY(torus.direction({0, 0}, {7, 1}) == Direction::SouthWest);
        QVERIFY(torus.direction({5, 5}, {5, 5}) == Direction::None);
    }

    void atHalfTheWorldGoesEastOrSouth()
    {
        const Torus torus(4);
        QVERIFY(torus.offset({0, 0}, {8, 8}) == (Point{8, 8}));
        QVERIFY(torus.offset({8, 8}, {0, 0}) == (Point{8, 8}));
        QVERIFY(torus.direction({12, 3}, {4, 3}) == Direction::East);
        QVERIFY(torus.direction({3, 12}, {3, 4}) == Direction::South);
    }

    void followingTheOffsetArrives()
    {
        Generator generator(1);
        for (int i = 0; i < 5000; ++i) {
            const Torus torus(generator.between(0, 18));
            const Point from{generator.between(-1000, 1000), generator.between(-1000, 1000)};
            const Point to{generator.between(-1000, 1000), generator.between(-1000, 1000)};
            const Point way = torus.offset(from, to);
            QVERIFY(torus.wrap(from + way) == torus.wrap(to));
            QVERIFY(std::abs(way.x) * 2 <= torus.side() && std::abs(way.y) * 2 <= torus.side());
            QCOMPARE(torus.distance(from, to), torus.distance(to, from));
        }
    }
};

ZONEWRIGHT_TEST(torus, TestTorus)
#include "tst_torus.moc"

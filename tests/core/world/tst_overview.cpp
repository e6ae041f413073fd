#include "core/world/overview.h"
#include "support/testregistry.h"
#include "worldtools.h"

#include <QTest>

#include <algorithm>
#include <ranges>

using namespace zonewright;
using namespace zonewright::test;

class TestOverview : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void agreesWithTheCentreOfEveryZone_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("zoneSize");
        QTest::newRow("default") << QByteArray("Elderlore") << 5 << 6;
        QTest::newRow("small zones") << QByteArray("Broceliande") << 6 << 3;
        QTest::newRow("large zones") << QByteArray("Ys") << 3 << 8;
        QTest::newRow("wide") << QByteArray("Lyonesse") << 7 << 4;
    }

    void agreesWithTheCentreOfEveryZone()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, size);
        QFETCH(int, zoneSize);
        const World world = makeWorld(name.toStdString(), size, zoneSize);
        const Grid<Terrain> map = overview(world);
        QVERIFY(map.size() == (Size{1 << size, 1 << size}));
        const int half = world.zoneSide() / 2;
        for (int y = 0; y < map.height(); ++y) {
            for (int x = 0; x < map.width(); ++x) {
                const Terrain centre = world.zoneCells({x, y})[{half, half}];
                QVERIFY2((map[{x, y}]) == centre, qPrintable(QStringLiteral("zone %1,%2").arg(x).arg(y)));
            }
        }
    }

    void everyWorldHasSixTerrainsAndNoneTooMuch()
    {
        for (int i = 0; i < 200; ++i) {
            const Grid<Terrain> map = overview(makeWorld(i));
            const auto counts = countTerrains(map);
            const auto kinds = std::ranges::count_if(counts, [](int count) { return count > 0; });
            const int most = std::ranges::max(counts);
            QVERIFY2(kinds >= 6, qPrintable(QStringLiteral("world %1 has %2").arg(i).arg(kinds)));
            QVERIFY2(most * 100 <= map.width() * map.height() * 60,
                     qPrintable(QStringLiteral("world %1 has %2 of one").arg(i).arg(most)));
        }
    }

    void threadsChangeNothing()
    {
        const World world = makeWorld("Elderlore", 8, 5);
        const Grid<Terrain> map = overview(world, 0);
        for (const int threads : {1, 2, 4, 100})
            QVERIFY(overview(world, threads) == map);
    }

    void countsEveryCell()
    {
        Grid<Terrain> cells(Size{3, 3}, Terrain::Marsh);
        cells[{0, 0}] = Terrain::Desert;
        const auto counts = countTerrains(cells);
        QCOMPARE(counts[index(Terrain::Marsh)], 8);
        QCOMPARE(counts[index(Terrain::Desert)], 1);
        QCOMPARE(counts[index(Terrain::Grass)], 0);
    }
};

ZONEWRIGHT_TEST(overview, TestOverview)
#include "tst_overview.moc"

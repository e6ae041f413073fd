#include "core/base/parallel.h"
#include "core/random/generator.h"
#include "support/testregistry.h"
#include "worldtools.h"

#include <QTest>

#include <set>
#include <vector>

using namespace zonewright;
using namespace zonewright::test;

class TestWorld : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void knowsItsSizes()
    {
        const World world = makeWorld("Elderlore", 5, 6);
        QCOMPARE(world.zones().side(), 32);
        QCOMPARE(world.zoneSide(), 64);
        QCOMPARE(world.cells().side(), 2048);
        const Zone zone = world.zone({3, 4});
        QVERIFY(zone.position == (Point{3, 4}));
        QVERIFY(zone.cells.size() == (Size{64, 64}));
    }

    void positionsWrap()
    {
        const World world = makeWorld("Elderlore");
        const Zone origin = world.zone({0, 0});
        for (const Point same : {Point{32, 0}, Point{0, -32}, Point{-32, 64}, Point{1024, 1024}})
            QVERIFY(world.zone(same) == origin);
        QVERIFY(!(world.zone({1, 0}).cells == origin.cells));
        QVERIFY(world.terrainAt({-1, -1}) == world.terrainAt({2047, 2047}));
    }

    void everyInputMakesAWorldOfItsOwn()
    {
        std::set<std::uint64_t> hashes;
        for (const char* name : {"Elderlore", "elderlore", "Elderlore ", "Elderlor", "\xC3\x89lderlore"}) {
            for (const int size : {4, 5})
                hashes.insert(contentHash(makeWorld(name, size, 6).zoneCells({0, 0})));
        }
        QCOMPARE(hashes.size(), std::size_t{10});
    }

    void zonesDoNotDependOnOrderOrThreads()
    {
        const World world = makeWorld("Order", 4, 5);
        std::vector<Zone> zones(256);
        const auto compute = [&](std::size_t i) {
            zones[i] = world.zone({static_cast<int>(i % 16), static_cast<int>(i / 16)});
        };
        parallelFor(zones.size(), 1, compute);
        const std::vector<Zone> inOrder = zones;
        for (const int threads : {2, 4, 16}) {
            zones.assign(zones.size(), Zone{});
            parallelFor(zones.size(), threads, compute);
            QVERIFY(zones == inOrder);
        }
        zones.assign(zones.size(), Zone{});
        for (std::size_t i = zones.size(); i-- > 0;)
            compute(i);
        QVERIFY(zones == inOrder);
        const World again = makeWorld("Order", 4, 5);
        QVERIFY(again.zone({7, 7}) == inOrder[7 * 16 + 7]);
    }

    // A sample at any place and stride is the cell that a zone has there.
    void samplesAreCells()
    {
        Generator generator(31);
        for (int round = 0; round < 120; ++round) {
            const World world = makeWorld(round % 5, generator.between(2, 6), generator.between(3, 6));
            SampleArea area;
            area.origin.x = generator.between(-5000, 5000);
            area.origin.y = generator.between(-5000, 5000);
            area.stride = generator.between(0, world.settings().size + world.settings().zoneSize);
            area.size.width = generator.between(1, 600);
            area.size.height = generator.between(1, 40);
            TerrainSamples samples;
            world.sample(area, samples);
            QVERIFY(samples.terrain.size() == area.size && samples.height.size() == area.size);
            for (int i = 0; i < 12; ++i) {
                const int x = generator.between(0, area.size.width - 1);
                const int y = generator.between(0, area.size.height - 1);
                const Point cell = world.cells().wrap(area.origin + Point{x << area.stride, y << area.stride});
                const Point zone{cell.x / world.zoneSide(), cell.y / world.zoneSide()};
                const Terrain expected = world.zoneCells(zone)[cell - zone * world.zoneSide()];
                QVERIFY((samples.terrain[{x, y}]) == expected);
                QVERIFY(world.terrainAt(cell) == expected);
            }
        }
    }

    void waterLiesLow()
    {
        const World world = makeWorld("Elderlore");
        TerrainSamples samples;
        world.sample({.origin = {0, 0}, .stride = 3, .size = {256, 256}}, samples);
        for (std::size_t i = 0; i < samples.terrain.values().size(); ++i) {
            const Terrain terrain = samples.terrain.values()[i];
            if (terrain == Terrain::DeepWater)
                QVERIFY(samples.height.values()[i] < 0);
            else if (!isWater(terrain))
                QVERIFY(samples.height.values()[i] >= 0);
        }
    }

    // A world whose zones get larger keeps its shape: most places keep their terrain.
    void zoneSizeChangesDetailAlone()
    {
        const World coarse = makeWorld("Elderlore", 5, 5), fine = makeWorld("Elderlore", 5, 7);
        int same = 0;
        TerrainSamples a, b;
        coarse.sample({.origin = {16, 16}, .stride = 5, .size = {32, 32}}, a);
        fine.sample({.origin = {64, 64}, .stride = 7, .size = {32, 32}}, b);
        for (std::size_t i = 0; i < a.terrain.values().size(); ++i)
            same += a.terrain.values()[i] == b.terrain.values()[i] ? 1 : 0;
        QVERIFY2(same > 800, qPrintable(QString::number(same)));
    }
};

ZONEWRIGHT_TEST(world, TestWorld)
#include "tst_world.moc"

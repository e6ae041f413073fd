#include "core/memory/zonewindow.h"
#include "core/random/generator.h"
#include "core/world/world.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

namespace {

World windowWorld(int size, int zoneSize)
{
    return World::create({.name = "Window", .size = size, .zoneSize = zoneSize}).value();
}

bool windowShowsWorld(const ZoneWindow& window, const World& world)
{
    const Point corner = (window.centre() - Point{1, 1}) * window.zoneSide();
    for (int y = 0; y < window.side(); ++y) {
        const auto [west, east] = window.row(y);
        std::vector<Terrain> row(west.begin(), west.end());
        row.insert(row.end(), east.begin(), east.end());
        if (static_cast<int>(row.size()) != window.side())
            return false;
        for (int x = 0; x < window.side(); ++x) {
            const Terrain expected = world.terrainAt(corner + Point{x, y});
            if (window.at({x, y}) != expected || row[static_cast<std::size_t>(x)] != expected)
                return false;
        }
    }
    return true;
}

} // namespace

class TestZoneWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void zonesAreInRowOrderAndWrap()
    {
        const auto zones = ZoneWindow::zonesAround(Torus(5), {0, 31});
        QVERIFY(zones.front() == (Point{31, 30}));
        QVERIFY(zones[1] == (Point{0, 30}));
        QVERIFY(zones[4] == (Point{0, 31}));
        QVERIFY(zones.back() == (Point{1, 0}));
    }

    // Wherever it is shifted, one zone or many at a time, across the wrap, in worlds of four zones too: with the zones
    // set that a shift asks for, every cell is the world's.
    void showsTheWorldAfterAnyShifts()
    {
        Generator generator(52);
        for (const int size : {2, 3, 5}) {
            const World world = windowWorld(size, 3);
            Point centre{0, 0};
            ZoneWindow window(world.zones(), world.zoneSide(), centre);
            for (const Point zone : window.zones())
                window.setZone(zone, world.zoneCells(zone));
            QVERIFY(windowShowsWorld(window, world));
            for (int i = 0; i < 60; ++i) {
                const int reach = generator.between(1, 4);
                centre.x += generator.between(-reach, reach);
                centre.y += generator.between(-reach, reach);
                for (const Point zone : window.shift(centre)) {
                    QVERIFY(window.holds(zone));
                    window.setZone(zone, world.zoneCells(zone));
                }
                QVERIFY(window.centre() == world.zones().wrap(centre));
                QVERIFY(windowShowsWorld(window, world));
            }
        }
    }

    void aShiftAsksForThreeOrFive()
    {
        ZoneWindow window(Torus(5), 8, {4, 4});
        QVERIFY(window.shift({5, 4}) == (std::vector<Point>{{6, 3}, {6, 4}, {6, 5}}));
        QVERIFY(window.shift({4, 3}) == (std::vector<Point>{{3, 2}, {4, 2}, {5, 2}, {3, 3}, {3, 4}}));
        QVERIFY(window.shift({4, 3}).empty());
        QCOMPARE(window.shift({9, 9}).size(), std::size_t{9});
    }

    void findsCells()
    {
        const ZoneWindow window(Torus(5), 8, {0, 0});
        QVERIFY(window.cellOf({31, 31}, {2, 3}) == (Point{2, 3}));
        QVERIFY(window.cellOf({1, 0}, {0, 7}) == (Point{16, 15}));
        QVERIFY(!window.cellOf({2, 0}, {0, 0}));
        QVERIFY(!window.holds({2, 0}));
        QVERIFY(window.find({250, 251}) == (Point{2, 3}));
        QVERIFY(window.find({0, 0}) == (Point{8, 8}));
        QVERIFY(window.find({15, 15}) == (Point{23, 23}));
        QVERIFY(!window.find({16, 0}));
        QVERIFY(!window.find({0, 247}));
        QVERIFY(window.holds({31, 1}));
    }
};

ZONEWRIGHT_TEST(zonewindow, TestZoneWindow)
#include "tst_zonewindow.moc"

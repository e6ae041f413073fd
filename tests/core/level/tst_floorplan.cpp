#include "core/level/floorplan.h"
#include "support/testregistry.h"

#include <QTest>

#include <set>

using namespace zonewright;

class FloorPlanTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seedsComeFromStableThings();
    void copiesKeepTheSeedOfTheirSource();
    void tellsItsKind();
};

void FloorPlanTest::seedsComeFromStableThings()
{
    const FloorPlan floor{.id = 5, .name = "a", .plan = StripPlan{.catalogue = 1}};
    const std::uint64_t seed = floorSeed(77, 3, floor);
    FloorPlan other = floor;
    other.name = std::string("b"); // g++ 12 warns of a plain one for no reason
    other.plan = DugPlan{.pieces = 2};
    other.touchUps = {{.at = {1, 1}}};
    QCOMPARE(floorSeed(77, 3, other), seed);
    // For ever: a floor of a saved project must come out the same.
    QCOMPARE(floorSeed(77, 3, floor), std::uint64_t{13060577898585751906U});

    std::set<std::uint64_t> seeds;
    for (const std::uint64_t world : {77U, 78U}) {
        for (const ItemId dungeon : {3, 4, 5}) {
            for (const ItemId id : {3, 4, 5}) {
                for (const std::uint64_t redraw : {0U, 1U, 2U})
                    seeds.insert(floorSeed(world, dungeon, {.id = id, .redraw = redraw}));
            }
        }
    }
    QCOMPARE(seeds.size(), std::size_t{54});
}

void FloorPlanTest::copiesKeepTheSeedOfTheirSource()
{
    const FloorPlan source{.id = 5, .redraw = 2};
    const FloorPlan copy{.id = 9, .redraw = 2, .copied = SeedSource{.dungeon = 3, .floor = 5}};
    QCOMPARE(floorSeed(77, 4, copy), floorSeed(77, 3, source));
    FloorPlan redrawn = copy;
    redrawn.copied.reset();
    QVERIFY(floorSeed(77, 4, redrawn) != floorSeed(77, 3, source));
}

void FloorPlanTest::tellsItsKind()
{
    const FloorPlan strip{.plan = StripPlan{.count = 3}};
    const FloorPlan dug{.plan = DugPlan{.count = 4}};
    QVERIFY(strip.strip()->count == 3 && strip.dug() == nullptr);
    QVERIFY(dug.dug()->count == 4 && dug.strip() == nullptr);
}

ZONEWRIGHT_TEST(floorplan, FloorPlanTest)
#include "tst_floorplan.moc"

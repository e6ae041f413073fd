#include "core/world/zonecontent.h"
#include "support/testregistry.h"
#include "worldtools.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

Rect groundOf(const Settlement& settlement)
{
    return {settlement.at.x, settlement.at.y, settlement.size.width, settlement.size.height};
}

/// Calls check for every zone of a few worlds of each zone size.
template <typename Check>
void forManyZones(Check check)
{
    for (int zoneSize = zoneSizeLimits.low; zoneSize <= zoneSizeLimits.high; ++zoneSize) {
        for (int i = 0; i < 3; ++i) {
            const World world = makeWorld(i, zoneSize > 6 ? 3 : 5, zoneSize);
            for (int y = 0; y < world.zones().side(); ++y) {
                for (int x = 0; x < world.zones().side(); ++x)
                    check(world.zone({x, y}));
            }
        }
    }
}

} // namespace

class TestZoneContent : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void settlementsStandInsideOnDryGround()
    {
        int settlements = 0;
        std::set<SettlementKind> kinds;
        forManyZones([&](const Zone& zone) {
            if (!zone.settlement)
                return;
            ++settlements;
            kinds.insert(zone.settlement->kind);
            QVERIFY(!zone.settlement->name.empty());
            const Rect ground = groundOf(*zone.settlement);
            QVERIFY(!ground.empty());
            for (int y = ground.y; y < ground.bottom(); ++y) {
                for (int x = ground.x; x < ground.right(); ++x) {
                    QVERIFY(zone.cells.contains({x, y}));
                    QVERIFY(!isWater(zone.cells[{x, y}]));
                }
            }
        });
        QVERIFY(settlements > 500);
        QCOMPARE(kinds.size(), static_cast<std::size_t>(settlementKindCount));
    }

    void entrancesAreDryAndOutsideSettlements()
    {
        int entrances = 0;
        forManyZones([&](const Zone& zone) {
            if (!zone.entrance)
                return;
            ++entrances;
            QVERIFY(zone.cells.contains(*zone.entrance));
            QVERIFY(!isWater(zone.cells[*zone.entrance]));
            QVERIFY(!zone.settlement || !groundOf(*zone.settlement).contains(*zone.entrance));
        });
        QVERIFY(entrances > 200);
    }

    void creaturesHaveCellsAndIdsOfTheirOwn()
    {
        std::set<CreatureKind> kinds;
        forManyZones([&](const Zone& zone) {
            QVERIFY(static_cast<int>(zone.creatures.size()) <= mostCreatures(zone.cells.width()));
            std::set<std::pair<int, int>> cells;
            std::int64_t last = 0;
            for (const Creature& creature : zone.creatures) {
                QVERIFY(zone.cells.contains(creature.cell));
                QVERIFY(cells.insert({creature.cell.x, creature.cell.y}).second);
                QVERIFY(creature.id > last);
                last = creature.id;
                kinds.insert(creature.kind);
            }
        });
        QCOMPARE(kinds.size(), static_cast<std::size_t>(creatureKindCount));
    }

    void idsAreUniqueInTheWorld()
    {
        const World world = makeWorld("Elderlore", 5, 6);
        std::set<std::int64_t> ids;
        std::size_t creatures = 0;
        for (int y = 0; y < 32; ++y) {
            for (int x = 0; x < 32; ++x) {
                for (const Creature& creature : world.zone({x, y}).creatures) {
                    ids.insert(creature.id);
                    ++creatures;
                }
            }
        }
        QVERIFY(creatures > 1000);
        QCOMPARE(ids.size(), creatures);
        QVERIFY(*ids.begin() >= 1);
    }

    void fishSwimAndOthersStayDry()
    {
        forManyZones([&](const Zone& zone) {
            for (const Creature& creature : zone.creatures) {
                const bool wet = isWater(zone.cells[creature.cell]);
                if (creature.kind == CreatureKind::Fish)
                    QVERIFY(wet);
                else if (creature.kind != CreatureKind::Seal)
                    QVERIFY(!wet);
                if (creature.kind == CreatureKind::Villager)
                    QVERIFY(zone.settlement && groundOf(*zone.settlement).contains(creature.cell));
            }
        });
    }

    void theSeedDecides()
    {
        const World world = makeWorld("Elderlore");
        Zone first{.cells = world.zoneCells({4, 4})}, second = first, third = first;
        populate(first, 1, 1);
        populate(second, 1, 1);
        populate(third, 2, 1);
        QVERIFY(first == second);
        QVERIFY(!(first == third));
    }
};

ZONEWRIGHT_TEST(zonecontent, TestZoneContent)
#include "tst_zonecontent.moc"

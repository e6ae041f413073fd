#include "core/walk/zonesource.h"
#include "support/testregistry.h"
#include "walktools.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class TestZoneSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void givesTheWorldsZonesForAnyWorkers()
    {
        const World world = walkWorld(5, 3);
        for (const int workers : {0, 1, 4}) {
            ZoneSource source(world, workers);
            for (int round = 0; round < 2; ++round) {
                for (int i = 0; i < 1024; ++i) {
                    const Point position{i % 32, i / 32};
                    if (i % 3 != 0)
                        source.expect({(i + 1) % 32, (i + 1) / 32 % 32});
                    QVERIFY(*source.zone(position) == world.zone(position));
                }
            }
        }
    }

    void remembersWhatWasAskedForLast()
    {
        ZoneSource source(walkWorld(), 0);
        const auto first = source.zone({1, 1});
        for (int i = 0; i < 20; ++i)
            QVERIFY(source.zone({1, 1}) == first);
        QCOMPARE(source.computedCount(), std::int64_t{1});
        for (int i = 0; i < 1000; ++i)
            (void)source.zone({i % 32, 2 + i / 32 % 30});
        const std::int64_t before = source.computedCount();
        QVERIFY(*source.zone({1, 1}) == *first); // forgotten, and the same when it is computed again
        QCOMPARE(source.computedCount(), before + 1);
    }

    void stopsWithWorkLeft()
    {
        std::int64_t computed = 0;
        for (int i = 0; i < 20; ++i) {
            ZoneSource source(walkWorld(5, 6), 2);
            for (int x = 0; x < 32; ++x)
                source.expect({x, 0});
            computed += source.computedCount();
        }
        QVERIFY(computed < 20 * 32);
    }
};

ZONEWRIGHT_TEST(zonesource, TestZoneSource)
#include "tst_zonesource.moc"

#include "core/walk/zonesource.h"
#include "support/testregistry.h"
#include "walktools.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

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

    // More expected than are remembered, and asked for in order while workers run ahead: none is waited for in vain.
    void expectingTooMuchForgetsNothingThatIsWaitedFor()
    {
        const World world = walkWorld(6, 3);
        for (const int workers : {1, 2, 4}) {
            ZoneSource source(world, workers);
            for (int round = 0; round < 3; ++round) {
                for (int i = 0; i < 3000; ++i)
                    source.expect({i % 64, i / 64});
                for (int i = 0; i < 3000; ++i)
                    QVERIFY(source.zone({i % 64, i / 64})->position == (Point{i % 64, i / 64}));
            }
        }
    }

    void askedForByManyAtOnce()
    {
        const World world = walkWorld(5, 3);
        ZoneSource source(world, 2);
        std::vector<std::jthread> askers;
        std::atomic<int> right = 0;
        for (int asker = 0; asker < 3; ++asker) {
            askers.emplace_back([&] {
                for (int i = 0; i < 2000; ++i) {
                    const Point position{i * 7 % 32, i * 5 % 32};
                    source.expect({i % 32, i / 32 % 32});
                    right += source.zone(position)->position == position ? 1 : 0;
                }
            });
        }
        askers.clear();
        QCOMPARE(right.load(), 3 * 2000);
    }

    // What is expected and not begun is given up, and nothing is kept alive.
    void stopsWithWorkLeft()
    {
        const World world = walkWorld(5, 8);
        auto source = std::make_unique<ZoneSource>(world, 1);
        for (int x = 0; x < 32; ++x)
            source->expect({x, 0});
        const std::weak_ptr<const Zone> zone = source->zone({31, 31});
        source.reset();
        QVERIFY(zone.expired());
    }
};

ZONEWRIGHT_TEST(zonesource, TestZoneSource)
#include "tst_zonesource.moc"

#include "core/world/overview.h"
#include "render/palette.h"
#include "render/worldchunks.h"
#include "renderfixtures.h"
#include "support/testregistry.h"

#include <QTest>

#include <thread>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr ChunkStyle flat{.relief = false};

} // namespace

class TestWorldChunks : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void finestMapShowsEveryCell()
    {
        const World world = paintedWorld("Elderlore", 5, 4);
        WorldChunks chunks(world, sharedTilesets());
        for (const Point at : {Point{0, 0}, Point{1, 0}, Point{1, 1}}) {
            const QImage image = chunks.produce({.style = flat, .at = at});
            QCOMPARE(image.size(), QSize(256, 256));
            for (int i = 0; i < 256; ++i) {
                const Point cell{at.x * 256 + i * 7 % 256, at.y * 256 + i};
                QCOMPARE(image.pixel(i * 7 % 256, i), terrainColor(world.terrainAt(cell), Theme::Light));
            }
        }
    }

    void atTheLevelOfZonesItIsTheOverview()
    {
        const World world = paintedWorld("Été", 4, 5);
        WorldChunks chunks(world, sharedTilesets());
        const Grid<Terrain> zones = overview(world);
        const QImage image = chunks.produce({.style = flat, .level = 5});
        QCOMPARE(image.size(), QSize(16, 16));
        for (int i = 0; i < 256; ++i)
            QCOMPARE(image.pixel(i % 16, i / 16), terrainColor(zones[{i % 16, i / 16}], Theme::Light));
    }

    void reliefKeepsTheColoursNear()
    {
        WorldChunks chunks(paintedWorld("Elderlore", 5, 5), sharedTilesets());
        for (const int level : {0, 1, 3}) {
            const QImage plain = chunks.produce({.style = flat, .level = level});
            const QImage shaded = chunks.produce({.level = level});
            QCOMPARE(plain.size(), shaded.size());
            QVERIFY(plain != shaded);
            qint64 difference = 0;
            for (int i = 0; i < plain.width() * plain.height(); ++i) {
                const QRgb one = plain.pixel(i % plain.width(), i / plain.width());
                const QRgb two = shaded.pixel(i % plain.width(), i / plain.width());
                difference += std::abs(qGreen(one) - qGreen(two));
            }
            QVERIFY(difference / (plain.width() * plain.height()) < 24);
        }
    }

    void chunksAreKept()
    {
        WorldChunks chunks(paintedWorld(), sharedTilesets());
        const ChunkKey key{.tilePixels = 16, .at = {2, 3}};
        QVERIFY(!chunks.find(key));
        const QImage made = chunks.produce(key);
        QCOMPARE(made.size(), QSize(128, 128));
        QCOMPARE(*chunks.find(key), made);
        QCOMPARE(chunks.produce(key).cacheKey(), made.cacheKey());
    }

    void memoryIsBounded()
    {
        WorldChunks chunks(paintedWorld(), sharedTilesets(), 10 * 128 * 128 * 4);
        for (int i = 0; i < 60; ++i)
            (void)chunks.produce({.tilePixels = 16, .at = {i % 16, i / 16}});
        QCOMPARE(chunks.cache().chunkCount(), std::size_t(10));
    }

    void threadsMakeTheSame()
    {
        const World world = paintedWorld("Threads", 4, 4);
        WorldChunks alone(world, sharedTilesets());
        WorldChunks shared(world, sharedTilesets());
        {
            std::vector<std::jthread> threads;
            for (int t = 0; t < 4; ++t) {
                threads.emplace_back([&shared, t] {
                    for (int i = 0; i < 64; ++i)
                        (void)shared.produce({.tilePixels = 12, .at = {(i + t * 16) % 32, i / 4}});
                    (void)shared.produce({.level = t});
                });
            }
        }
        for (int i = 0; i < 64; ++i) {
            const ChunkKey key{.tilePixels = 12, .at = {i % 32, i / 4}};
            QCOMPARE(shared.produce(key), alone.produce(key));
        }
    }

    void objectsCanBeLeftOut()
    {
        const World world = paintedWorld("Elderlore", 4, 5);
        WorldChunks chunks(world, sharedTilesets());
        bool found = false;
        const Zone zone = firstZone(world, [](const Zone& z) { return z.entrance.has_value(); }, found);
        QVERIFY(found);
        const Point cell{zone.position.x * 32 + zone.entrance->x, zone.position.y * 32 + zone.entrance->y};
        ChunkKey key{.tilePixels = 16, .at = {cell.x / 8, cell.y / 8}};
        const QImage with = chunks.produce(key);
        key.style.objects = false;
        QVERIFY(chunks.produce(key) != with);
    }

    void creaturesCanBeLeftOut()
    {
        const World world = paintedWorld("Elderlore", 4, 5);
        WorldChunks chunks(world, sharedTilesets());
        bool found = false;
        const auto hasAll = [](const Zone& z) { return !z.creatures.empty() && z.entrance; };
        const Zone zone = firstZone(world, hasAll, found);
        QVERIFY(found);
        const Point corner = zone.position * 32;
        int differing = 0;
        for (int i = 0; i < 16; ++i) {
            ChunkKey key{.tilePixels = 16, .at = {corner.x / 8 + i % 4, corner.y / 8 + i / 4}};
            const QImage with = chunks.produce(key);
            key.style.creatures = false;
            const QImage without = chunks.produce(key);
            const Rect cells{i % 4 * 8, i / 4 * 8, 8, 8};
            const auto isHere = [&cells](const Creature& creature) { return cells.contains(creature.cell); };
            QCOMPARE(with != without, std::ranges::any_of(zone.creatures, isHere));
            differing += with != without;
            if (!cells.contains(*zone.entrance))
                continue;
            key.style.objects = false;
            QVERIFY(chunks.produce(key) != without); // the entrance stays
        }
        QVERIFY(differing > 0);
    }

    void mapsAreSharedWhateverStandsThere()
    {
        WorldChunks chunks(paintedWorld(), sharedTilesets());
        const QImage made = chunks.produce({.level = 2});
        const ChunkKey other{.style = {.objects = false, .creatures = false}, .level = 2};
        QCOMPARE(chunks.find(other)->cacheKey(), made.cacheKey());
        QCOMPARE(chunks.cache().chunkCount(), std::size_t(1));
    }

    void contentIsThereWhenTheChunkIs()
    {
        const World world = paintedWorld("Elderlore", 4, 5);
        WorldChunks chunks(world, sharedTilesets());
        QVERIFY(!chunks.findContent({2, 1}));
        (void)chunks.produce({.tilePixels = 16, .at = {2 * 4 + 1, 1 * 4 + 3}});
        QVERIFY(chunks.findContent({2, 1}));
        QVERIFY(chunks.findContent({2, 1})->creatures == world.zone({2, 1}).creatures);
        QVERIFY(!chunks.findContent({3, 1}));
        QVERIFY(chunks.produceContent({3, 1})->position == (Point{3, 1}));
        QVERIFY(chunks.findContent({3, 1}));
    }
};

ZONEWRIGHT_TEST(worldchunks, TestWorldChunks)
#include "tst_worldchunks.moc"

#include "core/geometry/grid.h"
#include "core/random/generator.h"
#include "render/chunkkey.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <unordered_set>

using namespace zonewright;

class TestChunkKey : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void chunksTileTheTorus()
    {
        for (int exponent = 5; exponent <= 11; ++exponent) {
            const Torus torus(exponent);
            const ChunkGrid grid(torus);
            std::vector<ChunkKey> kinds;
            for (int level = 0; level <= grid.lastLevel(); ++level)
                kinds.push_back({.level = level});
            kinds.push_back({.tilePixels = 16});
            for (const ChunkKey& like : kinds) {
                Grid<int> times(Size{torus.side(), torus.side()}, 0);
                std::unordered_set<ChunkKey, ChunkKeyHash> keys;
                for (const PlacedChunk& chunk : grid.covering({0, 0, torus.side(), torus.side()}, like)) {
                    QVERIFY(keys.insert(chunk.key).second);
                    QCOMPARE(grid.cellsOf(chunk.key), chunk.cells);
                    for (int y = chunk.cells.y; y < chunk.cells.bottom(); ++y) {
                        for (int& count :
                             times.row(y).subspan(std::size_t(chunk.cells.x), std::size_t(chunk.cells.width)))
                            ++count;
                    }
                }
                QVERIFY(std::ranges::all_of(times.values(), [](int count) { return count == 1; }));
                QCOMPARE(int(keys.size()), grid.chunksPerSide(like) * grid.chunksPerSide(like));
            }
        }
    }

    void copiesShareTheirChunks()
    {
        const ChunkGrid grid(Torus(10));
        Generator generator(8);
        for (int i = 0; i < 2000; ++i) {
            const int x = generator.between(-5000, 5000);
            const int y = generator.between(-5000, 5000);
            const ChunkKey like{.level = generator.between(0, 3), .tilePixels = 0};
            const auto here = grid.covering({x, y, 300, 200}, like);
            const auto there = grid.covering({x + 1024, y - 2048, 300, 200}, like);
            QCOMPARE(here.size(), there.size());
            for (std::size_t k = 0; k < here.size(); ++k) {
                QVERIFY(here[k].key == there[k].key);
                QVERIFY(here[k].cells.x + 1024 == there[k].cells.x && here[k].cells.y - 2048 == there[k].cells.y);
            }
        }
    }

    void coveringCovers()
    {
        const ChunkGrid grid(Torus(9));
        const Rect cells{-700, 130, 1500, 77};
        for (const ChunkKey& like : {ChunkKey{.level = 0}, ChunkKey{.level = 1}, ChunkKey{.tilePixels = 20}}) {
            int area = 0;
            for (const PlacedChunk& chunk : grid.covering(cells, like)) {
                const Rect common = chunk.cells.intersected(cells);
                QVERIFY(!common.empty());
                area += common.width * common.height;
            }
            QCOMPARE(area, cells.width * cells.height);
        }
    }

    void samplesAreOneToTwoPixels()
    {
        const ChunkGrid grid(Torus(18));
        for (double scale = 0.002; scale < 1.0; scale *= 1.03) {
            const double pixels = scale * (1 << grid.levelFor(scale));
            QVERIFY(pixels >= 1.0 - 1e-9 && pixels < 2.0);
        }
        QCOMPARE(grid.levelFor(1.0), 0);
        QCOMPARE(grid.levelFor(9.0), 0);
        QCOMPARE(ChunkGrid(Torus(5)).levelFor(1.0e-6), 5);
    }

    void picturesHaveASampleForEveryStride()
    {
        const ChunkGrid grid(Torus(11));
        for (int level = 0; level <= grid.lastLevel(); ++level) {
            const ChunkKey key{.level = level};
            QCOMPARE(grid.pixelsPerChunk(key) << level, grid.cellsPerChunk(key));
            QVERIFY(grid.pixelsPerChunk(key) <= 256);
        }
        QCOMPARE(grid.pixelsPerChunk({.tilePixels = 20}), 160);
    }

    void coarserHoldsFiner()
    {
        const ChunkGrid grid(Torus(12));
        PlacedChunk chunk = grid.covering({-9, 5000, 1, 1}, {.tilePixels = 24}).front();
        int steps = 0;
        for (auto next = grid.coarser(chunk); next; next = grid.coarser(chunk)) {
            QCOMPARE(next->cells.intersected(chunk.cells), chunk.cells);
            if (chunk.key.tilePixels == 0) {
                const auto parts = grid.finer(*next);
                QCOMPARE(parts.size(), std::size_t(4));
                QVERIFY(std::ranges::any_of(parts, [&](const PlacedChunk& part) {
                    return part.key == chunk.key && part.cells == chunk.cells;
                }));
            }
            chunk = *next;
            ++steps;
        }
        QCOMPARE(steps, 1 + grid.wholeLevel());
        QCOMPARE(chunk.cells.width, 4096);
    }

    void stylesAreDifferentChunks()
    {
        std::unordered_set<ChunkKey, ChunkKeyHash> keys;
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            for (int bits = 0; bits < 8; ++bits) {
                keys.insert({.style = {.theme = theme,
                                       .relief = (bits & 1) != 0,
                                       .objects = (bits & 2) != 0,
                                       .creatures = (bits & 4) != 0}});
            }
        }
        QCOMPARE(keys.size(), std::size_t(16));
    }
};

ZONEWRIGHT_TEST(chunkkey, TestChunkKey)
#include "tst_chunkkey.moc"

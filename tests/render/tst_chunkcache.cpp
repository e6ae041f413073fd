#include "render/chunkcache.h"
#include "support/testregistry.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace zonewright;

namespace {

ChunkKey keyAt(int x, int y = 0)
{
    return {.at = {x, y}};
}

QImage picture(int side, QRgb color = 0xff123456)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(color);
    return image;
}

} // namespace

class TestChunkCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void findsWhatWasInserted()
    {
        ChunkCache cache(1 << 20);
        QVERIFY(!cache.find(keyAt(1)));
        cache.insert(keyAt(1), picture(4, 0xff0000ff));
        cache.insert(keyAt(2), picture(4, 0xff00ff00));
        QCOMPARE(cache.find(keyAt(1))->pixel(0, 0), 0xff0000ff);
        QCOMPARE(cache.find(keyAt(2))->pixel(0, 0), 0xff00ff00);
        QVERIFY(cache.contains(keyAt(2)) && !cache.contains(keyAt(3)));
        QCOMPARE(cache.byteCount(), std::size_t(128));
    }

    void replacingDoesNotCountTwice()
    {
        ChunkCache cache(1 << 20);
        cache.insert(keyAt(1), picture(4));
        cache.insert(keyAt(1), picture(8, 0xff00ff00));
        QCOMPARE(cache.chunkCount(), std::size_t(1));
        QCOMPARE(cache.byteCount(), std::size_t(256));
        QCOMPARE(cache.find(keyAt(1))->width(), 8);
    }

    void theOneUsedLongestAgoGoesFirst()
    {
        ChunkCache cache(3 * 64);
        for (const int x : {1, 2, 3})
            cache.insert(keyAt(x), picture(4));
        QVERIFY(cache.find(keyAt(1)));
        cache.insert(keyAt(4), picture(4));
        QVERIFY(cache.contains(keyAt(1)) && !cache.contains(keyAt(2)));
        QVERIFY(cache.contains(keyAt(3)) && cache.contains(keyAt(4)));
        QCOMPARE(cache.byteCount(), std::size_t(3 * 64));
    }

    void aLargeOneStaysAlone()
    {
        ChunkCache cache(100);
        cache.insert(keyAt(1), picture(4));
        cache.insert(keyAt(2), picture(16));
        QCOMPARE(cache.chunkCount(), std::size_t(1));
        QVERIFY(cache.contains(keyAt(2)));
        cache.clear();
        QCOMPARE(cache.chunkCount(), std::size_t(0));
        QCOMPARE(cache.byteCount(), std::size_t(0));
    }

    void manyThreadsAtOnce()
    {
        ChunkCache cache(40 * 64);
        {
            std::vector<std::jthread> threads;
            for (int t = 0; t < 4; ++t) {
                threads.emplace_back([&cache, t] {
                    for (int i = 0; i < 5000; ++i) {
                        cache.insert(keyAt(i % 97, t % 2), picture(4));
                        if (const auto found = cache.find(keyAt((i * 7) % 97, t % 2)); found && found->width() != 4)
                            cache.clear();
                    }
                });
            }
        }
        QCOMPARE(cache.chunkCount(), std::size_t(40));
        QCOMPARE(cache.byteCount(), std::size_t(40 * 64));
    }
};

ZONEWRIGHT_TEST(chunkcache, TestChunkCache)
#include "tst_chunkcache.moc"

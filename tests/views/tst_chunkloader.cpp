#include "support/testregistry.h"
#include "views/chunkloader.h"
#include "views/mapevents.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestChunkLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesWhatIsAskedFor();
    void whatIsAskedForAnewReplacesWhatWaits();
    void anotherWorldDropsWhatWaits();
};

namespace {

std::vector<ChunkKey> allOf(const WorldChunks& chunks)
{
    std::vector<ChunkKey> keys;
    const ChunkKey first{};
    for (int y = 0; y < chunks.grid().chunksPerSide(first); ++y) {
        for (int x = 0; x < chunks.grid().chunksPerSide(first); ++x)
            keys.push_back({.at = {x, y}});
    }
    return keys;
}

} // namespace

void TestChunkLoader::makesWhatIsAskedFor()
{
    const auto chunks = test::chunksOf({.name = "Elderlore"});
    const auto keys = allOf(*chunks);
    QCOMPARE(keys.size(), std::size_t{64});
    ChunkLoader loader;
    loader.setChunks(chunks);
    QSignalSpy loaded(&loader, &ChunkLoader::chunksLoaded);
    loader.request(keys);
    QTRY_COMPARE_WITH_TIMEOUT(chunks->cache().chunkCount(), keys.size(), 60'000);
    QTRY_VERIFY(!loaded.isEmpty());
    for (const ChunkKey& key : keys)
        QVERIFY(chunks->find(key).has_value());
}

void TestChunkLoader::whatIsAskedForAnewReplacesWhatWaits()
{
    const auto chunks = test::chunksOf({.name = "Elderlore", .size = 7});
    const auto keys = allOf(*chunks);
    ChunkLoader loader;
    loader.setChunks(chunks);
    loader.request(keys);
    loader.request({keys.back()});
    QTRY_VERIFY_WITH_TIMEOUT(chunks->cache().contains(keys.back()), 60'000);
    QVERIFY(chunks->cache().chunkCount() < keys.size());
}

void TestChunkLoader::anotherWorldDropsWhatWaits()
{
    const auto first = test::chunksOf({.name = "Elderlore", .size = 7});
    const auto second = test::chunksOf({.name = "Ostermere"});
    ChunkLoader loader;
    loader.setChunks(first);
    loader.request(allOf(*first));
    loader.setChunks(second);
    loader.request({ChunkKey{}});
    QTRY_VERIFY_WITH_TIMEOUT(second->cache().contains(ChunkKey{}), 60'000);
    QVERIFY(first->cache().chunkCount() < allOf(*first).size());
}

ZONEWRIGHT_TEST(chunkloader, TestChunkLoader)

#include "tst_chunkloader.moc"

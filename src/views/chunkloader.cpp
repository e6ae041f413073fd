#include "views/chunkloader.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace zonewright {

namespace {

/// One processor is left to the interface.
int loaderThreads()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, 4);
}

} // namespace

ChunkLoader::ChunkLoader(QObject* parent)
    : QObject(parent)
    , m_worker(loaderThreads())
{
}

void ChunkLoader::setChunks(std::shared_ptr<WorldChunks> chunks)
{
    m_worker.clear();
    m_chunks = std::move(chunks);
}

void ChunkLoader::request(const std::vector<ChunkKey>& keys, const std::vector<Point>& contents)
{
    m_worker.clear();
    for (const ChunkKey& key : keys) {
        m_worker.post([this, chunks = m_chunks, key] {
            (void)chunks->produce(key);
            announceLater();
        });
    }
    for (const Point zone : contents) {
        m_worker.post([this, chunks = m_chunks, zone] {
            (void)chunks->produceContent(zone);
            announceLater();
        });
    }
}

/// One call on its way to the interface speaks for all that comes before it is heard.
void ChunkLoader::announceLater()
{
    if (!m_announced.exchange(true))
        QMetaObject::invokeMethod(this, &ChunkLoader::announce, Qt::QueuedConnection);
}

void ChunkLoader::announce()
{
    m_announced = false;
    Q_EMIT chunksLoaded();
}

} // namespace zonewright

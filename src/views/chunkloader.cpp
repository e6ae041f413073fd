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

void ChunkLoader::request(const std::vector<ChunkKey>& keys)
{
    m_worker.clear();
    for (const ChunkKey& key : keys) {
        m_worker.post([this, chunks = m_chunks, key] {
            (void)chunks->produce(key);
            // One call on its way to the interface speaks for all chunks that come before it is heard.
            if (!m_announced.exchange(true))
                QMetaObject::invokeMethod(this, &ChunkLoader::announce, Qt::QueuedConnection);
        });
    }
}

void ChunkLoader::announce()
{
    m_announced = false;
    Q_EMIT chunksLoaded();
}

} // namespace zonewright

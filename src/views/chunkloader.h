#pragma once

#include "document/worker.h"
#include "render/worldchunks.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

namespace zonewright {

/// Makes the chunks that a view misses, away from the interface's thread. What is asked for anew takes the place of
/// what was still waiting, so that the view that the designer looks at now always comes first.
class ChunkLoader : public QObject
{
    Q_OBJECT

public:
    explicit ChunkLoader(QObject* parent = nullptr);

    /// Where the chunks go; drops what was waiting for another world. A job that ends late fills a cache that nobody
    /// looks at any more.
    void setChunks(std::shared_ptr<WorldChunks> chunks);

    /// Asks for chunks, the first one first, and then for what stands on zones (wrapped).
    void request(const std::vector<ChunkKey>& keys, const std::vector<Point>& contents = {});

Q_SIGNALS:
    /// Something of what was asked for is there.
    void chunksLoaded();

private:
    void announceLater();
    void announce();

    std::shared_ptr<WorldChunks> m_chunks;
    std::atomic_bool m_announced = false;
    Worker m_worker; // last, so that it ends before what its tasks write to
};

} // namespace zonewright

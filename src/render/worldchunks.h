#pragma once

#include "core/world/world.h"
#include "render/cellscene.h"
#include "render/chunkcache.h"
#include "render/chunksource.h"
#include "render/tileset.h"

#include <list>
#include <memory>
#include <mutex>

namespace zonewright {

/// Makes the chunks of one world and keeps them. May be used from any thread. A view holds it by shared pointer, gives
/// a copy of the pointer to each of its background jobs, and makes another one when the world changes: a job that ends
/// late then fills a cache that nobody looks at.
class WorldChunks : public ChunkSource
{
public:
    static constexpr std::size_t defaultByteLimit = 192u << 20;

    WorldChunks(World world, std::shared_ptr<const Tilesets> tilesets, std::size_t byteLimit = defaultByteLimit);

    [[nodiscard]] const World& world() const { return m_world; }

    [[nodiscard]] const ChunkGrid& grid() const { return m_grid; }

    /// The chunk if it was produced already and is still kept.
    [[nodiscard]] std::optional<QImage> find(const ChunkKey& key) override;

    /// Gives the chunk, making it if it is not there: about a millisecond. This is what background jobs call.
    QImage produce(const ChunkKey& key);

    [[nodiscard]] const ChunkCache& cache() const { return m_cache; }

private:
    [[nodiscard]] QImage mapChunk(const ChunkKey& key) const;
    [[nodiscard]] QImage tileChunk(const ChunkKey& key);
    [[nodiscard]] std::shared_ptr<const ZoneContent> content(Point zone);

    World m_world;
    std::shared_ptr<const Tilesets> m_tilesets;
    ChunkGrid m_grid;
    ChunkCache m_cache;
    std::mutex m_contentMutex;
    std::list<std::shared_ptr<const ZoneContent>> m_contents; ///< of the zones painted last, the last in front
};

/// A source that makes what is missing at once: for pictures that are made in one go.
class ProducingChunks : public ChunkSource
{
public:
    explicit ProducingChunks(WorldChunks& chunks)
        : m_chunks(chunks)
    {
    }

    [[nodiscard]] std::optional<QImage> find(const ChunkKey& key) override { return m_chunks.produce(key); }

private:
    WorldChunks& m_chunks;
};

} // namespace zonewright

#pragma once

#include "core/world/world.h"
#include "render/cellscene.h"
#include "render/chunkcache.h"
#include "render/chunksource.h"
#include "render/contentcache.h"
#include "render/tileset.h"

#include <memory>

namespace zonewright {

/// Makes the chunks of one world and keeps them. May be used from any thread. A view holds it by shared pointer, gives
/// a copy of the pointer to each of its background jobs, and makes another one when the world changes: a job that ends
/// late then fills a cache that nobody looks at.
class WorldChunks : public ChunkSource
{
public:
    static constexpr std::size_t defaultByteLimit = 128u << 20;

    WorldChunks(World world, std::shared_ptr<const Tilesets> tilesets, std::size_t byteLimit = defaultByteLimit);

    [[nodiscard]] const World& world() const { return m_world; }

    [[nodiscard]] const ChunkGrid& grid() const { return m_grid; }

    /// The chunk if it was produced already and is still kept.
    [[nodiscard]] std::optional<QImage> find(const ChunkKey& key) override;

    /// Gives the chunk, making it if it is not there: about a millisecond. This is what background jobs call.
    QImage produce(const ChunkKey& key);

    /// What stands on a zone (wrapped) if it was asked for already and is still kept, as it is for all zones of chunks
    /// of tiles; null else. Never computes anything.
    [[nodiscard]] std::shared_ptr<const ZoneContent> findContent(Point zone) { return m_contents.find(zone); }

    /// The same, computing the zone if it is not there. This is what background jobs call.
    std::shared_ptr<const ZoneContent> produceContent(Point zone);

    [[nodiscard]] const Tilesets& tilesets() const { return *m_tilesets; }

    [[nodiscard]] const ChunkCache& cache() const { return m_cache; }

private:
    [[nodiscard]] QImage mapChunk(const ChunkKey& key) const;
    [[nodiscard]] QImage tileChunk(const ChunkKey& key);

    World m_world;
    std::shared_ptr<const Tilesets> m_tilesets;
    ChunkGrid m_grid;
    ChunkCache m_cache;
    ContentCache m_contents;
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

#pragma once

#include "render/chunksource.h"

#include <list>
#include <mutex>
#include <unordered_map>

namespace zonewright {

/// Keeps the chunks used last, up to a number of bytes. May be used from any thread.
class ChunkCache : public ChunkSource
{
public:
    explicit ChunkCache(std::size_t byteLimit)
        : m_byteLimit(byteLimit)
    {
    }

    /// The chunk, which becomes the one used last.
    [[nodiscard]] std::optional<QImage> find(const ChunkKey& key) override;

    /// Says whether a chunk is there, without using it.
    [[nodiscard]] bool contains(const ChunkKey& key) const;

    /// Adds or replaces a chunk and drops those used longest ago while the bytes exceed the limit. The chunk added
    /// stays even if it alone exceeds it.
    void insert(const ChunkKey& key, QImage image);

    void clear();

    [[nodiscard]] std::size_t byteCount() const;
    [[nodiscard]] std::size_t chunkCount() const;

private:
    using Entry = std::pair<ChunkKey, QImage>;

    std::size_t dropOldest();
    static void giveBack();

    mutable std::mutex m_mutex;
    std::size_t m_byteLimit;
    std::size_t m_byteCount = 0;
    std::size_t m_dropped = 0;  ///< bytes since memory was given back to the system
    std::list<Entry> m_entries; ///< the one used last in front
    std::unordered_map<ChunkKey, std::list<Entry>::iterator, ChunkKeyHash> m_index;
};

} // namespace zonewright

#include "render/chunkcache.h"

#include <utility>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace zonewright {

namespace {

/// Bytes of chunks that are dropped before the system gets its memory back.
constexpr std::size_t givenBackAtOnce = 32u << 20;

} // namespace

std::optional<QImage> ChunkCache::find(const ChunkKey& key)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_index.find(key);
    if (found == m_index.end())
        return std::nullopt;
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return found->second->second;
}

bool ChunkCache::contains(const ChunkKey& key) const
{
    const std::lock_guard lock(m_mutex);
    return m_index.contains(key);
}

void ChunkCache::insert(const ChunkKey& key, QImage image)
{
    bool isTooMuch = false;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_index.find(key);
        if (found != m_index.end()) {
            m_byteCount -= static_cast<std::size_t>(found->second->second.sizeInBytes());
            m_entries.erase(found->second);
            m_index.erase(found);
        }
        m_byteCount += static_cast<std::size_t>(image.sizeInBytes());
        m_entries.emplace_front(key, std::move(image));
        m_index.emplace(key, m_entries.begin());
        while (m_byteCount > m_byteLimit && m_entries.size() > 1)
            m_dropped += dropOldest();
        isTooMuch = m_dropped >= givenBackAtOnce;
        if (isTooMuch)
            m_dropped = 0;
    }
    if (isTooMuch) // takes milliseconds: whoever looks for a chunk is not to wait for it
        giveBack();
}

std::size_t ChunkCache::dropOldest()
{
    const Entry& last = m_entries.back();
    const auto bytes = static_cast<std::size_t>(last.second.sizeInBytes());
    m_byteCount -= bytes;
    m_index.erase(last.first);
    m_entries.pop_back();
    return bytes;
}

/// Small chunks leave holes between others, which glibc would keep for ever: a cache of 128 MB then takes 400.
void ChunkCache::giveBack()
{
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

void ChunkCache::clear()
{
    const std::lock_guard lock(m_mutex);
    m_index.clear();
    m_entries.clear();
    m_byteCount = 0;
}

std::size_t ChunkCache::byteCount() const
{
    const std::lock_guard lock(m_mutex);
    return m_byteCount;
}

std::size_t ChunkCache::chunkCount() const
{
    const std::lock_guard lock(m_mutex);
    return m_entries.size();
}

} // namespace zonewright

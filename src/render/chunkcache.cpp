#include "render/chunkcache.h"

#include <utility>

namespace zonewright {

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
    while (m_byteCount > m_byteLimit && m_entries.size() > 1) {
        const Entry& last = m_entries.back();
        m_byteCount -= static_cast<std::size_t>(last.second.sizeInBytes());
        m_index.erase(last.first);
        m_entries.pop_back();
    }
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

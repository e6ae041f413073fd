#include "render/contentcache.h"

#include <utility>

namespace zonewright {

std::uint64_t ContentCache::keyOf(Point zone)
{
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(zone.x)) << 32 | static_cast<std::uint32_t>(zone.y);
}

std::shared_ptr<const ZoneContent> ContentCache::find(Point zone)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_index.find(keyOf(zone));
    if (found == m_index.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return m_entries.front();
}

void ContentCache::insert(std::shared_ptr<const ZoneContent> content)
{
    const std::lock_guard lock(m_mutex);
    const std::uint64_t key = keyOf(content->position);
    if (const auto found = m_index.find(key); found != m_index.end())
        m_entries.erase(found->second);
    m_entries.push_front(std::move(content));
    m_index[key] = m_entries.begin();
    if (m_entries.size() > m_limit) {
        m_index.erase(keyOf(m_entries.back()->position));
        m_entries.pop_back();
    }
}

} // namespace zonewright

#pragma once

#include "core/geometry/point.h"
#include "render/cellscene.h"

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace zonewright {

/// Keeps what stands on the zones asked for last, up to a number of zones. May be used from any thread.
class ContentCache
{
public:
    explicit ContentCache(std::size_t limit)
        : m_limit(limit)
    {
    }

    /// The content of a zone (wrapped), which becomes the one used last; null when it is not kept.
    [[nodiscard]] std::shared_ptr<const ZoneContent> find(Point zone);

    /// Adds or replaces the content of a zone and drops those used longest ago while there are too many.
    void insert(std::shared_ptr<const ZoneContent> content);

private:
    using Entries = std::list<std::shared_ptr<const ZoneContent>>;

    [[nodiscard]] static std::uint64_t keyOf(Point zone);

    std::size_t m_limit;
    std::mutex m_mutex;
    Entries m_entries; ///< the one used last in front
    std::unordered_map<std::uint64_t, Entries::iterator> m_index;
};

} // namespace zonewright

#pragma once

#include "core/geometry/point.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace zonewright {

/// Finds the slot of a zone in constant time: a table with open addressing for a fixed number of zones, half empty at
/// the least. Zones are wrapped positions, 0 to 1,023 on each axis.
class ZoneLookup
{
public:
    static constexpr int none = -1;

    /// Room for `capacity` zones.
    explicit ZoneLookup(int capacity);

    /// The slot of a zone, or `none`.
    [[nodiscard]] int find(Point zone) const
    {
        const std::uint32_t key = keyOf(zone);
        for (std::size_t at = start(key);; at = (at + 1) & m_mask) {
            if (m_entries[at].key == key)
                return m_entries[at].slot;
            if (m_entries[at].key == emptyKey)
                return none;
        }
    }

    /// Adds a zone that is not there.
    void insert(Point zone, int slot);

    /// Removes a zone that is there.
    void remove(Point zone);

private:
    struct Entry
    {
        std::uint32_t key = emptyKey;
        std::int32_t slot = none;
    };

    static constexpr std::uint32_t emptyKey = 0xffffffff;

    [[nodiscard]] static std::uint32_t keyOf(Point zone)
    {
        return (static_cast<std::uint32_t>(zone.y) << 16) | static_cast<std::uint32_t>(zone.x);
    }

    [[nodiscard]] std::size_t start(std::uint32_t key) const { return ((key * 0x9e3779b1U) >> 12) & m_mask; }

    std::vector<Entry> m_entries;
    std::size_t m_mask;
};

} // namespace zonewright

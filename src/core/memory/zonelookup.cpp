#include "core/memory/zonelookup.h"

#include <bit>

namespace zonewright {

ZoneLookup::ZoneLookup(int capacity)
    : m_entries(std::bit_ceil(2 * static_cast<std::size_t>(capacity) + 1))
    , m_mask(m_entries.size() - 1)
{
}

void ZoneLookup::insert(Point zone, int slot)
{
    const std::uint32_t key = keyOf(zone);
    std::size_t at = start(key);
    while (m_entries[at].key != emptyKey)
        at = (at + 1) & m_mask;
    m_entries[at] = {key, slot};
}

// Later entries of the same run move up, so that no run has a hole.
void ZoneLookup::remove(Point zone)
{
    const std::uint32_t key = keyOf(zone);
    std::size_t hole = start(key);
    while (m_entries[hole].key != key)
        hole = (hole + 1) & m_mask;
    for (std::size_t at = (hole + 1) & m_mask; m_entries[at].key != emptyKey; at = (at + 1) & m_mask) {
        const std::size_t home = start(m_entries[at].key);
        if (((at - home) & m_mask) >= ((at - hole) & m_mask)) {
            m_entries[hole] = m_entries[at];
            hole = at;
        }
    }
    m_entries[hole] = {};
}

} // namespace zonewright

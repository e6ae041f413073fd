#include "core/memory/knownzones.h"

namespace zonewright {

namespace {

std::size_t slotIndex(int slot)
{
    return static_cast<std::size_t>(slot);
}

} // namespace

KnownZones::KnownZones(int capacity, PopularityOrder order)
    : m_capacity(capacity)
    , m_order(order)
    , m_lookup(capacity)
{
    m_zones.reserve(slotIndex(capacity));
    m_links.reserve(slotIndex(capacity));
}

std::vector<Point> KnownZones::popularity() const
{
    std::vector<Point> zones;
    zones.reserve(m_zones.size());
    for (int slot = m_first; slot != ZoneLookup::none; slot = m_links[slotIndex(slot)].next)
        zones.push_back(m_zones[slotIndex(slot)]);
    return zones;
}

Evaluation KnownZones::add(Point zone)
{
    Evaluation result{.known = false};
    if (static_cast<int>(m_zones.size()) < m_capacity) {
        result.slot = static_cast<int>(m_zones.size());
        m_zones.push_back(zone);
        m_links.emplace_back();
    } else {
        result.slot = m_last;
        result.evicted = m_zones[slotIndex(m_last)];
        m_lookup.remove(*result.evicted);
        unlink(m_last);
        m_zones[slotIndex(result.slot)] = zone;
    }
    m_lookup.insert(zone, result.slot);
    linkInFront(result.slot);
    return result;
}

void KnownZones::moveToFront(int slot)
{
    unlink(slot);
    linkInFront(slot);
}

void KnownZones::linkInFront(int slot)
{
    m_links[slotIndex(slot)] = {.previous = ZoneLookup::none, .next = m_first};
    if (m_first != ZoneLookup::none)
        m_links[slotIndex(m_first)].previous = slot;
    else
        m_last = slot;
    m_first = slot;
}

void KnownZones::unlink(int slot)
{
    const Links links = m_links[slotIndex(slot)];
    if (links.previous != ZoneLookup::none)
        m_links[slotIndex(links.previous)].next = links.next;
    else
        m_first = links.next;
    if (links.next != ZoneLookup::none)
        m_links[slotIndex(links.next)].previous = links.previous;
    else
        m_last = links.previous;
}

} // namespace zonewright

#pragma once

#include "core/geometry/point.h"
#include "core/memory/zonelookup.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

/// When a known zone becomes the most popular.
enum class PopularityOrder : std::uint8_t {
    Arrival, ///< when it is added, and never again
    Recent,  ///< when it is added, and whenever a cell of it is evaluated
};

/// What evaluating cells of one zone did to the list of known zones.
struct Evaluation
{
    int slot = 0;                 ///< where the zone is now
    bool known = true;            ///< false: the zone had to be computed
    std::optional<Point> evicted; ///< the zone whose slot it took
};

/// The first way to remember zones: a list of at most `capacity` zones ordered by popularity, which forgets the least
/// popular one when it is full. Three views of it agree at all times: the slots, the zone of each slot, and the order
/// from the most to the least popular. Every operation takes constant time.
class KnownZones
{
public:
    /// `capacity` is at least 1 (the rules ask for 9 to 1,024).
    KnownZones(int capacity, PopularityOrder order);

    [[nodiscard]] int capacity() const { return m_capacity; }

    /// The zone in each slot, in order of slot: each slot keeps its zone until that is evicted.
    [[nodiscard]] std::span<const Point> slots() const { return m_zones; }

    /// The zones from the most to the least popular.
    [[nodiscard]] std::vector<Point> popularity() const;

    /// The slot of a zone, or ZoneLookup::none.
    [[nodiscard]] int slotOf(Point zone) const { return m_lookup.find(zone); }

    /// Evaluates cells of a zone (wrapped position): one that is not known is added, in a new slot at the end while the
    /// list is not full, else in the slot of the least popular zone, and becomes the most popular.
    Evaluation evaluate(Point zone)
    {
        const int slot = m_lookup.find(zone);
        if (slot == ZoneLookup::none)
            return add(zone);
        if (m_order == PopularityOrder::Recent && slot != m_first)
            moveToFront(slot);
        return {.slot = slot};
    }

private:
    struct Links
    {
        int previous = ZoneLookup::none;
        int next = ZoneLookup::none;
    };

    Evaluation add(Point zone);
    void moveToFront(int slot);
    void linkInFront(int slot);
    void unlink(int slot);

    int m_capacity;
    PopularityOrder m_order;
    std::vector<Point> m_zones;
    std::vector<Links> m_links; // popularity: a list through the slots
    int m_first = ZoneLookup::none;
    int m_last = ZoneLookup::none;
    ZoneLookup m_lookup;
};

} // namespace zonewright

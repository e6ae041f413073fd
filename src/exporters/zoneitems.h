#pragma once

#include "core/geometry/torus.h"
#include "project/project.h"

#include <algorithm>
#include <ranges>
#include <vector>

namespace zonewright {

/// What a project puts into the zones of its world, zone by zone; the project outlives it.
template <typename Item>
class ItemsByZone
{
public:
    /// Of `items`, each of which has a `zone`. One outside the world, whose sizes were changed since, is in no zone: it
    /// is a problem of the project.
    ItemsByZone(const std::vector<Item>& items, Torus zones)
    {
        for (const Item& item : items) {
            if (zones.wrap(item.zone) == item.zone)
                m_items.push_back({.zone = item.zone, .item = &item});
        }
        m_inOrder = m_items;
        std::ranges::stable_sort(m_items, rowOrder, &Placed::zone);
    }

    /// Those of one zone (wrapped), in the order of the project.
    [[nodiscard]] auto in(Point zone) const
    {
        return std::ranges::equal_range(m_items, zone, rowOrder, &Placed::zone) |
               std::views::transform([](const Placed& placed) -> const Item& { return *placed.item; });
    }

    /// All that are in the world, in the order of the project.
    [[nodiscard]] auto all() const
    {
        return m_inOrder | std::views::transform([](const Placed& placed) -> const Item& { return *placed.item; });
    }

private:
    struct Placed
    {
        Point zone;
        const Item* item = nullptr;
    };

    std::vector<Placed> m_inOrder;
    std::vector<Placed> m_items; ///< the same, row by row
};

struct ZoneItems
{
    ZoneItems(const Project& project, Torus zones)
        : dungeons(project.dungeons, zones)
        , events(project.walk.events, zones)
    {
    }

    ItemsByZone<Dungeon> dungeons;
    ItemsByZone<ScheduledEvent> events;
};

} // namespace zonewright

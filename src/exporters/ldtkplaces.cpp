#include "exporters/ldtkplaces.h"

#include <algorithm>
#include <set>

namespace zonewright {

namespace {

constexpr int longestLdtkRow = 16; ///< levels

/// As LDtk has it: a corner alone counts as one, whatever touches along a side as that side. The two do not overlap.
std::string_view ldtkDirection(const Rect& from, const Rect& to)
{
    const bool isEast = to.x == from.right();
    const bool isWest = to.right() == from.x;
    const bool isSouth = to.y == from.bottom();
    const bool isNorth = to.bottom() == from.y;
    if (isSouth)
        return isEast ? "se" : isWest ? "sw" : "s";
    if (isNorth)
        return isEast ? "ne" : isWest ? "nw" : "n";
    return isEast ? "e" : "w";
}

} // namespace

LdtkZones::LdtkZones(std::span<const ExportTarget> targets, std::span<const std::size_t> chosen, Torus zones)
    : m_zones(zones)
{
    for (const std::size_t target : chosen) {
        const ExportTarget::Kind kind = targets[target].kind;
        const Rect& area = targets[target].zones;
        const bool isPart = kind == ExportTarget::Kind::Zone || kind == ExportTarget::Kind::Zones;
        if (!isPart || !isFree(area))
            continue;
        for (int y = 0; y < area.height; ++y) {
            for (int x = 0; x < area.width; ++x)
                m_holders.emplace(m_zones.wrap(Point{area.x + x, area.y + y}), Holder{target, {x, y}});
        }
        m_areas.emplace(target, area);
    }
}

bool LdtkZones::isFree(const Rect& area) const
{
    if (area.width > m_zones.side() || area.height > m_zones.side())
        return false;
    for (int y = area.y; y < area.bottom(); ++y) {
        for (int x = area.x; x < area.right(); ++x) {
            if (m_holders.contains(m_zones.wrap(Point{x, y})))
                return false;
        }
    }
    return true;
}

Rect LdtkZones::bounds() const
{
    if (m_areas.empty())
        return {};
    Rect all = m_areas.begin()->second;
    for (const auto& [target, area] : m_areas) {
        const Point from{std::min(all.x, area.x), std::min(all.y, area.y)};
        const Point to{std::max(all.right(), area.right()), std::max(all.bottom(), area.bottom())};
        all = {from.x, from.y, to.x - from.x, to.y - from.y};
    }
    return all;
}

std::optional<LdtkNeighbour> LdtkZones::neighbourAt(const Rect& area, Point zone) const
{
    const auto found = m_holders.find(m_zones.wrap(zone));
    if (found == m_holders.end())
        return std::nullopt;
    const Holder& holder = found->second;
    const Point corner = zone - holder.offset; // of the copy of it that lies there
    const Rect& size = m_areas.at(holder.target);
    return LdtkNeighbour{holder.target, ldtkDirection(area, {corner.x, corner.y, size.width, size.height})};
}

std::vector<LdtkNeighbour> LdtkZones::neighbours(std::size_t target) const
{
    const auto own = m_areas.find(target);
    if (own == m_areas.end())
        return {};
    std::set<LdtkNeighbour> found;
    const auto look = [&](Point zone) {
        const auto neighbour = neighbourAt(own->second, zone);
        if (neighbour && neighbour->target != target)
            found.insert(*neighbour);
    };
    const Rect around = own->second.grown(1);
    for (int x = around.x; x < around.right(); ++x) {
        look({x, around.y});
        look({x, around.bottom() - 1});
    }
    for (int y = around.y; y < around.bottom(); ++y) {
        look({around.x, y});
        look({around.right() - 1, y});
    }
    return {found.begin(), found.end()};
}

LdtkRows::Pixels LdtkRows::take(ItemId group, Size size)
{
    if (m_group != group || m_inRow == longestLdtkRow) {
        m_next = {m_left, m_bottom};
        m_inRow = 0;
        m_group = group;
    }
    const Pixels place = m_next;
    m_next.x += onGrid(size.width) + m_step;
    m_bottom = std::max(m_bottom, place.y + onGrid(size.height) + m_step);
    ++m_inRow;
    return place;
}

} // namespace zonewright

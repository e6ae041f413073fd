#include "core/walk/zonestanding.h"

#include <algorithm>
#include <map>
#include <utility>

namespace zonewright {

namespace {

constexpr std::size_t windowCentre = 4; // of nine zones in row order

/// Standings by zone, in the order in which the zones came.
class StandingList
{
public:
    ZoneStanding& of(Point zone)
    {
        const auto [place, isNew] = m_places.try_emplace({zone.y, zone.x}, m_standings.size());
        if (isNew)
            m_standings.push_back({.zone = zone});
        return m_standings[place->second];
    }

    [[nodiscard]] std::vector<ZoneStanding> take() { return std::move(m_standings); }

private:
    std::map<std::pair<int, int>, std::size_t> m_places;
    std::vector<ZoneStanding> m_standings;
};

void addQueue(StandingList& list, const TurnRecord& record)
{
    for (const Request& request : record.pending) {
        if (request.kind != EventKind::ComputeZone)
            continue;
        ZoneStanding& standing = list.of(request.zone);
        if (!standing.due)
            standing.due = request.due;
        standing.next = standing.next || &request == &record.pending.front();
    }
}

/// What a turn remembers, in the order of zoneStandings.
std::vector<Point> zonesRemembered(const TurnRecord& record)
{
    std::vector<Point> zones;
    if (record.window)
        zones.assign(record.window->begin(), record.window->end());
    zones.insert(zones.end(), record.computed.begin(), record.computed.end());
    zones.insert(zones.end(), record.slots.begin(), record.slots.end());
    return zones;
}

bool isBeforeInRows(Point a, Point b)
{
    return std::pair(a.y, a.x) < std::pair(b.y, b.x);
}

} // namespace

std::vector<ZoneStanding> zoneStandings(const TurnRecord& record)
{
    StandingList list;
    for (std::size_t i = 0; record.window && i < record.window->size(); ++i)
        list.of((*record.window)[i]).hold = i == windowCentre ? ZoneHold::Centre : ZoneHold::Window;
    for (const Point zone : record.computed) {
        ZoneStanding& standing = list.of(zone);
        if (standing.hold == ZoneHold::None)
            standing.hold = ZoneHold::AtHand;
    }
    for (std::size_t i = 0; i < record.slots.size(); ++i) {
        ZoneStanding& standing = list.of(record.slots[i]);
        standing.hold = ZoneHold::Known;
        standing.slot = static_cast<int>(i);
    }
    for (std::size_t i = 0; i < record.popularity.size(); ++i)
        list.of(record.popularity[i]).rank = static_cast<int>(i) + 1;
    addQueue(list, record);
    for (const Hazard& hazard : record.hazards)
        list.of(hazard.zone).hazard = hazard.kind;
    return list.take();
}

std::vector<Point> zonesForgotten(const TurnRecord& before, const TurnRecord& after)
{
    std::vector<Point> kept = zonesRemembered(after);
    std::ranges::sort(kept, isBeforeInRows);
    std::vector<Point> forgotten = zonesRemembered(before);
    std::erase_if(forgotten, [&kept](Point zone) { return std::ranges::binary_search(kept, zone, isBeforeInRows); });
    return forgotten;
}

} // namespace zonewright

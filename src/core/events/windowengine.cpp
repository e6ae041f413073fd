#include "core/events/windowengine.h"

#include "core/memory/zonewindow.h"

#include <algorithm>

namespace zonewright {

namespace {

constexpr int apronReach = 2; // zones at hand lie within so many zones of the player's

bool contains(const std::vector<Point>& zones, Point zone)
{
    return std::ranges::find(zones, zone) != zones.end();
}

} // namespace

bool WindowEngine::isAtHand(const WindowState& state, Point zone)
{
    return contains(state.atHand, zone);
}

std::vector<Point> WindowEngine::cross(WindowState& state, std::int64_t turn, Point playerZone) const
{
    if (m_mode == QueueMode::Fifo) {
        append(state, turn, playerZone);
        return {};
    }
    const bool wasPending = !state.pending.empty();
    std::vector<Point> dropped = dropAtHand(state, playerZone);
    rebuild(state, turn, playerZone, wasPending);
    return dropped;
}

std::vector<Point> WindowEngine::dropAtHand(WindowState& state, Point playerZone) const
{
    const int reach = m_mode == QueueMode::Retain ? apronReach : 1;
    std::vector<Point> dropped;
    std::erase_if(state.atHand, [&](Point zone) {
        // Back in the centre, what was computed for another window is of no use to a queue that does not retain.
        const bool abandoned = m_mode == QueueMode::Coalesce && playerZone == state.centre;
        const bool leaves = abandoned || m_zones.distance(playerZone, zone) > reach;
        if (leaves)
            dropped.push_back(zone);
        return leaves;
    });
    return dropped;
}

void WindowEngine::queueZones(WindowState& state, const std::vector<Point>& zones, Point from, Point to) const
{
    for (const Point zone : zones)
        state.pending.push_back({.id = state.nextId++, .kind = EventKind::ComputeZone, .zone = zone});
    if (from != to) {
        state.pending.push_back({.id = state.nextId++,
                                 .kind = EventKind::ShiftWindow,
                                 .zone = to,
                                 .direction = m_zones.direction(from, to)});
    }
}

void WindowEngine::rebuild(WindowState& state, std::int64_t turn, Point playerZone, bool wasPending) const
{
    std::vector<Point> wanted;
    for (const Point zone : ZoneWindow::zonesAround(m_zones, playerZone)) {
        if (!holds(state, zone) && !isAtHand(state, zone))
            wanted.push_back(zone);
    }
    state.pending.clear();
    queueZones(state, wanted, state.centre, playerZone);
    const std::int64_t first = wasPending ? turn : turn + 1;
    for (std::size_t i = 0; i < state.pending.size(); ++i) {
        const auto turnsLater = static_cast<std::int64_t>(i) / m_rate.requests;
        state.pending[i].due = m_rate.costs ? first : first + turnsLater;
    }
}

void WindowEngine::append(WindowState& state, std::int64_t turn, Point playerZone) const
{
    const std::size_t waiting = state.pending.size();
    const Point last = waiting == 0 ? state.centre : state.pending.back().zone;
    std::vector<Point> wanted;
    for (const Point zone : ZoneWindow::zonesAround(m_zones, playerZone)) {
        if (m_zones.distance(last, zone) > 1)
            wanted.push_back(zone);
    }
    const std::int64_t first = (waiting == 0 ? turn : state.pending.back().due) + 1;
    queueZones(state, wanted, last, playerZone);
    for (std::size_t i = waiting; i < state.pending.size(); ++i)
        state.pending[i].due = m_rate.costs ? turn + 1 : first + static_cast<std::int64_t>(i - waiting);
}

bool WindowEngine::mayProcess(const WindowState& state, std::int64_t turn, int done, std::int64_t spent) const
{
    if (state.pending.empty() || state.pending.front().due > turn)
        return false;
    if (m_rate.costs)
        return done == 0 || spent + declaredCost(state.pending.front().kind, m_zoneSide) <= *m_rate.costs;
    return done < m_rate.requests;
}

std::vector<Point> WindowEngine::process(WindowState& state, Point playerZone) const
{
    const Request request = state.pending.front();
    state.pending.pop_front();
    if (request.kind == EventKind::ShiftWindow)
        return shift(state, request.zone, playerZone);
    if (!holds(state, request.zone) && !isAtHand(state, request.zone))
        state.atHand.push_back(request.zone);
    return {};
}

std::vector<Point> WindowEngine::shift(WindowState& state, Point centre, Point playerZone) const
{
    const Point before = state.centre;
    state.centre = centre;
    std::erase_if(state.atHand, [&](Point zone) { return holds(state, zone); });
    std::vector<Point> left;
    for (const Point zone : ZoneWindow::zonesAround(m_zones, before)) {
        if (holds(state, zone))
            continue;
        if (m_mode == QueueMode::Retain && m_zones.distance(playerZone, zone) <= apronReach)
            state.atHand.push_back(zone);
        else
            left.push_back(zone);
    }
    return left;
}

} // namespace zonewright

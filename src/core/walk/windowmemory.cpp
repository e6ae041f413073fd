#include "core/walk/windowmemory.h"

#include "core/walk/viewsquare.h"

#include <algorithm>

namespace zonewright {

WindowMemory::WindowMemory(const WalkSettings& settings, ZoneSource& source)
    : m_source(source)
    , m_zoneSize(source.world().settings().zoneSize)
    , m_view(settings.view)
    , m_engine(source.world().zones(), source.world().zoneSide(), settings.queue, settings.rate)
    , m_window(source.world().zones(), source.world().zoneSide(), settings.startZone)
{
}

void WindowMemory::fill(const std::vector<Point>& zones)
{
    for (const Point zone : zones)
        m_window.setZone(zone, m_source.zone(zone)->cells);
}

void WindowMemory::arrive(const Player& player, MemoryChange& change)
{
    m_state = {.centre = player.zone};
    m_window.shift(player.zone);
    const auto zones = m_window.zones();
    for (const Point zone : zones)
        m_source.expect(zone);
    for (const Point zone : zones) {
        const auto computed = m_source.zone(zone);
        m_window.setZone(zone, computed->cells);
        change.enter(computed);
    }
}

void WindowMemory::move(std::int64_t turn, Point from, const Player& player, MemoryChange& change,
                        TurnRecord& /*record*/)
{
    if (player.zone == from)
        return;
    for (const Point zone : m_engine.cross(m_state, turn, player.zone))
        change.leave(zone);
    expectPending();
}

// The next few alone: what lies further ahead is expected when its time comes nearer.
void WindowMemory::expectPending()
{
    constexpr std::size_t ahead = 16;
    for (std::size_t i = 0; i < std::min(ahead, m_state.pending.size()); ++i) {
        if (m_state.pending[i].kind == EventKind::ComputeZone)
            m_source.expect(m_state.pending[i].zone);
    }
}

const Request* WindowMemory::nextRequest(std::int64_t turn, int done, std::int64_t spent) const
{
    return m_engine.mayProcess(m_state, turn, done, spent) ? &m_state.pending.front() : nullptr;
}

void WindowMemory::process(const Player& player, MemoryChange& change)
{
    const Request request = m_state.pending.front();
    for (const Point zone : m_engine.process(m_state, player.zone))
        change.leave(zone);
    if (request.kind == EventKind::ComputeZone)
        change.enter(m_source.zone(request.zone));
    else
        fill(m_window.shift(request.zone));
    expectPending();
}

std::optional<Terrain> WindowMemory::terrain(Point /*from*/, Point to) const
{
    const auto cell = m_window.find(to);
    if (!cell)
        return std::nullopt;
    return m_window.at(*cell);
}

void WindowMemory::describe(const Player& player, TurnRecord& record) const
{
    const Torus zones = m_source.world().zones();
    record.pending.assign(m_state.pending.begin(), m_state.pending.end());
    record.window = m_window.zones();
    record.computed = m_state.atHand;
    std::ranges::sort(record.computed, [&](Point a, Point b) {
        return rowOrder(zones.offset(player.zone, a), zones.offset(player.zone, b));
    });
    forEachZoneOnce(ViewSquare(player.cell, m_view, m_zoneSize), zones, [&](Point zone) {
        if (m_window.holds(zone))
            return;
        const bool late = WindowEngine::isAtHand(m_state, zone);
        record.hazards.push_back({.kind = late ? HazardKind::Late : HazardKind::Missing, .zone = zone});
    });
}

void WindowMemory::restore(const MemoryState& state)
{
    m_state = std::get<WindowState>(state);
    m_window.shift(m_state.centre);
    const auto zones = m_window.zones();
    fill({zones.begin(), zones.end()});
}

} // namespace zonewright

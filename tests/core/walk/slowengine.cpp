#include "core/walk/slowengine.h"

#include <cmath>
#include <cstdlib>

namespace zonewright::test {

namespace {

int zoneOf(int coordinate, int side)
{
    int zone = 0;
    while (coordinate >= (zone + 1) * side)
        ++zone;
    while (coordinate < zone * side)
        --zone;
    return zone;
}

} // namespace

SlowEngine::SlowEngine(int zoneSide, QueueMode mode, int requestsPerTurn, Point start)
    : m_side(zoneSide)
    , m_mode(mode)
    , m_requestsPerTurn(requestsPerTurn)
    , m_player(start)
    , m_centre(playersZone())
    , m_window(windowAround(m_centre))
{
}

void SlowEngine::play(Direction move)
{
    ++m_turn;
    const bool wasPending = !m_requests.empty();
    const Zone before = playersZone();
    m_player = m_player + step(move);
    if (playersZone() != before) {
        if (m_mode == QueueMode::Fifo)
            append();
        else
            rebuild(wasPending);
    }
    for (int done = 0; done < m_requestsPerTurn && !m_requests.empty() && m_requests.front().due <= m_turn; ++done) {
        const Request request = m_requests.front();
        m_requests.pop_front();
        process(request);
    }
}

void SlowEngine::append()
{
    Zone last = m_centre;
    for (const Request& request : m_requests) {
        if (request.shifts)
            last = request.zone;
    }
    int due = m_requests.empty() ? m_turn : m_requests.back().due;
    const std::set<Zone> queued = windowAround(last);
    for (const Zone& zone : windowAround(playersZone())) {
        if (!queued.contains(zone))
            m_requests.push_back({++due, false, zone});
    }
    m_requests.push_back({++due, true, playersZone()});
}

void SlowEngine::rebuild(bool wasPending)
{
    m_requests.clear();
    const std::set<Zone> target = windowAround(playersZone());
    std::set<Zone> kept;
    for (const Zone& zone : m_computed) {
        if (m_mode == QueueMode::Coalesce ? target.contains(zone) : withinTwo(zone))
            kept.insert(zone);
    }
    m_computed = kept;
    if (playersZone() == m_centre)
        return;
    const int first = wasPending ? m_turn : m_turn + 1;
    int queued = 0;
    for (const Zone& zone : target) {
        if (!m_window.contains(zone) && !m_computed.contains(zone))
            m_requests.push_back({first + queued++ / m_requestsPerTurn, false, zone});
    }
    m_requests.push_back({first + queued / m_requestsPerTurn, true, playersZone()});
}

void SlowEngine::process(const Request& request)
{
    if (!request.shifts) {
        m_computed.insert(request.zone);
        return;
    }
    const std::set<Zone> old = m_window;
    m_centre = request.zone;
    m_window = windowAround(m_centre);
    for (const Zone& zone : m_window) {
        if (!old.contains(zone) && m_computed.erase(zone) != 1)
            std::abort(); // a shift took in a zone that nobody computed
    }
    for (const Zone& zone : old) {
        if (m_mode == QueueMode::Retain && !m_window.contains(zone) && withinTwo(zone))
            m_computed.insert(zone);
    }
}

std::vector<HazardKind> SlowEngine::hazards(int view) const
{
    std::vector<HazardKind> kinds;
    const int south = zoneOf(m_player.y + view, m_side);
    const int east = zoneOf(m_player.x + view, m_side);
    for (int y = zoneOf(m_player.y - view, m_side); y <= south; ++y) {
        for (int x = zoneOf(m_player.x - view, m_side); x <= east; ++x) {
            if (!m_window.contains({y, x}))
                kinds.push_back(m_computed.contains({y, x}) ? HazardKind::Late : HazardKind::Missing);
        }
    }
    return kinds;
}

std::vector<int> SlowEngine::state() const
{
    const Zone here = playersZone();
    std::vector<int> state{cell().x, cell().y, m_centre.first - here.first, m_centre.second - here.second};
    for (const Zone& zone : m_computed) {
        state.push_back(zone.first - here.first);
        state.push_back(zone.second - here.second);
    }
    state.push_back(1000); // no offset: ends the zones
    for (const Request& request : m_requests) {
        state.push_back(request.due - m_turn);
        state.push_back(request.shifts ? 1 : 0);
        state.push_back(request.zone.first - here.first);
        state.push_back(request.zone.second - here.second);
    }
    return state;
}

Point SlowEngine::cell() const
{
    const Zone here = playersZone();
    return m_player - Point{here.second, here.first} * m_side;
}

SlowEngine::Zone SlowEngine::playersZone() const
{
    return {zoneOf(m_player.y, m_side), zoneOf(m_player.x, m_side)};
}

std::set<SlowEngine::Zone> SlowEngine::windowAround(Zone centre)
{
    std::set<Zone> zones;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x)
            zones.insert({centre.first + y, centre.second + x});
    }
    return zones;
}

bool SlowEngine::withinTwo(Zone zone) const
{
    const Zone here = playersZone();
    return std::abs(zone.first - here.first) <= 2 && std::abs(zone.second - here.second) <= 2;
}

} // namespace zonewright::test

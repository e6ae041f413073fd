#pragma once

#include "core/events/queuemode.h"
#include "core/geometry/direction.h"
#include "core/geometry/point.h"
#include "core/walk/hazard.h"

#include <deque>
#include <set>
#include <utility>
#include <vector>

namespace zonewright::test {

/// The event engine written down as the rules say it, for judging the proof: a list of requests with their due turns
/// and sets of zones in a world without end. It shares nothing with the proof and takes no short cut.
class SlowEngine
{
public:
    /// A player on a cell of zone 0,0 with a settled window.
    SlowEngine(int zoneSide, QueueMode mode, int requestsPerTurn, Point start);

    /// One turn.
    void play(Direction move);

    /// The kinds of the hazards now, zone by zone in row order.
    [[nodiscard]] std::vector<HazardKind> hazards(int view) const;

    /// Everything that decides what comes next, relative to the player's zone and to this turn.
    [[nodiscard]] std::vector<int> state() const;

    /// Where the player is within the zone.
    [[nodiscard]] Point cell() const;

private:
    using Zone = std::pair<int, int>; ///< y, x: in row order

    struct Request
    {
        int due = 0;
        bool shifts = false;
        Zone zone; ///< what is computed, or the centre that the window goes to
    };

    [[nodiscard]] Zone playersZone() const;
    [[nodiscard]] static std::set<Zone> windowAround(Zone centre);
    [[nodiscard]] bool withinTwo(Zone zone) const;
    void append();
    void rebuild(bool wasPending);
    void process(const Request& request);

    int m_side;
    QueueMode m_mode;
    int m_requestsPerTurn;
    int m_turn = 0;
    Point m_player;
    Zone m_centre;
    std::set<Zone> m_window;
    std::set<Zone> m_computed; ///< computed or at hand, not in the window
    std::deque<Request> m_requests;
};

} // namespace zonewright::test

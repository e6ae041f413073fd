#pragma once

#include "core/events/event.h"
#include "core/events/queuemode.h"
#include "core/geometry/torus.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace zonewright {

/// How much of the queue a turn processes.
struct TurnRate
{
    int requests = 1;                  ///< at most so many; at least 1
    std::optional<std::int64_t> costs; ///< instead: while the declared costs stay within it, and one at least

    friend bool operator==(const TurnRate&, const TurnRate&) = default;
};

/// Which zones the window holds, which are computed or at hand beside it, and which requests wait: the second scheme of
/// remembering zones without the zones themselves. Positions are wrapped.
struct WindowState
{
    Point centre;
    std::deque<Request> pending; ///< in order of (due turn, arrival)
    std::vector<Point> atHand;    ///< computed or kept, and not held by the window; in order of arrival
    std::int64_t nextId = 1;      ///< of the next request

    friend bool operator==(const WindowState&, const WindowState&) = default;
};

/// The rules of the queue, as functions of the state. Whatever leaves memory is returned, so that those who keep the
/// zones let go of them and of what lives there.
class WindowEngine
{
public:
    WindowEngine(Torus zones, int zoneSide, QueueMode mode, TurnRate rate)
        : m_zones(zones)
        , m_zoneSide(zoneSide)
        , m_mode(mode)
        , m_rate(rate)
    {
    }

    [[nodiscard]] bool holds(const WindowState& state, Point zone) const
    {
        return m_zones.distance(state.centre, zone) <= 1;
    }

    [[nodiscard]] static bool isAtHand(const WindowState& state, Point zone);

    /// The player has moved into another zone at `turn`: queues what the mode asks for. Gives the zones that leave
    /// memory, in order of arrival.
    std::vector<Point> cross(WindowState& state, std::int64_t turn, Point playerZone) const;

    /// Whether the first waiting request may still be processed at `turn`, when `done` requests with `spent` in
    /// declared costs were processed at it before.
    [[nodiscard]] bool mayProcess(const WindowState& state, std::int64_t turn, int done, std::int64_t spent) const;

    /// Takes the first waiting request and does it: a computed zone is at hand from now on, a shift moves the window.
    /// Gives the zones that leave memory.
    std::vector<Point> process(WindowState& state, Point playerZone) const;

private:
    void rebuild(WindowState& state, std::int64_t turn, Point playerZone, bool wasPending) const;
    void append(WindowState& state, std::int64_t turn, Point playerZone) const;
    void queueZones(WindowState& state, const std::vector<Point>& zones, Point from, Point to) const;
    std::vector<Point> dropAtHand(WindowState& state, Point playerZone) const;
    std::vector<Point> shift(WindowState& state, Point centre, Point playerZone) const;

    Torus m_zones;
    int m_zoneSide;
    QueueMode m_mode;
    TurnRate m_rate;
};

} // namespace zonewright

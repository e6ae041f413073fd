#pragma once

#include "core/events/foresight.h"
#include "core/geometry/direction.h"
#include "core/geometry/point.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zonewright {

/// Everything that the engine does at a turn: two kinds of request, and what designers schedule.
enum class EventKind : std::uint8_t {
    ComputeZone, ///< request: compute a zone that the window needs
    ShiftWindow, ///< request: move the window to the zone that the player is in
    Spawn,       ///< scheduled: a creature appears
    FindPath,    ///< scheduled: a creature or person heads somewhere
    Announce,    ///< scheduled: something happens that the player may foresee
};

inline constexpr int eventKindCount = 5;

/// The word of files and traces: `compute-zone`, `shift-window`, `spawn`, `find-path`, `announce`.
[[nodiscard]] std::string_view word(EventKind kind);

[[nodiscard]] std::optional<EventKind> eventKindFromWord(std::string_view text);

/// True for what designers may schedule.
[[nodiscard]] constexpr bool isScheduled(EventKind kind)
{
    return kind >= EventKind::Spawn;
}

/// The same for what designers may schedule alone.
[[nodiscard]] std::optional<EventKind> scheduledKindFromWord(std::string_view text);

/// The declared cost of an event: compute-zone the number of a zone's cells, shift-window 9, find-path 64, spawn 4,
/// announce 1. `zoneSide` is in cells.
[[nodiscard]] std::int64_t declaredCost(EventKind kind, int zoneSide);

/// A deferred computation or shift.
struct Request
{
    std::int64_t id = 0;  ///< from 1, in the order of queueing
    std::int64_t due = 0; ///< the turn in which it may be processed
    EventKind kind = EventKind::ComputeZone;
    Point zone;                            ///< the zone to compute, or the centre to shift to; wrapped
    Direction direction = Direction::None; ///< of a shift: from the window's centre before it to the one after

    friend bool operator==(const Request&, const Request&) = default;
};

/// What a designer adds: it runs at its due turn, after the requests of that turn, in order of id.
struct ScheduledEvent
{
    std::int64_t id = 0;  ///< from 1
    std::int64_t due = 0; ///< from 1
    EventKind kind = EventKind::Announce;
    Point zone; ///< within the world
    std::string text;
    std::optional<std::int64_t> cost; ///< instead of the declared one
    Foresight foresight;

    friend bool operator==(const ScheduledEvent&, const ScheduledEvent&) = default;
};

} // namespace zonewright

#pragma once

#include "core/events/event.h"
#include "core/geometry/direction.h"

#include <QString>

#include <cstdint>

namespace zonewright {

/// How a request or a scheduled event stands at the turn that is shown.
enum class EventState : std::uint8_t {
    Done,    ///< it was processed in that turn
    Waiting, ///< a request
    ToCome,  ///< its turn is a later one, or the one that still goes on
    Past,    ///< its turn is over
    Never,   ///< it can never fire: its turn is before 1, or its zone outside the world
    Unused,  ///< nothing runs it, since known zones have no event engine
};

/// What it does, at the head of a row: "Compute zone", "Shift window east", "Find a path". The direction is that
/// of a shift.
[[nodiscard]] QString eventName(EventKind kind, Direction direction = Direction::None);

/// One or two words: "waits", "to come", "never"; empty for what is done, which has a time to show.
[[nodiscard]] QString eventStateName(EventState state);

/// A sentence that says why; empty for states that need none.
[[nodiscard]] QString eventStateTip(EventState state);

/// "vision, 30 turns, seer"; empty where nothing is foreseen.
[[nodiscard]] QString foresightText(const Foresight& foresight);

/// A measured time in the local way: "12 µs", from a millisecond on "1.2 ms".
[[nodiscard]] QString measuredText(std::uint32_t microseconds);

/// `text` for finding and sorting: without case and accents.
[[nodiscard]] QString foldedText(const QString& text);

} // namespace zonewright

#pragma once

#include "core/walk/turnrecord.h"
#include "core/walk/walksettings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

/// What the engine does next: a request that waits, or a scheduled event.
struct NextEvent
{
    ProcessedEvent event;
    std::int64_t due = 0; ///< the turn in which it is processed

    friend bool operator==(const NextEvent&, const NextEvent&) = default;
};

/// The scheduled events of a walk that can run, by turn and id: none with known zones. They are those of `settings`,
/// which stay where they are while somebody looks at them.
[[nodiscard]] std::vector<const ScheduledEvent*> scheduleOf(const WalkSettings& settings, Torus zones);

/// What is processed first after a finished turn; nothing when nothing waits and no event is to come. A request comes
/// before the events of its turn.
[[nodiscard]] std::optional<NextEvent> nextEvent(const TurnRecord& finished,
                                                 std::span<const ScheduledEvent* const> schedule);

} // namespace zonewright

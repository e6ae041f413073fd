#pragma once

#include "core/events/event.h"
#include "views/timeaxis.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace zonewright {

/// A scheduled event on a time line. In order of turn, then of id.
struct TimelineEvent
{
    std::int64_t due = 0;
    std::int64_t id = 0;
    EventKind kind = EventKind::Announce;

    friend auto operator<=>(const TimelineEvent&, const TimelineEvent&) = default;
};

/// Those events that stand on the axis, in order.
[[nodiscard]] std::vector<TimelineEvent> timelineEvents(std::span<const ScheduledEvent> events);

/// Where a sign stands that is one event's, or that of several which have no room for signs of their own: pixels of the
/// axis.
struct EventSign
{
    int x = 0;
    int width = 0;
    std::size_t first = 0; ///< index of its first event
    std::size_t count = 1;

    friend bool operator==(const EventSign&, const EventSign&) = default;
};

/// Pixels that the sign of one event takes at most, those below which turns share their signs, and those of a sign of
/// several turns.
struct EventSignSizes
{
    int sign = 16;
    int least = 10;
    int shared = 24;
};

/// The signs in sight of events that are in order, from left to right. They never overlap, and the same events share a
/// sign wherever they stand. Takes time proportional to the number of signs, whatever that of events.
[[nodiscard]] std::vector<EventSign> placeEvents(const TimeAxis& axis, std::span<const TimelineEvent> events,
                                                 const EventSignSizes& sizes);

} // namespace zonewright

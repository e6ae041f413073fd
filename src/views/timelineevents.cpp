#include "views/timelineevents.h"

#include <algorithm>

namespace zonewright {

std::vector<TimelineEvent> timelineEvents(std::span<const ScheduledEvent> events)
{
    std::vector<TimelineEvent> marks;
    marks.reserve(events.size());
    for (const ScheduledEvent& event : events)
        marks.push_back({.due = event.due, .id = event.id, .kind = event.kind});
    std::ranges::sort(marks);
    return marks;
}

std::vector<EventSign> placeEvents(const TimeAxis& axis, std::span<const TimelineEvent> events,
                                   const EventSignSizes& sizes)
{
    std::int64_t turns = 1; // that share a sign
    while (axis.scale() < sizes.least && static_cast<double>(turns) * axis.scale() < sizes.shared)
        turns *= 2;
    std::vector<EventSign> signs;
    const auto range = axis.turnsIn(-sizes.shared, axis.width() + 2 * sizes.shared);
    const std::int64_t begin = range.first - range.first % turns;
    const std::int64_t end = std::min(range.second, axis.end() + 1);
    const auto from = [&](std::int64_t due) { return std::ranges::lower_bound(events, due, {}, &TimelineEvent::due); };
    for (auto event = from(std::max<std::int64_t>(begin, 0)); event != events.end() && event->due < end;) {
        const std::int64_t first = event->due - event->due % turns;
        const auto next = from(first + turns);
        const auto left = static_cast<int>(axis.left(first));
        const auto right = static_cast<int>(axis.left(first + turns));
        const bool isAlone = next - event == 1;
        const int width = std::min(isAlone || turns == 1 ? sizes.sign : sizes.shared, right - left);
        const std::int64_t middle =
            isAlone ? (axis.left(event->due) + axis.left(event->due + 1)) / 2 : (left + right) / 2;
        signs.push_back({.x = std::clamp(static_cast<int>(middle) - width / 2, left, right - width),
                         .width = width,
                         .first = static_cast<std::size_t>(event - events.begin()),
                         .count = static_cast<std::size_t>(next - event)});
        event = next;
    }
    return signs;
}

} // namespace zonewright

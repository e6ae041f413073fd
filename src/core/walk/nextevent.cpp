#include "core/walk/nextevent.h"

#include <algorithm>
#include <utility>

namespace zonewright {

std::vector<const ScheduledEvent*> scheduleOf(const WalkSettings& settings, Torus zones)
{
    std::vector<const ScheduledEvent*> schedule;
    if (settings.memory != MemoryScheme::Window)
        return schedule;
    for (const ScheduledEvent& event : settings.events) {
        if (canFire(event, zones))
            schedule.push_back(&event);
    }
    const auto orderOf = [](const ScheduledEvent* event) { return std::pair(event->due, event->id); };
    std::ranges::sort(schedule, {}, orderOf);
    return schedule;
}

std::optional<NextEvent> nextEvent(const TurnRecord& finished, std::span<const ScheduledEvent* const> schedule)
{
    std::optional<NextEvent> next;
    if (!finished.pending.empty()) {
        const Request& request = finished.pending.front();
        next = {.event = {.id = request.id, .kind = request.kind, .zone = request.zone, .direction = request.direction},
                .due = std::max(request.due, finished.turn + 1)};
    }
    const auto later = std::ranges::upper_bound(schedule, finished.turn, {}, &ScheduledEvent::due);
    if (later != schedule.end() && (!next || (*later)->due < next->due)) {
        const ScheduledEvent& event = **later;
        next = {.event = {.id = event.id, .kind = event.kind, .zone = event.zone}, .due = event.due};
    }
    return next;
}

} // namespace zonewright

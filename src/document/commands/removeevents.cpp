#include "document/commands/removeevents.h"

#include <algorithm>
#include <vector>

namespace zonewright {

RemoveEvents::RemoveEvents(ProjectState& state, std::span<const std::int64_t> events)
    : ListCommand(state)
{
    std::vector<std::int64_t> ids(events.begin(), events.end());
    std::ranges::sort(ids);
    int count = 0;
    std::int64_t last = 0;
    for (int place = endOfList() - 1; place >= 0; --place) {
        const ScheduledEvent& event = project().walk.events[static_cast<std::size_t>(place)];
        if (!std::ranges::binary_search(ids, event.id))
            continue;
        remove(place, event);
        last = event.id;
        ++count;
    }
    setName([count, last] {
        return count == 1 ? tr("Remove event %1").arg(last) : tr("Remove %n event(s)", nullptr, count);
    });
}

} // namespace zonewright

#include "document/commands/addevent.h"

namespace zonewright {

AddEvent::AddEvent(ProjectState& state, ScheduledEvent event)
    : ListCommand(state)
{
    event.id = newEventId(project());
    insert(endOfList(), event);
    setName([id = event.id, due = event.due] { return tr("Add event %1 at turn %2").arg(id).arg(due); });
}

std::int64_t newEventId(const Project& project)
{
    std::int64_t highest = 0;
    for (const ScheduledEvent& event : project.walk.events)
        highest = std::max(highest, event.id);
    return highest + 1;
}

} // namespace zonewright

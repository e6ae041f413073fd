#include "document/commands/moveevent.h"

namespace zonewright {

MoveEvent::MoveEvent(ProjectState& state, std::int64_t event, std::int64_t due, Gesture gesture)
    : ListCommand(state)
{
    if (const ScheduledEvent* before = item(event)) {
        ScheduledEvent after = *before;
        after.due = due;
        replaceById(after);
    }
    mergeInGesture(MergeId::MoveEvent, gesture, event);
    setName([event, due] { return tr("Move event %1 to turn %2").arg(event).arg(due); });
}

} // namespace zonewright

#include "document/commands/changeevent.h"

namespace zonewright {

ChangeEvent::ChangeEvent(ProjectState& state, const ScheduledEvent& event, Gesture gesture)
    : ListCommand(state)
{
    replaceById(event);
    mergeInGesture(MergeId::ChangeEvent, gesture, event.id);
    setName([id = event.id] { return tr("Change event %1").arg(id); });
}

} // namespace zonewright

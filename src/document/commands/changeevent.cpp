#include "document/commands/changeevent.h"

namespace zonewright {

ChangeEvent::ChangeEvent(ProjectState& state, const ScheduledEvent& event, Gesture gesture)
    : ListCommand(state)
{
    replaceById(event);
    mergeInGesture(MergeId::ChangeEvent, gesture, event.id);
    setText(tr("Change event %1").arg(event.id));
}

} // namespace zonewright

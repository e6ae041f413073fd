#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Changes anything of a scheduled event but its id.
class ChangeEvent final : public ListCommand<ScheduledEvent>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ChangeEvent)

public:
    /// `event` is valid (see changeEvent), and takes the place of the one that has its id.
    ChangeEvent(ProjectState& state, const ScheduledEvent& event, Gesture gesture = Gesture::None);
};

} // namespace zonewright

#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Moves a scheduled event in time; a drag is one step.
class MoveEvent final : public ListCommand<ScheduledEvent>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::MoveEvent)

public:
    MoveEvent(ProjectState& state, std::int64_t event, std::int64_t due, Gesture gesture = Gesture::None);
};

} // namespace zonewright

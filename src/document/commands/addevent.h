#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Adds a scheduled event, the last of the list.
class AddEvent final : public ListCommand<ScheduledEvent>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::AddEvent)

public:
    /// `event` is valid (see addEvent); its id is that of newEventId, whatever it holds.
    AddEvent(ProjectState& state, ScheduledEvent event);
};

/// One above the highest id of the project's scheduled events; 1 for the first.
[[nodiscard]] std::int64_t newEventId(const Project& project);

} // namespace zonewright

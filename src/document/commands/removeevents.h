#pragma once

#include "document/commands/listcommand.h"

#include <span>

namespace zonewright {

/// Takes scheduled events out.
class RemoveEvents final : public ListCommand<ScheduledEvent>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RemoveEvents)

public:
    /// Ids that are no event's are passed over.
    RemoveEvents(ProjectState& state, std::span<const std::int64_t> events);
};

} // namespace zonewright

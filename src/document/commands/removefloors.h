#pragma once

#include "document/commands/listcommand.h"

#include <span>

namespace zonewright {

/// Takes floors of any dungeons out.
class RemoveFloors final : public ListCommand<FloorPlan>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RemoveFloors)

public:
    /// Ids that are no floor's are passed over.
    RemoveFloors(ProjectState& state, std::span<const ItemId> floors);
};

} // namespace zonewright

#pragma once

#include "document/commands/listcommand.h"

#include <span>

namespace zonewright {

/// Copies floors of any dungeons. The copies of a dungeon's floors stand below the last of these, in their order; each
/// keeps the rooms of its source until it is redrawn, and has a name that its dungeon has not yet.
class DuplicateFloors final : public ListCommand<FloorPlan>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::DuplicateFloors)

public:
    /// Ids that are no floor's are passed over.
    DuplicateFloors(ProjectState& state, std::span<const ItemId> floors);
};

} // namespace zonewright

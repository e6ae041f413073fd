#pragma once

#include "document/commands/listcommand.h"

#include <span>

namespace zonewright {

/// Adds a floor to a dungeon.
class AddFloor final : public ListCommand<FloorPlan>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::AddFloor)

public:
    /// `floor` is valid (see addFloor); its id is the project's next one, whatever it holds. `place` is there: the
    /// floors from it on move down.
    AddFloor(ProjectState& state, FloorPlace place, FloorPlan floor);
};

} // namespace zonewright

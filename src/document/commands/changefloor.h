#pragma once

#include "document/commands/floorcommand.h"

namespace zonewright {

/// What a floor is generated from: either kind of plan.
using PlanSettings = decltype(FloorPlan::plan);

/// Changes the settings of a floor: of a strip floor its catalogue, its sequence or count of rooms, and where the hero
/// arrives; of a dug one its list, size, count of pieces, stairs and pruning. What else a plan holds (pins, exit,
/// redraws of the junctions) stays. Turning one number up and down in a row is one step.
class ChangeFloor final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ChangeFloor)

public:
    /// `settings` are valid (see changeFloor). Without effect where they are those of the other kind of floor.
    ChangeFloor(ProjectState& state, ItemId floor, const PlanSettings& settings);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright

#pragma once

#include "document/commands/floorcommand.h"

namespace zonewright {

/// Chooses where the hero of the floor below arrives from a strip floor, or leaves it to the rule; a drag is one step.
class ChooseExit final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ChooseExit)

public:
    /// Without effect on a dug floor, whose exit is its stairs down.
    ChooseExit(ProjectState& state, ItemId floor, std::optional<Point> exit, Gesture gesture = Gesture::None);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright

#pragma once

#include "document/commands/floorcommand.h"

#include <span>

namespace zonewright {

/// Pins joints of a strip floor, each to a candidate or a path, or takes their pins away.
class PinJoint final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PinJoint)

public:
    /// `pins` take the place of those in their columns, and are valid (see pinJoints); the pins in the columns of
    /// `freed` go. Within a gesture, changes of the same joints are one step.
    PinJoint(ProjectState& state, ItemId floor, std::span<const JointPin> pins, std::span<const int> freed,
             Gesture gesture = Gesture::None);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright

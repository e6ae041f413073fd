#pragma once

#include "document/commands/valuecommand.h"

namespace zonewright {

/// Lets the player see farther, or less far. Turning it up and down in a row is one step.
class ChangeView final : public ValueCommand<PlayerStart, &ProjectState::setPlayer>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ChangeView)

public:
    /// `view` is within viewLimits.
    ChangeView(ProjectState& state, int view);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright

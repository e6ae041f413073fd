#pragma once

#include "document/commands/valuecommand.h"

namespace zonewright {

/// Puts the player's start elsewhere; a drag is one step.
class PlaceStart final : public ValueCommand<PlayerStart, &ProjectState::setPlayer>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PlaceStart)

public:
    /// `zone` lies in the world, `cell` in its zone.
    PlaceStart(ProjectState& state, Point zone, Point cell, Gesture gesture = Gesture::None);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright

#pragma once

#include "document/commands/floorcommand.h"

namespace zonewright {

/// Moves a marker that was set by hand, or changes its kind, name or properties; a drag is one step.
class ChangeMarker final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ChangeMarker)

public:
    /// `place` is that of the marker among the floor's; `marker` is valid (see changeMarker).
    ChangeMarker(ProjectState& state, ItemId floor, std::size_t place, const Marker& marker,
                 Gesture gesture = Gesture::None);

private:
    [[nodiscard]] QString sentence() const;

    std::size_t m_place;
};

} // namespace zonewright

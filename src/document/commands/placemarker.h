#pragma once

#include "document/commands/floorcommand.h"

namespace zonewright {

/// Adds a marker to a floor. Of either kind of stairs a floor has one by hand: placing them again moves them.
class PlaceMarker final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PlaceMarker)

public:
    /// `marker` is valid (see placeMarker).
    PlaceMarker(ProjectState& state, ItemId floor, const Marker& marker);
};

} // namespace zonewright

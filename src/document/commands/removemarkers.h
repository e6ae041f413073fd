#pragma once

#include "document/commands/floorcommand.h"

#include <span>

namespace zonewright {

/// Takes markers of a floor away that were set by hand.
class RemoveMarkers final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RemoveMarkers)

public:
    /// `places` are those of the markers among the floor's; others are passed over.
    RemoveMarkers(ProjectState& state, ItemId floor, std::span<const std::size_t> places);
};

} // namespace zonewright

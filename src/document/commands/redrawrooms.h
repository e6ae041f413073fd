#pragma once

#include "document/commands/floorcommand.h"

#include <span>

namespace zonewright {

/// Gives floors other rooms: their redraw counters go up by so many times. Pins stay. A copied floor goes its own way from then
/// on.
class RedrawRooms final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RedrawRooms)

public:
    /// Ids that are no floor's are passed over.
    RedrawRooms(ProjectState& state, std::span<const ItemId> floors, int times = 1);
};

/// A redraw counter some times on; after the highest comes 0.
[[nodiscard]] std::uint64_t redrawn(std::uint64_t counter, int times);

} // namespace zonewright

#pragma once

#include "document/commands/floorcommand.h"

#include <span>

namespace zonewright {

/// Puts floors elsewhere, together and in the order that they have: in their dungeon or in another one, where they keep
/// the rooms that they have.
class MoveFloors final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::MoveFloors)

public:
    /// `place` says before which floor, as they stand now; one past the last puts them at the bottom. Ids that are no
    /// floor's are passed over.
    MoveFloors(ProjectState& state, std::span<const ItemId> floors, FloorPlace place);

    void undo() override;
    void redo() override;

private:
    struct Move
    {
        FloorPlace from;
        FloorPlace to;
    };

    void plan(std::span<const ItemId> floors, FloorPlace place);
    void keepRooms(ItemId floor, FloorPlace place);

    std::vector<Move> m_moves;
};

} // namespace zonewright

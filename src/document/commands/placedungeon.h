#pragma once

#include "document/commands/dungeoncommand.h"

namespace zonewright {

/// Puts a dungeon into another zone; a drag is one step.
class PlaceDungeon final : public DungeonCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PlaceDungeon)

public:
    /// `zone` lies in the world.
    PlaceDungeon(ProjectState& state, ItemId dungeon, Point zone, Gesture gesture = Gesture::None);
};

} // namespace zonewright

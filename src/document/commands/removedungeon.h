#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Takes a dungeon out with its floors.
class RemoveDungeon final : public ListCommand<Dungeon>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RemoveDungeon)

public:
    RemoveDungeon(ProjectState& state, ItemId dungeon);
};

} // namespace zonewright

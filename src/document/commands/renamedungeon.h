#pragma once

#include "document/commands/dungeoncommand.h"

namespace zonewright {

/// Gives a dungeon another name.
class RenameDungeon final : public DungeonCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RenameDungeon)

public:
    RenameDungeon(ProjectState& state, ItemId dungeon, const std::string& name);
};

} // namespace zonewright

#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Adds a dungeon, with floors or without, the last of the list.
class AddDungeon final : public ListCommand<Dungeon>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::AddDungeon)

public:
    /// `dungeon` is valid (see addDungeon); it and its floors get new ids, whatever they hold.
    AddDungeon(ProjectState& state, Dungeon dungeon);
};

} // namespace zonewright

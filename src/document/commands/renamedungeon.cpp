#include "document/commands/renamedungeon.h"

#include "document/commands/shownname.h"

namespace zonewright {

RenameDungeon::RenameDungeon(ProjectState& state, ItemId dungeon, const std::string& name)
    : DungeonCommand(state)
{
    if (auto after = sign(dungeon)) {
        after->name = name;
        changeSign(*after);
    }
    setText(tr("Rename dungeon to “%1”").arg(shownName(name)));
}

} // namespace zonewright

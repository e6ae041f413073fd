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
    setName([shown = shownName(name)] { return tr("Rename dungeon to “%1”").arg(shown); });
}

} // namespace zonewright

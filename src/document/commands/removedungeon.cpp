#include "document/commands/removedungeon.h"

#include "document/commands/shownname.h"

namespace zonewright {

RemoveDungeon::RemoveDungeon(ProjectState& state, ItemId dungeon)
    : ListCommand(state)
{
    const Dungeon* before = item(dungeon);
    if (before == nullptr)
        return;
    remove(*placeOf(dungeon), *before);
    setName([name = shownName(before->name)] { return tr("Remove dungeon “%1”").arg(name); });
}

} // namespace zonewright

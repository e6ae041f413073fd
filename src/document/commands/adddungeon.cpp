#include "document/commands/adddungeon.h"

#include "document/commands/shownname.h"

namespace zonewright {

AddDungeon::AddDungeon(ProjectState& state, Dungeon dungeon)
    : ListCommand(state)
{
    dungeon.id = takeId();
    for (FloorPlan& floor : dungeon.floors)
        floor.id = takeId();
    insert(endOfList(), dungeon);
    setName([name = shownName(dungeon.name)] { return tr("Add dungeon “%1”").arg(name); });
}

} // namespace zonewright

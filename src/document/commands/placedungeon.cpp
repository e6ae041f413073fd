#include "document/commands/placedungeon.h"

#include "document/commands/shownname.h"

namespace zonewright {

PlaceDungeon::PlaceDungeon(ProjectState& state, ItemId dungeon, Point zone, Gesture gesture)
    : DungeonCommand(state)
{
    auto after = sign(dungeon);
    if (!after)
        return;
    after->zone = zone;
    changeSign(*after);
    mergeInGesture(MergeId::PlaceDungeon, gesture, dungeon);
    setName([name = shownName(after->name), zone] {
        return tr("Move dungeon “%1” to zone %2").arg(name, shownPoint(zone));
    });
}

} // namespace zonewright

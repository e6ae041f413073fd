#include "document/commands/addfloor.h"

#include "document/commands/shownname.h"

namespace zonewright {

AddFloor::AddFloor(ProjectState& state, FloorPlace place, FloorPlan floor)
    : ListCommand(state)
{
    floor.id = takeId();
    insert(place, floor);
    setName([name = shownName(floor.name)] { return tr("Add floor “%1”").arg(name); });
}

} // namespace zonewright

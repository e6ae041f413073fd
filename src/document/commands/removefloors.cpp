#include "document/commands/removefloors.h"

#include "document/commands/shownname.h"

namespace zonewright {

RemoveFloors::RemoveFloors(ProjectState& state, std::span<const ItemId> floors)
    : ListCommand(state)
{
    int count = 0;
    QString last;
    const std::vector<FloorPlace> places = allFloors(project());
    for (const FloorPlace place : places | std::views::reverse) {
        const FloorPlan& floor = floorAt(project(), place);
        if (std::ranges::find(floors, floor.id) == floors.end())
            continue;
        remove(place, floor);
        last = shownName(floor.name);
        ++count;
    }
    setName([count, last] {
        return count == 1 ? tr("Remove floor “%1”").arg(last) : tr("Remove %n floor(s)", nullptr, count);
    });
}

} // namespace zonewright

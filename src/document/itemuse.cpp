#include "document/itemuse.h"

namespace zonewright {

bool usesItem(const FloorPlan& floor, ItemId item)
{
    return floor.strip() != nullptr ? floor.strip()->catalogue == item : floor.dug()->pieces == item;
}

std::vector<ItemId> floorsUsing(const Project& project, ItemId item)
{
    std::vector<ItemId> floors;
    for (const FloorPlace place : allFloors(project)) {
        if (usesItem(floorAt(project, place), item))
            floors.push_back(floorAt(project, place).id);
    }
    return floors;
}

} // namespace zonewright

#pragma once

#include "document/projectstate.h"

#include <concepts>
#include <type_traits>

namespace zonewright {

// One way to speak of the project's lists, whatever they hold, for ListCommand.

/// Where an item stands: in the project's list of its kind, or, a floor, in its dungeon.
template <typename Item>
using ListPlace = std::conditional_t<std::same_as<Item, FloorPlan>, FloorPlace, int>;

/// The project's items of one kind.
template <typename Item>
[[nodiscard]] const std::vector<Item>& listOf(const Project& project)
{
    if constexpr (std::same_as<Item, ScheduledEvent>)
        return project.walk.events;
    else if constexpr (std::same_as<Item, ProjectCatalogue>)
        return project.catalogues;
    else if constexpr (std::same_as<Item, ProjectPieceList>)
        return project.pieceLists;
    else
        return project.dungeons;
}

template <typename Item>
void insertItem(ProjectState& state, ListPlace<Item> place, const Item& item)
{
    if constexpr (std::same_as<Item, ScheduledEvent>)
        state.insertEvent(place, item);
    else if constexpr (std::same_as<Item, ProjectCatalogue>)
        state.insertCatalogue(place, item);
    else if constexpr (std::same_as<Item, ProjectPieceList>)
        state.insertPieceList(place, item);
    else if constexpr (std::same_as<Item, Dungeon>)
        state.insertDungeon(place, item);
    else
        state.insertFloor(place, item);
}

template <typename Item>
void removeItem(ProjectState& state, ListPlace<Item> place)
{
    if constexpr (std::same_as<Item, ScheduledEvent>)
        state.removeEvent(place);
    else if constexpr (std::same_as<Item, ProjectCatalogue>)
        state.removeCatalogue(place);
    else if constexpr (std::same_as<Item, ProjectPieceList>)
        state.removePieceList(place);
    else if constexpr (std::same_as<Item, Dungeon>)
        state.removeDungeon(place);
    else
        state.removeFloor(place);
}

/// Of a dungeon, its name and zone alone: its floors stay.
template <typename Item>
void replaceItem(ProjectState& state, ListPlace<Item> place, const Item& item)
{
    if constexpr (std::same_as<Item, ScheduledEvent>)
        state.replaceEvent(place, item);
    else if constexpr (std::same_as<Item, ProjectCatalogue>)
        state.replaceCatalogue(place, item);
    else if constexpr (std::same_as<Item, ProjectPieceList>)
        state.replacePieceList(place, item);
    else if constexpr (std::same_as<Item, Dungeon>)
        state.replaceDungeon(place, item.name, item.zone);
    else
        state.replaceFloor(place, item);
}

} // namespace zonewright

#pragma once

#include "document/document.h"
#include "project/builtinlists.h"

#include <memory>
#include <utility>

namespace zonewright::test {

// Floors of the built-in rooms, which have the article's own figures: of the rooms 1 15 4 10 0, column 4 has the
// candidate 3, column 8 has 1 and 3, column 12 has 1 3 4 5, column 16 has 1 3 5.

inline constexpr ItemId articleRooms = 1;
inline constexpr ItemId roomsWithoutPaths = 2; ///< the same rooms
inline constexpr ItemId articlePieces = 3;
inline constexpr ItemId articleDungeon = 4;
inline constexpr ItemId articleFloor = 5; ///< rooms 1 15 4 10 0
inline constexpr ItemId specialFloor = 6; ///< rooms 0 1 4: special in column 4; its hero comes from above
inline constexpr ItemId blockedFloor = 7; ///< rooms 0 1 4 without paths: blocked in column 4
inline constexpr ItemId articleDug = 8;   ///< 40 × 30 cells
inline constexpr ItemId unknownFloor = 9; ///< of a room that there is not

inline FloorPlan articleStrip(ItemId id, ItemId catalogue, std::vector<std::int32_t> sequence)
{
    return {.id = id,
            .name = "Strip",
            .plan = StripPlan{.catalogue = catalogue, .sequence = std::move(sequence), .redraw = 3}};
}

inline Project articleProject()
{
    auto rooms = std::make_shared<const RoomCatalogue>(builtinCatalogue().value());
    CatalogueContents poor = rooms->contents();
    poor.specialPaths.clear();
    Project project{.world = {.name = "Elderlore", .size = 2, .zoneSize = 3}};
    project.catalogues = {
        {.id = articleRooms, .rooms = rooms},
        {.id = roomsWithoutPaths, .rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(poor).value())}};
    project.pieceLists = {
        {.id = articlePieces, .pieces = std::make_shared<const PieceList>(builtinList("classic").value())}};
    FloorPlan special = articleStrip(specialFloor, articleRooms, {0, 1, 4});
    std::get<StripPlan>(special.plan).heroFromAbove = true;
    project.dungeons = {
        {.id = articleDungeon,
         .name = "Mine",
         .zone = {1, 2},
         .floors = {
             articleStrip(articleFloor, articleRooms, {1, 15, 4, 10, 0}),
             std::move(special),
             articleStrip(blockedFloor, roomsWithoutPaths, {0, 1, 4}),
             {.id = articleDug, .name = "Dug", .plan = DugPlan{.pieces = articlePieces, .size = {40, 30}, .count = 12}},
             articleStrip(unknownFloor, articleRooms, {0, 99})}}};
    project.nextId = 20;
    return project;
}

/// Opens it, looking at its first floor.
inline void openArticle(Document& document)
{
    document.undoStack().clear();
    document.state().replaceAll(articleProject());
    document.floorFocus().setFloor(articleFloor);
}

} // namespace zonewright::test

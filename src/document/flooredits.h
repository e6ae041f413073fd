#pragma once

#include "document/commands/changefloor.h"
#include "document/document.h"

#include <span>

namespace zonewright {

// What a designer changes of the floors of dungeons, but for what is set by hand (see handedits.h). Each edit checks
// what it is given, and then is a step of the history, or none where nothing would change. Unknown for an id that names
// nothing; where several are given, such ids are passed over.

/// Puts a new floor into a dungeon, at `place` from the top, and gives its id. Errors as checkFloor has them;
/// OutOfRange for a place that is not there, and where there is no place for one more.
Result<ItemId> addFloor(Document& document, ItemId dungeon, std::size_t place, FloorPlan floor);

/// Copies floors, each to below the last of those copied in its dungeon, and gives the ids of the copies. OutOfRange
/// where there is no place for so many.
Result<std::vector<ItemId>> duplicateFloors(Document& document, std::span<const ItemId> floors);

void removeFloors(Document& document, std::span<const ItemId> floors);

/// Puts floors before the one at `place` of a dungeon, or at its bottom. OutOfRange for a place that is not there, and
/// where the dungeon has no place for so many.
Result<void> moveFloors(Document& document, std::span<const ItemId> floors, ItemId dungeon, std::size_t place);

/// Names as checkItemName has them.
Result<void> renameFloor(Document& document, ItemId floor, const std::string& name);

/// Changes the settings of a floor (see ChangeFloor). Errors as validate of StripSettings and of DigSettings have them,
/// and Malformed for settings of the other kind of floor. A sequence may keep codes that the catalogue lacks, since the
/// catalogue may have changed, but gets no more of them.
Result<void> changeFloor(Document& document, ItemId floor, const PlanSettings& settings);

/// Chooses the exit of a strip floor, or leaves it to the rule. OutOfRange as checkFloorPlace has it, Malformed for a
/// dug floor.
Result<void> chooseExit(Document& document, ItemId floor, std::optional<Point> exit, Gesture gesture = Gesture::None);

/// `times` is 0 or more.
void redrawRooms(Document& document, std::span<const ItemId> floors, int times = 1);
void redrawJunctions(Document& document, std::span<const ItemId> floors, int times = 1);

} // namespace zonewright

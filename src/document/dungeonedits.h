#pragma once

#include "document/document.h"

namespace zonewright {

// What a designer changes of the dungeons. Each edit checks what it is given, and then is a step of the history, or
// none where nothing would change. Unknown for an id that no dungeon has; names as checkItemName has them.

/// Adds a dungeon with its floors, and gives its id; its zone wraps. Errors of the floors as checkFloor has them;
/// OutOfRange where the project has no place for one more.
Result<ItemId> addDungeon(Document& document, Dungeon dungeon);

/// Takes a dungeon out with its floors.
Result<void> removeDungeon(Document& document, ItemId dungeon);

Result<void> renameDungeon(Document& document, ItemId dungeon, const std::string& name);

/// Puts a dungeon into another zone, any integers: it wraps.
Result<void> placeDungeon(Document& document, ItemId dungeon, Point zone, Gesture gesture = Gesture::None);

/// Puts a dungeon elsewhere in the list; OutOfRange for a place that it could not have.
Result<void> reorderDungeon(Document& document, ItemId dungeon, int place);

} // namespace zonewright

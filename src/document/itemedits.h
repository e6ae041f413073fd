#pragma once

#include "document/document.h"

#include <span>

namespace zonewright {

// What a designer does with several dungeons at once, or with dungeons and floors together: one step of the history,
// whatever it is made of, or none where nothing would change. Ids that name nothing are passed over.

/// Takes dungeons out with their floors, and other floors besides.
void removeItems(Document& document, std::span<const ItemId> dungeons, std::span<const ItemId> floors);

/// Puts dungeons, together and in the order that they have, before the one at `place` of the list as it is now, or at
/// its end. OutOfRange for a place that is not there.
Result<void> moveDungeons(Document& document, std::span<const ItemId> dungeons, std::size_t place);

/// Copies dungeons with their floors, which keep the rooms that they have, each to a free zone near its own and to the
/// end of the list, and gives the ids of the copies. OutOfRange where there is no place for so many.
Result<std::vector<ItemId>> duplicateDungeons(Document& document, std::span<const ItemId> dungeons);

/// The zone itself if no dungeon is in it, else the first free one around it, nearest first; the zone itself where the
/// world is full.
[[nodiscard]] Point freeZoneNear(const Document& document, Point zone);

/// A name that no dungeon has: `name` itself, else `name (2)` and so on.
[[nodiscard]] std::string freeDungeonName(const Project& project, const std::string& name);

} // namespace zonewright

#pragma once

#include "core/strip/roomcatalogue.h"

namespace zonewright {

// Rooms and catalogues in another shape, as values. What is made of a valid catalogue is valid, where the numbers given
// are within their limits.

/// East and west swapped.
[[nodiscard]] RoomType mirroredRoom(RoomType room);

/// North and south swapped, in a catalogue of so many rows.
[[nodiscard]] RoomType flippedRoom(RoomType room, int rows);

/// A quarter turn clockwise; the room is as wide as the catalogue has rows.
[[nodiscard]] RoomType rotatedRoom(const RoomType& room);

/// Cut or widened with bricks in the east. A start that goes moves to the last column and becomes a slab.
[[nodiscard]] RoomType resizedRoom(RoomType room, int width);

/// Cut or grown with bricks in the south: all rooms. A start that goes moves to the last row and becomes a slab. Paths
/// and pins of rows that go leave with them.
[[nodiscard]] CatalogueContents withRows(CatalogueContents contents, int rows);

/// A room of slabs alone, with its start in the middle.
[[nodiscard]] RoomType plainRoom(std::int32_t code, std::string name, int width, int rows);

/// Without the paths that have a cell outside their rooms and the joint between them, or whose rooms are not there, and
/// without the pins whose rooms are not there.
void dropStrayPairs(CatalogueContents& contents);

/// The start moved to a cell of the room, which becomes a slab.
void putStart(RoomType& room, Point start);

} // namespace zonewright

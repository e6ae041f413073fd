#pragma once

#include "core/strip/roomcatalogue.h"

#include <QString>

namespace zonewright {

/// "3 × 5", columns by rows.
[[nodiscard]] QString roomSizeText(const RoomType& room, int rows);

/// What a room is, for a tool tip and for who listens: "Room 4, cross: 3 × 5 cells, starts at 2,3".
[[nodiscard]] QString roomText(const RoomType& room, int rows);

/// What a cell of a room (column and row from 1) is: "Room 4 · column 2, row 3: slab". Empty for one outside of it.
[[nodiscard]] QString roomCellText(const RoomType& room, int rows, Point cell);

/// Whether a cell of a room is there, and a slab.
[[nodiscard]] bool isRoomCell(const RoomType& room, int rows, Point cell);
[[nodiscard]] bool isRoomSlab(const RoomType& room, Point cell);

} // namespace zonewright

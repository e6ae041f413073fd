#pragma once

#include "core/strip/roomcatalogue.h"

#include <cstdint>
#include <span>

namespace zonewright {

inline constexpr int mostRulerRooms = 64; ///< whose codes are kept a Golomb ruler

/// The code for a room that comes to others: the smallest from 0 that none has; where their codes are a Golomb ruler
/// (all differences distinct) of fewer than mostRulerRooms, the smallest that leaves them one.
[[nodiscard]] std::int32_t freeRoomCode(std::span<const RoomType> rooms);

} // namespace zonewright

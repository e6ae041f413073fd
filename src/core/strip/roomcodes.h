#pragma once

#include "core/strip/roomcatalogue.h"

#include <cstdint>
#include <set>
#include <span>

namespace zonewright {

inline constexpr int mostRulerRooms = 64; ///< whose codes are kept a Golomb ruler

/// The code for a room that comes to others: the smallest from 0 that none has; where their codes are a Golomb ruler
/// (all differences distinct) of fewer than mostRulerRooms, the smallest that leaves them one.
[[nodiscard]] std::int32_t freeRoomCode(std::span<const RoomType> rooms);

/// The codes of many rooms that come to others one by one: each is what freeRoomCode gives by then.
class FreeRoomCodes
{
public:
    explicit FreeRoomCodes(std::span<const RoomType> rooms);

    /// The code for the next room, which has it from then on.
    std::int32_t take();

private:
    [[nodiscard]] bool fitsRuler(std::int32_t code);

    std::set<std::int32_t> m_taken;
    std::set<std::int64_t> m_differences; ///< between them, while they are a ruler
    bool m_isRuler = true;
    std::int32_t m_next = 0; ///< none below it is free
};

} // namespace zonewright

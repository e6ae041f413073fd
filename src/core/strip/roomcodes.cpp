#include "core/strip/roomcodes.h"

#include <cstdlib>

namespace zonewright {

FreeRoomCodes::FreeRoomCodes(std::span<const RoomType> rooms)
{
    for (const RoomType& room : rooms) {
        m_isRuler = m_isRuler && static_cast<int>(m_taken.size()) < mostRulerRooms - 1 && fitsRuler(room.code);
        m_taken.insert(room.code);
    }
}

/// Whether the codes and another one are a ruler: no difference is there twice. Keeps its differences then.
bool FreeRoomCodes::fitsRuler(std::int32_t code)
{
    std::set<std::int64_t> fresh;
    for (const std::int32_t other : m_taken) {
        const std::int64_t difference = std::abs(pairNumber(code, other));
        if (m_differences.contains(difference) || !fresh.insert(difference).second)
            return false;
    }
    m_differences.merge(fresh);
    return true;
}

std::int32_t FreeRoomCodes::take()
{
    if (m_isRuler && static_cast<int>(m_taken.size()) >= mostRulerRooms) {
        m_isRuler = false;
        m_next = 0;
    }
    // A code that is not free, or spoils the ruler, is so for good.
    while (m_taken.contains(m_next) || (m_isRuler && !fitsRuler(m_next)))
        ++m_next;
    m_taken.insert(m_next);
    return m_next;
}

std::int32_t freeRoomCode(std::span<const RoomType> rooms)
{
    return FreeRoomCodes(rooms).take();
}

} // namespace zonewright

#include "document/roomcodes.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

namespace zonewright {

namespace {

/// The differences between codes, while they are all distinct.
class RulerOfCodes
{
public:
    /// False where a difference is there twice: then there is no ruler.
    bool add(std::int32_t code)
    {
        std::set<std::int64_t> fresh;
        for (const std::int32_t other : m_codes) {
            const std::int64_t difference = std::abs(pairNumber(code, other));
            if (m_differences.contains(difference) || !fresh.insert(difference).second)
                return false;
        }
        m_differences.merge(fresh);
        m_codes.push_back(code);
        return true;
    }

private:
    std::vector<std::int32_t> m_codes;
    std::set<std::int64_t> m_differences;
};

/// The smallest code from 0 that leaves a ruler; nothing where the codes are none.
std::optional<std::int32_t> nextRulerCode(std::span<const RoomType> rooms, const std::set<std::int32_t>& taken)
{
    RulerOfCodes ruler;
    if (static_cast<int>(rooms.size()) >= mostRulerRooms ||
        !std::ranges::all_of(rooms, [&](const RoomType& room) { return ruler.add(room.code); }))
        return std::nullopt;
    for (std::int32_t code = 0;; ++code) { // at most one code for each room and difference is in the way
        if (!taken.contains(code) && ruler.add(code))
            return code;
    }
}

} // namespace

std::int32_t freeRoomCode(std::span<const RoomType> rooms)
{
    std::set<std::int32_t> taken;
    for (const RoomType& room : rooms)
        taken.insert(room.code);
    if (const auto code = nextRulerCode(rooms, taken))
        return *code;
    std::int32_t code = 0;
    while (taken.contains(code))
        ++code;
    return code;
}

} // namespace zonewright

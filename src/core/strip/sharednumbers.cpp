#include "core/strip/sharednumbers.h"

#include "core/strip/roomcatalogue.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace zonewright {

namespace {

constexpr std::int64_t highestNumber = std::numeric_limits<std::uint32_t>::max();
constexpr int placeBits = 12;
static_assert(roomCountLimits.high == 1 << placeBits, "a number's 34 bits and a pair of places fit in 64");

/// All ordered pairs in the order of their numbers, some ten thousands at a time.
class PairsByNumber
{
public:
    explicit PairsByNumber(std::span<const std::int32_t> codes)
    {
        for (const std::int32_t code : codes)
            m_rooms.push_back({.code = code, .place = m_rooms.size()});
        std::ranges::sort(m_rooms, {}, &Room::code);
        m_untaken.assign(m_rooms.size(), m_rooms.size());
    }

    /// Takes the pairs of the lowest numbers that are left, all pairs of each; false when none were left.
    bool takeSome()
    {
        if (m_low > highestNumber)
            return false;
        const std::int64_t end = endOfPart();
        m_base = m_low;
        m_pairs.clear();
        forEachRow(end, [&](std::size_t left, std::size_t firstRight) {
            for (std::size_t right = firstRight; right < m_untaken[left]; ++right) {
                if (left != right)
                    m_pairs.push_back(key(m_rooms[left], m_rooms[right]));
            }
            m_untaken[left] = firstRight;
        });
        std::ranges::sort(m_pairs);
        m_low = end;
        return true;
    }

    /// What was taken last, in the order of the numbers and for each in the order of the pairs.
    [[nodiscard]] std::span<const std::uint64_t> taken() const { return m_pairs; }

    [[nodiscard]] std::int64_t numberOf(std::uint64_t pair) const
    {
        return m_base + static_cast<std::int64_t>(pair >> (2 * placeBits));
    }

    [[nodiscard]] static PlacePair placesOf(std::uint64_t pair)
    {
        constexpr std::uint64_t mask = (1U << placeBits) - 1;
        return {.left = static_cast<int>(pair >> placeBits & mask), .right = static_cast<int>(pair & mask)};
    }

private:
    struct Room
    {
        std::int32_t code = 0;
        std::uint64_t place = 0;
    };

    [[nodiscard]] std::uint64_t key(const Room& left, const Room& right) const
    {
        const auto number = static_cast<std::uint64_t>(pairNumber(left.code, right.code) - m_base);
        return number << (2 * placeBits) | left.place << placeBits | right.place;
    }

    /// Calls `work` for every left room with the first of the right ones whose number with it is below `end`: a higher
    /// code on the right gives a lower number.
    template <typename Work>
    void forEachRow(std::int64_t end, Work work) const
    {
        std::size_t right = 0;
        for (std::size_t left = 0; left < m_rooms.size(); ++left) {
            while (right < m_rooms.size() && pairNumber(m_rooms[left].code, m_rooms[right].code) >= end)
                ++right;
            work(left, right);
        }
    }

    [[nodiscard]] std::size_t pairsBelow(std::int64_t end) const
    {
        std::size_t pairs = 0;
        forEachRow(end, [&](std::size_t left, std::size_t firstRight) { pairs += m_untaken[left] - firstRight; });
        return pairs;
    }

    /// The highest end of numbers that leaves few enough pairs to take; one number never has more.
    [[nodiscard]] std::int64_t endOfPart() const
    {
        constexpr std::size_t pairsOfPart = 1 << 16;
        std::int64_t good = m_low + 1;
        std::int64_t high = highestNumber + 1;
        while (good < high) {
            const std::int64_t middle = good + (high - good + 1) / 2;
            if (pairsBelow(middle) <= pairsOfPart)
                good = middle;
            else
                high = middle - 1;
        }
        return good;
    }

    std::vector<Room> m_rooms;          ///< by code
    std::vector<std::size_t> m_untaken; ///< for each left room: so many right ones are not taken yet, the first ones
    std::vector<std::uint64_t> m_pairs;
    std::int64_t m_low = -highestNumber; ///< of the numbers that are not taken yet
    std::int64_t m_base = m_low;         ///< what the numbers in m_pairs count from
};

} // namespace

bool forEachSharedNumber(std::span<const std::int32_t> codes, const std::function<bool(const SharedNumber&)>& visit)
{
    PairsByNumber pairs(codes);
    while (pairs.takeSome()) {
        const std::span<const std::uint64_t> taken = pairs.taken();
        for (std::size_t first = 0; first < taken.size();) {
            const std::int64_t number = pairs.numberOf(taken[first]);
            std::size_t end = first + 1;
            while (end < taken.size() && pairs.numberOf(taken[end]) == number)
                ++end;
            if (end - first > 1) {
                const bool more = visit({.number = number,
                                         .count = static_cast<std::int64_t>(end - first),
                                         .first = PairsByNumber::placesOf(taken[first]),
                                         .second = PairsByNumber::placesOf(taken[first + 1])});
                if (!more)
                    return false;
            }
            first = end;
        }
    }
    return true;
}

} // namespace zonewright

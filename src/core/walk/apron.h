#pragma once

#include "core/geometry/point.h"

#include <bit>
#include <cstdint>

namespace zonewright {

/// A set of zones among the 25 that lie within two zones of the player's zone. Zones are offsets from the player's
/// zone, -2 to 2 on each axis; zones farther away are never in the set. A bit a zone, in row order from the lowest.
class Apron
{
public:
    static constexpr int reach = 2;
    static constexpr int side = 2 * reach + 1;

    constexpr Apron() = default;

    /// The part within reach of the three by three zones around `centre`, any offset.
    [[nodiscard]] static constexpr Apron window(Point centre)
    {
        Apron zones;
        for (int y = centre.y - 1; y <= centre.y + 1; ++y) {
            for (int x = centre.x - 1; x <= centre.x + 1; ++x)
                zones.insert({x, y});
        }
        return zones;
    }

    /// Adds a zone, unless it is out of reach.
    constexpr void insert(Point zone)
    {
        if (reaches(zone))
            m_bits |= bit(zone);
    }

    [[nodiscard]] constexpr bool contains(Point zone) const { return reaches(zone) && (m_bits & bit(zone)) != 0; }

    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }

    [[nodiscard]] constexpr int count() const { return std::popcount(m_bits); }

    /// The first zones in row order, `number` of them or all when there are fewer; `number` is at least 0.
    [[nodiscard]] constexpr Apron first(int number) const
    {
        std::uint32_t rest = m_bits;
        for (; number > 0 && rest != 0; --number)
            rest &= rest - 1;
        return Apron(m_bits & ~rest);
    }

    /// The same zones seen from a player who has gone by `step` zones; those that are out of reach now are left out.
    [[nodiscard]] constexpr Apron seenAfter(Point step) const
    {
        Apron zones;
        for (int y = -reach; y <= reach; ++y) {
            for (int x = -reach; x <= reach; ++x) {
                if (contains({x, y}))
                    zones.insert(Point{x, y} - step);
            }
        }
        return zones;
    }

    /// 25 bits that name the set.
    [[nodiscard]] constexpr std::uint32_t bits() const { return m_bits; }

    friend constexpr bool operator==(Apron, Apron) = default;

    friend constexpr Apron operator|(Apron a, Apron b) { return Apron(a.m_bits | b.m_bits); }

    friend constexpr Apron operator&(Apron a, Apron b) { return Apron(a.m_bits & b.m_bits); }

    /// The zones of `a` that `b` lacks.
    friend constexpr Apron operator-(Apron a, Apron b) { return Apron(a.m_bits & ~b.m_bits); }

private:
    explicit constexpr Apron(std::uint32_t bits)
        : m_bits(bits)
    {
    }

    static constexpr bool reaches(Point zone)
    {
        return zone.x >= -reach && zone.x <= reach && zone.y >= -reach && zone.y <= reach;
    }

    static constexpr std::uint32_t bit(Point zone)
    {
        return std::uint32_t{1} << ((zone.y + reach) * side + zone.x + reach);
    }

    std::uint32_t m_bits = 0;
};

} // namespace zonewright

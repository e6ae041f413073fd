#pragma once

#include <cstdint>

namespace zonewright {

/// A whole number's allowed values, both included.
struct Limits
{
    int low = 0;
    int high = 0;

    [[nodiscard]] constexpr bool contains(int value) const { return value >= low && value <= high; }

    friend constexpr bool operator==(const Limits&, const Limits&) = default;
};

/// The highest whole number that every JSON reader keeps exactly: 2^53.
inline constexpr std::int64_t highestExactNumber = std::int64_t{1} << 53;

} // namespace zonewright

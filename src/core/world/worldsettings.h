#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <string>

namespace zonewright {

inline constexpr Limits nameLength{1, 120};     ///< of a world's name, in code points
inline constexpr Limits worldSizeLimits{2, 10}; ///< exponents: 4 to 1,024 zones a side
inline constexpr Limits zoneSizeLimits{3, 8};   ///< exponents: 8 to 256 cells a side
inline constexpr int defaultWorldSize = 5;      ///< 32 zones a side
inline constexpr int defaultZoneSize = 6;       ///< 64 cells a side

/// All that a world is made from. The same settings give the same world for ever.
struct WorldSettings
{
    std::string name;               ///< UTF-8, trimmed and in Unicode form C already; case counts
    int size = defaultWorldSize;    ///< 2^size zones a side
    int zoneSize = defaultZoneSize; ///< 2^zoneSize cells a side of each zone

    friend bool operator==(const WorldSettings&, const WorldSettings&) = default;
};

/// Says whether a world can be made from these settings: the error's place is `name`, `size` or `zoneSize`, its code
/// NameEmpty, NameTooLong, NotUtf8 or OutOfRange.
[[nodiscard]] Result<void> validate(const WorldSettings& settings);

} // namespace zonewright

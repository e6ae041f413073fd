#pragma once

#include "core/geometry/point.h"
#include "core/geometry/rect.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

/// What a settlement is: by its size, and a harbour where it stands at the water.
enum class SettlementKind : std::uint8_t { Camp, Hamlet, Village, Town, Harbour };

inline constexpr int settlementKindCount = 5;

/// A word for files and keys of translation: `camp`, `village`.
[[nodiscard]] std::string_view word(SettlementKind kind);

/// Where people live: at most one a zone, wholly inside it and on dry ground.
struct Settlement
{
    std::string name; ///< UTF-8, made from the zone's seed
    SettlementKind kind{};
    Point at;  ///< north-west cell, within the zone
    Size size; ///< cells

    friend bool operator==(const Settlement&, const Settlement&) = default;
};

} // namespace zonewright

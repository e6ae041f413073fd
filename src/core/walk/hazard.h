#pragma once

#include "core/geometry/point.h"

#include <cstdint>
#include <string_view>

namespace zonewright {

/// What is wrong with a zone that the view square touches and the window does not hold at the end of a turn.
enum class HazardKind : std::uint8_t {
    Missing, ///< the zone is not computed
    Late,    ///< the zone is computed or at hand: only the window's shift is overdue
};

/// The word of traces: `missing`, `late`.
[[nodiscard]] constexpr std::string_view word(HazardKind kind)
{
    return kind == HazardKind::Missing ? "missing" : "late";
}

/// A zone that the view square touches and the window does not hold.
struct Hazard
{
    HazardKind kind{};
    Point zone; ///< wrapped

    friend bool operator==(const Hazard&, const Hazard&) = default;
};

} // namespace zonewright

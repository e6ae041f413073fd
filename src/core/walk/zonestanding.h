#pragma once

#include "core/walk/turnrecord.h"

#include <optional>
#include <vector>

namespace zonewright {

/// How a zone is remembered.
enum class ZoneHold : std::uint8_t {
    None,   ///< not at all: it is queued, or a hazard
    Centre, ///< of the window
    Window, ///< one of its eight others
    AtHand, ///< computed, or kept beside the window: it waits for a shift
    Known,  ///< in the list of known zones
};

/// All that a turn has to do with one zone.
struct ZoneStanding
{
    Point zone; ///< wrapped
    ZoneHold hold = ZoneHold::None;
    std::optional<int> slot;         ///< of a known zone, from 0
    std::optional<int> rank;         ///< of a known zone, 1 for the most popular
    std::optional<std::int64_t> due; ///< the turn in which it will be computed
    bool next = false;               ///< that is the first request that waits
    std::optional<HazardKind> hazard;

    friend bool operator==(const ZoneStanding&, const ZoneStanding&) = default;
};

/// Every zone that a turn has to do with, each once: those of the window in row order, those at hand, the known ones in
/// order of slot, and then the queued ones and the hazards that are none of these. A zone queued twice has its first
/// turn. Takes time n log n in their number.
[[nodiscard]] std::vector<ZoneStanding> zoneStandings(const TurnRecord& record);

/// The zones that `before` remembers and `after` does not, in the order of zoneStandings.
[[nodiscard]] std::vector<Point> zonesForgotten(const TurnRecord& before, const TurnRecord& after);

} // namespace zonewright

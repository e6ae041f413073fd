#pragma once

#include "core/walk/turnlog.h"
#include "core/walk/walksettings.h"

#include <QString>

#include <vector>

namespace zonewright {

class OtherScheme;
class Playback;

/// What one way to remember zones has to show: how things stand, and how they came to it.
struct MemoryShown
{
    const TurnRecord& record;
    const TurnLog& log; ///< of every turn up to that one
    const WalkSettings& settings;
    bool isInTurn = false; ///< the turn has begun and is not over; the log may know the end of it already
};

/// The walk that is looked at, and the same walk with the other scheme.
[[nodiscard]] MemoryShown shownOf(const Playback& playback);
[[nodiscard]] MemoryShown shownOf(const OtherScheme& other);

/// What the walk came to up to what is shown: in the middle of a turn, with what has been done of it.
[[nodiscard]] TurnTotals totalsOf(const MemoryShown& shown);

/// A zone that left memory, and the turn in which it did.
struct LeftZone
{
    Point zone;
    std::int64_t turn = 0;

    friend bool operator==(const LeftZone&, const LeftZone&) = default;
};

/// The zones that left memory in the last turns (Playback::fadingTurns) and have not come back, each with the last turn
/// in which it left: the latest first, and no more than mostLeftZones.
[[nodiscard]] std::vector<LeftZone> zonesLeft(const MemoryShown& shown);

inline constexpr std::size_t mostLeftZones = 1024;

/// The same totals in one line: "25 of 25 known · 18 522 hits · 41 misses · 16 evictions · 23 creatures lost", or of
/// the window "9 of 9 zones · 3 at hand · 25 computed · 4 creatures lost · no hazards".
[[nodiscard]] QString memorySummary(const MemoryShown& shown);

} // namespace zonewright

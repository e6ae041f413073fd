#pragma once

#include "core/events/queuemode.h"
#include "core/geometry/direction.h"
#include "core/geometry/rect.h"
#include "core/walk/apron.h"
#include "core/walk/hazard.h"

#include <cstdint>
#include <optional>

namespace zonewright {

/// Where the window stands and what is computed beyond it, as the player's zone sees it. In the queue modes that make
/// the queue anew this is all that the engine remembers: what is pending follows from it, being the zones of the
/// player's window that are neither held nor at hand, in row order, then a shift unless the window is the player's.
struct EngineMode
{
    Point centre; ///< the window's centre less the player's zone, in zones
    Apron atHand; ///< zones computed or kept that the window does not hold

    /// Something is pending.
    [[nodiscard]] constexpr bool busy() const { return centre != Point{}; }

    friend constexpr bool operator==(const EngineMode&, const EngineMode&) = default;
};

/// How an engine that makes its queue anew works: `queue` is Coalesce or Retain, `requestsPerTurn` at least 1.
struct RebuildRules
{
    QueueMode queue = QueueMode::Retain;
    int requestsPerTurn = 1;
};

/// The mode at the end of a turn whose move crosses into the next zone in a direction (None: stays in its zone).
/// A busy engine works on every turn, one that a crossing makes busy from the next turn on.
[[nodiscard]] EngineMode nextMode(const EngineMode& mode, Direction crossing, const RebuildRules& rules);

/// A number that no other mode has whose centre lies within three zones; it orders modes by centre, then by zones.
[[nodiscard]] std::uint32_t modeKey(const EngineMode& mode);

/// Sizes in cells, both at least 0: a zone's side, and how far the view square reaches from the player.
struct ViewSizes
{
    int zoneSide = 0;
    int view = 0;
};

/// The cells of the player's zone from which the view square lies within the window; it may be empty.
[[nodiscard]] Rect safeCells(Point centre, ViewSizes sizes);

/// The kind of the first hazard in row order for a player on a cell of the zone, or none. Never a hazard on a safe
/// cell, always one elsewhere.
[[nodiscard]] std::optional<HazardKind> firstHazard(const EngineMode& mode, Point cell, ViewSizes sizes);

} // namespace zonewright

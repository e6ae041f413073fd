#pragma once

#include "core/walk/walksettings.h"
#include "core/world/world.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>

namespace zonewright {

/// What a walk came to under one way of remembering zones. The arrival computes nine zones whatever the way is: it
/// counts in what is computed, and not in the costs.
struct WalkSummary
{
    std::int64_t turns = 0;         ///< after the arrival: one a move
    std::int64_t hazards = 0;       ///< one for each zone and each turn that it lasts, on arrival too
    std::int64_t hazardTurns = 0;   ///< turns with one at least
    std::int64_t lost = 0;          ///< creatures that left memory with their zone
    std::int64_t evaluations = 0;   ///< of cells, with known zones
    std::int64_t computed = 0;      ///< zones, those of the arrival included
    std::int64_t computedAgain = 0; ///< of those, what was beyond the first time of its zone
    std::int64_t cost = 0;          ///< declared, of all turns; a zone computed at once costs as much as its request
    std::int64_t mostCost = 0;      ///< in one turn
    std::int64_t hiccups = 0;       ///< turns that computed more than one zone

    friend bool operator==(const WalkSummary&, const WalkSummary&) = default;
};

/// Told the number of turns that are done, now and then, on the thread that counts. May be empty.
using SummaryProgress = std::function<void(std::int64_t turns)>;

/// Makes a walk and counts. The settings are valid; the same ones, world and moves give the same figures. Nothing when
/// `stop` is requested meanwhile: it is looked at in every turn.
[[nodiscard]] std::optional<WalkSummary> summarise(const World& world, const WalkSettings& settings,
                                                   std::span<const Direction> moves, const std::stop_token& stop = {},
                                                   const SummaryProgress& progress = {});

} // namespace zonewright

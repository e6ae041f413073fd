#pragma once

#include "core/events/queuemode.h"
#include "core/walk/safetyproof.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace zonewright::test {

/// What a breadth-first search through the states of SlowEngine finds, for every view at once: how far the player sees
/// decides nothing but the hazards, and a hazard of one view is one of every wider view.
struct SlowProof
{
    std::map<int, int> shortest;      ///< view → turns of a shortest walk to a hazard, where one was found
    std::vector<std::int64_t> states; ///< for each turn: the states reached up to its end
    bool complete = false;            ///< it went through everything, or up to a hazard for view 0
};

/// Searches until nothing is left, a hazard is found even for view 0, or a turn ends with more than `mostStates`
/// states.
[[nodiscard]] SlowProof slowProof(int zoneSide, QueueMode mode, int requestsPerTurn, int highestView,
                                  std::int64_t mostStates);

/// Plays a counterexample in SlowEngine. Gives the first turn with a hazard and the kind of the first one, or nothing
/// when the walk has none.
struct PlayedHazard
{
    int turn = 0;
    HazardKind kind = HazardKind::Missing;

    friend bool operator==(const PlayedHazard&, const PlayedHazard&) = default;
};

[[nodiscard]] std::optional<PlayedHazard> played(const ProofQuestion& question, const Counterexample& walk);

} // namespace zonewright::test

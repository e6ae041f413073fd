#pragma once

#include "core/base/result.h"
#include "core/events/queuemode.h"
#include "core/geometry/direction.h"
#include "core/geometry/point.h"
#include "core/walk/hazard.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace zonewright {

/// The proof's limits, both ends included.
inline constexpr int lowestProofZoneSide = 8;
inline constexpr int highestProofZoneSide = 256;
inline constexpr int highestProofView = 1024;
inline constexpr std::int64_t defaultProofStates = 5'000'000;
inline constexpr std::int64_t highestProofStates = 1'000'000'000;

/// Can any walk reach a hazard? Asked for an engine that counts requests, in a world larger than any walk.
struct ProofQuestion
{
    int zoneSide = 64; ///< cells a side of a zone: a power of two from 8 to 256
    int view = 10;     ///< how far the view square reaches from the player, in cells: 0 to 1,024
    QueueMode mode = QueueMode::Retain;
    int requestsPerTurn = 1;                      ///< at least 1
    std::int64_t mostStates = defaultProofStates; ///< bounds `Fifo` alone; 1 to 1,000,000,000, about 65 bytes each

    friend bool operator==(const ProofQuestion&, const ProofQuestion&) = default;
};

/// A walk that reaches a hazard at the end of its last turn and at no earlier one. No shorter walk from any start does.
struct Counterexample
{
    Point start;                  ///< the cell within the first zone; the window is settled, nothing is at hand
    std::vector<Direction> moves; ///< one a turn; none when the hazard is there on arrival
    HazardKind hazard = HazardKind::Missing; ///< the kind of that turn's first hazard in row order

    friend bool operator==(const Counterexample&, const Counterexample&) = default;
};

enum class Verdict : std::uint8_t {
    Safe,      ///< no walk reaches a hazard
    Unsafe,    ///< the counterexample does
    Undecided, ///< the search ended too early, for its number of states or because it was told to stop
};

struct Proof
{
    Verdict verdict = Verdict::Undecided;
    /// Distinct states that the search reached, a state being a cell of the zone with all that the engine remembers as
    /// the player's zone sees it; nothing symmetric is left out. In the modes that make the queue anew, those of every
    /// turn up to the counterexample's, the whole of that turn included; in `Fifo`, those found until its state was.
    std::int64_t states = 0;
    std::optional<Counterexample> counterexample; ///< with Unsafe

    friend bool operator==(const Proof&, const Proof&) = default;
};

/// Told the number of states so far, now and then, on the thread that proves. May be empty.
using ProofProgress = std::function<void(std::int64_t states)>;

/// Decides whether any sequence of moves reaches a hazard (section 3 of the rules, *Proof of safety*). `Coalesce` and
/// `Retain` are always decided; `Fifo` is undecided once more than `mostStates` states would be needed. The same
/// question gives the same proof, counterexample included. When `stop` is requested the answer comes within a fraction
/// of a second and is Undecided. Errors: OutOfRange at `zoneSide`, `view`, `requestsPerTurn` or `mostStates`, and
/// Malformed at `zoneSide` for a side that is no power of two.
[[nodiscard]] Result<Proof> proveSafety(const ProofQuestion& question, const std::stop_token& stop = {},
                                        const ProofProgress& progress = {});

} // namespace zonewright

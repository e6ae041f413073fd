#pragma once

#include "core/geometry/direction.h"
#include "core/geometry/point.h"
#include "core/walk/enginemode.h"
#include "core/walk/fifobacklog.h"
#include "core/walk/modegraph.h"
#include "core/walk/safetyproof.h"
#include "core/walk/tileset.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace zonewright {

/// The search of the proof for `Fifo`, whose backlog has no bound: state by state, breadth first, each with the one
/// that it was reached from. Starts are tried in row order, moves in the order of the compass, waiting last.
class FifoSearch
{
public:
    /// Reaches no more than `mostStates` states, at least 1.
    FifoSearch(ViewSizes sizes, std::int64_t mostStates);

    /// Reaches every start, as far as the bound goes; then each call tries every move from the next state in line.
    /// False when there is nothing left to do: a hazard is found, the bound is passed, or no state is left.
    bool advance();

    [[nodiscard]] std::int64_t states() const { return static_cast<std::int64_t>(m_states.size()); }

    /// Another state would have been more than the bound allows.
    [[nodiscard]] bool full() const { return m_full; }

    /// The walk to the first hazard that was found, if one was.
    [[nodiscard]] std::optional<Counterexample> counterexample() const;

private:
    using ModeId = ModeGraph<FifoRules>::Id;

    struct State
    {
        ModeId mode = 0;
        std::uint32_t from = 0; ///< the number of the state before; its own for a start
        std::uint16_t cell = 0; ///< in row order
        Direction move = Direction::None;
    };

    void start();
    void tryMove(std::uint32_t from, Direction direction);
    void reach(const State& state);

    [[nodiscard]] bool over() const { return m_full || m_hazard.has_value(); }

    [[nodiscard]] Point cellOf(const State& state) const;

    ViewSizes m_sizes;
    std::int64_t m_mostStates;
    ModeGraph<FifoRules> m_modes{FifoRules{}};
    std::vector<State> m_states;
    TileSet m_reached; ///< a board for each mode
    std::size_t m_next = 0;
    bool m_started = false;
    bool m_full = false;
    std::optional<HazardKind> m_hazard; ///< in the last state
};

} // namespace zonewright

#pragma once

#include "core/geometry/direction.h"
#include "core/geometry/point.h"
#include "core/walk/celltile.h"
#include "core/walk/enginemode.h"
#include "core/walk/modegraph.h"
#include "core/walk/safetyproof.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

/// The search of the proof for the queue modes that make the queue anew. A state is a mode of the engine and a cell of
/// the zone. The mode after a turn depends on the mode and the border crossed alone, so the cells of a mode move
/// together, a tile of sixty-four at a time. What each turn reached first is kept, for walking back.
class ReachSearch
{
public:
    /// Starts at turn 0: every cell, with a settled window. The side is a multiple of tileSide, at least tileSide.
    ReachSearch(ViewSizes sizes, const RebuildRules& rules);

    /// Finds what one more turn reaches first; false when there is nothing.
    bool takeTurn();

    /// States reached so far, each counted once.
    [[nodiscard]] std::int64_t states() const { return m_states; }

    /// A walk to a hazard of the last turn, if it has one. Among the states with a hazard it takes the first cell in
    /// row order, then the mode met first; going back from there it keeps the same move where it can and otherwise
    /// takes the first of the compass that leads there, waiting last.
    [[nodiscard]] std::optional<Counterexample> counterexample();

private:
    struct Rules
    {
        using State = EngineMode;

        struct Hash
        {
            std::size_t operator()(const EngineMode& mode) const { return modeKey(mode); }
        };

        RebuildRules rebuild;

        [[nodiscard]] EngineMode next(const EngineMode& mode, Direction crossing) const
        {
            return nextMode(mode, crossing, rebuild);
        }

        [[nodiscard]] const EngineMode& mode(const EngineMode& state) const { return state; }
    };

    using ModeId = ModeGraph<Rules>::Id;

    struct Tile
    {
        ModeId mode = 0;
        Point place; ///< in tiles, within the zone
        CellTile safe = 0;
        CellTile reached = 0;
        CellTile arriving = 0; ///< on the turn that is being taken
    };

    struct Fresh
    {
        std::uint32_t tile = 0;
        CellTile cells = 0;
    };

    struct State
    {
        ModeId mode = 0;
        Point cell;
    };

    struct Move
    {
        State from;
        Direction direction = Direction::None;
    };

    std::uint32_t tileAt(ModeId mode, Point place);
    void spreadFrom(Fresh fresh);
    void settle();
    [[nodiscard]] std::span<const Fresh> reachedOn(std::size_t turn) const;
    [[nodiscard]] std::optional<State> firstUnsafe() const;
    [[nodiscard]] std::optional<State> origin(const State& state, Direction direction, std::size_t turn);
    [[nodiscard]] Move lastMove(const State& state, Direction liked, std::size_t turn);

    ViewSizes m_sizes;
    int m_tiles; ///< a side
    ModeGraph<Rules> m_modes;
    std::vector<Tile> m_board;
    std::vector<std::uint32_t> m_places;   ///< for each mode and place: the number of its tile plus 1, or 0
    std::vector<std::uint32_t> m_arriving; ///< tiles with cells that arrive
    std::vector<Fresh> m_trail;            ///< turn after turn
    std::vector<std::size_t> m_turns;      ///< where each turn begins in the trail
    std::int64_t m_states = 0;
};

} // namespace zonewright

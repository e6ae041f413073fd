#include "core/walk/fifosearch.h"

#include <algorithm>

namespace zonewright {

FifoSearch::FifoSearch(ViewSizes sizes, std::int64_t mostStates)
    : m_sizes(sizes)
    , m_mostStates(mostStates)
{
}

bool FifoSearch::advance()
{
    if (!m_started) {
        start();
    } else {
        const auto from = static_cast<std::uint32_t>(m_next++);
        for (int i = 0; i <= static_cast<int>(Direction::None) && !over(); ++i)
            tryMove(from, static_cast<Direction>(i));
    }
    return !over() && m_next < m_states.size();
}

void FifoSearch::start()
{
    m_started = true;
    const int cells = m_sizes.zoneSide * m_sizes.zoneSide;
    for (int cell = 0; cell < cells && !over(); ++cell)
        reach({.from = static_cast<std::uint32_t>(cell), .cell = static_cast<std::uint16_t>(cell)});
}

void FifoSearch::tryMove(std::uint32_t from, Direction direction)
{
    const int side = m_sizes.zoneSide;
    const Point position = cellOf(m_states[from]) + step(direction);
    const Point zone{(position.x >= side) - (position.x < 0), (position.y >= side) - (position.y < 0)};
    const Point cell = position - zone * side;
    reach({.mode = m_modes.successor(m_states[from].mode, directionOf(zone)),
           .from = from,
           .cell = static_cast<std::uint16_t>(cell.y * side + cell.x),
           .move = direction});
}

/// Adds a state that is new, if there is room for it, and looks whether it is a hazard.
void FifoSearch::reach(const State& state)
{
    const Point cell = cellOf(state);
    if (!m_reached.insert(state.mode, cell))
        return;
    m_full = states() >= m_mostStates;
    if (m_full)
        return;
    m_states.push_back(state);
    const EngineMode& mode = m_modes.mode(state.mode);
    if (!safeCells(mode.centre, m_sizes).contains(cell))
        m_hazard = firstHazard(mode, cell, m_sizes);
}

Point FifoSearch::cellOf(const State& state) const
{
    return {state.cell % m_sizes.zoneSide, state.cell / m_sizes.zoneSide};
}

std::optional<Counterexample> FifoSearch::counterexample() const
{
    if (!m_hazard)
        return std::nullopt;
    Counterexample walk{.hazard = *m_hazard};
    std::size_t number = m_states.size() - 1;
    for (; m_states[number].from != number; number = m_states[number].from)
        walk.moves.push_back(m_states[number].move);
    std::ranges::reverse(walk.moves);
    walk.start = cellOf(m_states[number]);
    return walk;
}

} // namespace zonewright

#include "core/walk/reachsearch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>

namespace zonewright {

namespace {

/// -1 before 0, 1 from `size` on, 0 between.
constexpr int beyond(int value, int size)
{
    return (value >= size) - (value < 0);
}

/// The zone that a position lies in, which is at most one zone away: 0,0 is the player's.
constexpr Point beyond(Point position, int size)
{
    return {beyond(position.x, size), beyond(position.y, size)};
}

} // namespace

ReachSearch::ReachSearch(ViewSizes sizes, const RebuildRules& rules)
    : m_sizes(sizes)
    , m_tiles(sizes.zoneSide / tileSide)
    , m_modes(Rules{rules})
{
    for (int y = 0; y < m_tiles; ++y) {
        for (int x = 0; x < m_tiles; ++x) {
            m_arriving.push_back(tileAt(0, {x, y}));
            m_board[m_arriving.back()].arriving = ~CellTile{0};
        }
    }
    settle();
}

bool ReachSearch::takeTurn()
{
    for (std::size_t i = m_turns.back(), end = m_trail.size(); i < end; ++i)
        spreadFrom(m_trail[i]);
    settle();
    return m_turns.back() < m_trail.size();
}

/// Marks where the cells can be after a move. A tile at the zone's edge leads into the opposite one of another mode.
void ReachSearch::spreadFrom(Fresh fresh)
{
    const ModeId mode = m_board[fresh.tile].mode;
    const Point place = m_board[fresh.tile].place;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const CellTile cells = spread(fresh.cells, {x, y});
            if (cells == 0)
                continue;
            const Point there = place + Point{x, y};
            const Point zone = beyond(there, m_tiles);
            const std::uint32_t tile = tileAt(m_modes.successor(mode, directionOf(zone)), there - zone * m_tiles);
            if (m_board[tile].arriving == 0)
                m_arriving.push_back(tile);
            m_board[tile].arriving |= cells;
        }
    }
}

/// Ends a turn: of the cells that arrived, those not reached before are its part of the trail.
void ReachSearch::settle()
{
    m_turns.push_back(m_trail.size());
    for (const std::uint32_t index : m_arriving) {
        Tile& tile = m_board[index];
        const CellTile cells = tile.arriving & ~tile.reached;
        tile.arriving = 0;
        if (cells == 0)
            continue;
        tile.reached |= cells;
        m_states += std::popcount(cells);
        m_trail.push_back({index, cells});
    }
    m_arriving.clear();
}

std::uint32_t ReachSearch::tileAt(ModeId mode, Point place)
{
    const auto tiles = static_cast<std::size_t>(m_tiles);
    const std::size_t index =
        (mode * tiles + static_cast<std::size_t>(place.y)) * tiles + static_cast<std::size_t>(place.x);
    if (index >= m_places.size())
        m_places.resize((mode + std::size_t{1}) * tiles * tiles);
    if (m_places[index] == 0) {
        const Rect safe = safeCells(m_modes.mode(mode).centre, m_sizes);
        const Point corner = place * tileSide;
        m_board.push_back({.mode = mode,
                           .place = place,
                           .safe = tileRect({safe.x - corner.x, safe.y - corner.y, safe.width, safe.height})});
        m_places[index] = static_cast<std::uint32_t>(m_board.size());
    }
    return m_places[index] - 1;
}

std::span<const ReachSearch::Fresh> ReachSearch::reachedOn(std::size_t turn) const
{
    const std::size_t end = turn + 1 < m_turns.size() ? m_turns[turn + 1] : m_trail.size();
    return std::span(m_trail).subspan(m_turns[turn], end - m_turns[turn]);
}

std::optional<ReachSearch::State> ReachSearch::firstUnsafe() const
{
    std::optional<State> first;
    const auto rank = [](const State& state) { return std::tuple(state.cell.y, state.cell.x, state.mode); };
    for (const Fresh& fresh : reachedOn(m_turns.size() - 1)) {
        const Tile& tile = m_board[fresh.tile];
        const CellTile unsafe = fresh.cells & ~tile.safe;
        if (unsafe == 0)
            continue;
        const int bit = std::countr_zero(unsafe); // row order within the tile
        const State state{tile.mode, tile.place * tileSide + Point{bit % tileSide, bit / tileSide}};
        if (!first || rank(state) < rank(*first))
            first = state;
    }
    return first;
}

/// The state before a move that ends in `state`, among those first reached on a turn.
std::optional<ReachSearch::State> ReachSearch::origin(const State& state, Direction direction, std::size_t turn)
{
    const Point position = state.cell - step(direction);
    const Point zone = beyond(position, m_sizes.zoneSide);
    const Point cell = position - zone * m_sizes.zoneSide;
    const Direction crossing = directionOf(Point{} - zone);
    const Point place{cell.x / tileSide, cell.y / tileSide};
    const CellTile bit = tileCell(cell - place * tileSide);
    std::optional<State> found;
    for (const Fresh& fresh : reachedOn(turn)) {
        const Tile& tile = m_board[fresh.tile];
        const bool leadsHere =
            tile.place == place && (fresh.cells & bit) != 0 && m_modes.successor(tile.mode, crossing) == state.mode;
        if (leadsHere && (!found || tile.mode < found->mode))
            found = State{tile.mode, cell};
    }
    return found;
}

ReachSearch::Move ReachSearch::lastMove(const State& state, Direction liked, std::size_t turn)
{
    const std::array order{liked,
                           Direction::North,
                           Direction::NorthEast,
                           Direction::East,
                           Direction::SouthEast,
                           Direction::South,
                           Direction::SouthWest,
                           Direction::West,
                           Direction::NorthWest,
                           Direction::None};
    for (const Direction direction : order) {
        if (const auto from = origin(state, direction, turn))
            return {*from, direction};
    }
    return {state, Direction::None}; // never: each state was reached from one of the turn before
}

std::optional<Counterexample> ReachSearch::counterexample()
{
    const auto last = firstUnsafe();
    if (!last)
        return std::nullopt;
    const auto hazard = firstHazard(m_modes.mode(last->mode), last->cell, m_sizes);
    Counterexample walk{.hazard = hazard.value_or(HazardKind::Missing)};
    State state = *last;
    Direction liked = Direction::North;
    for (std::size_t turn = m_turns.size() - 1; turn > 0; --turn) {
        const Move move = lastMove(state, liked, turn - 1);
        walk.moves.push_back(move.direction);
        state = move.from;
        liked = move.direction;
    }
    std::ranges::reverse(walk.moves);
    walk.start = state.cell;
    return walk;
}

} // namespace zonewright

#pragma once

#include "core/dig/dugfloor.h"

#include <optional>
#include <span>

namespace zonewright {

/// A cell and its distance in steps in 4 directions.
struct FarCell
{
    Point at;
    int distance = 0;

    friend bool operator==(const FarCell&, const FarCell&) = default;
};

/// Walks over floors of which no walkable cell lies in the outermost ring; doors are open, locked ones too. Keeps its
/// memory from walk to walk.
class StairFinder
{
public:
    /// The walkable cell, no door, that is farthest from the nearest of the cells of `from`, which are walkable; ties:
    /// smallest y, then smallest x. The cells of `without` are walked through and never taken, nor are those of `from`.
    /// Nothing where there is no such cell.
    [[nodiscard]] std::optional<FarCell> farthest(const Grid<DugCell>& cells, Rect from, Rect without = {});

    /// Steps from a walkable cell to another; -1 where no way leads there.
    [[nodiscard]] int distance(const Grid<DugCell>& cells, Point from, Point to);

private:
    void walk(const Grid<DugCell>& cells, Rect from);

    std::vector<std::uint8_t> m_open;  ///< in row order: 1 where a cell can be walked on and has not been reached
    std::vector<std::int32_t> m_queue; ///< cells in the order in which they are reached
    std::vector<std::size_t> m_levels; ///< where in the queue the cells of each distance begin; its end at last
};

} // namespace zonewright

#pragma once

#include "core/strip/roomcatalogue.h"

#include <span>
#include <utility>
#include <vector>

namespace zonewright {

/// Every cell of `open` that is joined, up or down the column, to one of `seeds`, which are cells of `open`.
[[nodiscard]] constexpr ColumnMask columnRuns(ColumnMask open, ColumnMask seeds)
{
    // A carry runs from the northmost seed of a run of cells to the run's south end; only the way north takes steps.
    ColumnMask filled = open & (~(open + seeds) | seeds);
    for (int step = 1; step < roomRowLimits.high; step *= 2) {
        filled |= open & (filled >> step);
        open &= open >> step;
    }
    return filled;
}

/// Which slabs are joined in 4 directions, whole columns at a time. It keeps its memory from floor to floor.
class SlabFlood
{
public:
    /// Nothing of these columns is reached yet; the first and the last are of bricks alone.
    void begin(std::span<const ColumnMask> columns)
    {
        m_unreached.assign(columns.begin(), columns.end());
        m_fresh.resize(columns.size());
        m_waiting.resize(columns.size());
    }

    /// The slabs of each column that are not reached yet.
    [[nodiscard]] std::span<const ColumnMask> unreached() const { return m_unreached; }

    /// Reaches all slabs that are joined to `seed`, a slab not reached yet of a column. Calls `visit(column, slabs)`
    /// with slabs that are new; a column may come more than once, and in any order.
    template <typename Visit>
    void spread(int column, ColumnMask seed, Visit visit)
    {
        std::size_t waiting = 0;
        const auto reach = [&](std::size_t at, ColumnMask seeds) {
            const ColumnMask reached = columnRuns(m_unreached[at], seeds);
            m_unreached[at] ^= reached;
            m_waiting[waiting] = static_cast<int>(at);
            // A column that waits already does not wait twice.
            waiting += m_fresh[at] == 0 ? 1 : 0;
            m_fresh[at] |= reached;
        };
        reach(static_cast<std::size_t>(column), seed);
        while (waiting > 0) {
            const auto at = static_cast<std::size_t>(m_waiting[--waiting]);
            const ColumnMask fresh = std::exchange(m_fresh[at], 0);
            visit(static_cast<int>(at), fresh);
            for (const std::size_t beside : {at + 1, at - 1}) {
                if (const ColumnMask seeds = fresh & m_unreached[beside]; seeds != 0)
                    reach(beside, seeds);
            }
        }
    }

private:
    std::vector<ColumnMask> m_unreached;
    std::vector<ColumnMask> m_fresh; ///< reached, not yet passed on to the columns beside; all 0 between two floods
    std::vector<int> m_waiting;      ///< columns with fresh slabs, the last one next
};

} // namespace zonewright

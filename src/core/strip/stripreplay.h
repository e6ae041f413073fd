#pragma once

#include "core/strip/stripstep.h"

#include <cstddef>
#include <span>

namespace zonewright {

/// Does a strip floor's decisions again, for a scrubber, both ways: what a decision costs depends on the cells that it
/// changes alone.
class StripReplay
{
public:
    /// The catalogue, the finished floor and its decisions must outlive it.
    StripReplay(const RoomCatalogue& catalogue, const StripFloor& finished, std::span<const StripStep> steps);

    /// The floor after the first `count` decisions, at most all of them: as large as it will be, of bricks where
    /// nothing is decided yet. It has the columns and the rooms, and the hero once there is one; joints and problems
    /// are the finished floor's alone. Valid until the next call.
    [[nodiscard]] const StripFloor& at(std::size_t count);

    /// The columns that may have changed in the last call, from `first` up to `end` (excluded).
    struct Columns
    {
        int first = 0;
        int end = 0;
    };

    [[nodiscard]] Columns touched() const { return m_touched; }

private:
    void redo(const StripStep& step);
    void undo(const StripStep& step);
    void touch(int column, int width = 1);

    const RoomCatalogue& m_catalogue;
    const StripFloor& m_finished;
    std::span<const StripStep> m_steps;
    StripFloor m_floor;
    std::vector<ColumnMask> m_before; ///< the column of each cell that was opened, as it was
    std::size_t m_done = 0;
    Columns m_touched;
};

} // namespace zonewright

#include "core/strip/stripjoint.h"

#include "core/strip/slabflood.h"

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

/// The columns of two rooms and their joint, between two columns of bricks.
using JoinedColumns = std::array<ColumnMask, static_cast<std::size_t>(2 * roomWidthLimits.high + 3)>;

/// Whether a slab of the columns before `joint` reaches one of the columns after it, over the cells of `open`; both
/// sides know only the slabs that were there before.
bool joinsAcross(const JoinedColumns& open, const JoinedColumns& before, std::size_t joint, std::size_t last)
{
    JoinedColumns reached{};
    for (std::size_t i = 1; i < joint; ++i)
        reached[i] = before[i] == 0 ? 0 : columnRuns(open[i], before[i]);
    const auto spreadTo = [&](std::size_t at) {
        const ColumnMask seeds = (reached[at - 1] | reached[at + 1]) & open[at] & ~reached[at];
        if (seeds != 0)
            reached[at] |= columnRuns(open[at], seeds);
        return seeds != 0;
    };
    bool going = true;
    while (going) {
        going = false;
        for (std::size_t i = 1; i <= last; ++i)
            going = spreadTo(i) || going;
        for (std::size_t i = last; i >= 1; --i)
            going = spreadTo(i) || going;
        for (std::size_t i = joint + 1; i <= last; ++i) {
            if ((reached[i] & before[i]) != 0)
                return true;
        }
    }
    return false;
}

} // namespace

ProblemReason pathFault(const RoomType& left, const RoomType& right, int rows, std::span<const Point> cells)
{
    const auto outside = [&](Point cell) {
        return cell.x < -left.width() || cell.x > right.width() || cell.y < 1 || cell.y > rows;
    };
    if (std::ranges::any_of(cells, outside))
        return ProblemReason::PathLeavesRooms;
    const auto joint = static_cast<std::size_t>(left.width()) + 1;
    JoinedColumns before{};
    std::ranges::copy(left.columns, before.begin() + 1);
    std::ranges::copy(right.columns, before.begin() + static_cast<std::ptrdiff_t>(joint) + 1);
    JoinedColumns open = before;
    for (const Point cell : cells) {
        const int column = left.width() + 1 + cell.x;
        open[static_cast<std::size_t>(column)] |= rowBit(cell.y);
    }
    const std::size_t last = joint + right.columns.size();
    return joinsAcross(open, before, joint, last) ? ProblemReason::None : ProblemReason::PathDoesNotJoin;
}

} // namespace zonewright

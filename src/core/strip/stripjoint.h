#pragma once

#include "core/level/problem.h"
#include "core/strip/roomcatalogue.h"

namespace zonewright {

/// The rows where the column before a joint and the column after it both have a slab: one AND of two masks. They come
/// from the patterns alone.
[[nodiscard]] inline ColumnMask junctionCandidates(const RoomType& left, const RoomType& right)
{
    return left.columns.back() & right.columns.front();
}

/// Why a path cannot join two rooms of `rows` rows: PathLeavesRooms for a cell in neither room nor the joint;
/// PathDoesNotJoin when, once its cells are slabs, no slab that the left room had before is joined (4 directions,
/// within the two rooms and the joint) to one that the right room had; None for a path that joins them.
[[nodiscard]] ProblemReason pathFault(const RoomType& left, const RoomType& right, int rows,
                                      std::span<const Point> cells);

} // namespace zonewright

#pragma once

#include "core/dig/digstep.h"
#include "core/dig/dugfloor.h"

#include <cstring>

namespace zonewright {

/// The pass of prune (see pruner.h). `held(point)` says whether a room's grown floor holds a cell, `record(make)` notes
/// the step that `make` gives.
template <typename Held, typename Record>
void prunePass(Grid<DugCell>& cells, const Held& held, const Record& record)
{
    /// What is around a cell: how many walkable neighbours, and the last of them.
    struct Around
    {
        int count = 0;
        Point last;
    };

    const auto around = [&](Point p) {
        Around result;
        for (const Point aside : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
            if (cells.contains(p + aside) && walkable(cells[p + aside])) {
                ++result.count;
                result.last = p + aside;
            }
        }
        return result;
    };
    const auto take = [&](Point p, DigStepKind kind, DigReason reason) {
        cells[p] = held(p) ? DugCell::Wall : DugCell::Earth;
        record([&] { return DigStep{.kind = kind, .reason = reason, .cell = cells[p], .at = p}; });
    };
    // Takes the cell away if it leads nowhere, and then what led to it alone.
    const auto follow = [&](Point p) {
        while (cells.contains(p) && cells[p] == DugCell::Corridor) {
            const Around neighbours = around(p);
            if (neighbours.count > 1)
                return;
            const Point next = neighbours.last;
            if (neighbours.count == 0) {
                take(p, DigStepKind::CorridorPruned, DigReason::DeadEnd);
                return;
            }
            if (cells[next] == DugCell::Door) {
                const Point behind = next + next - p;
                take(p, DigStepKind::CorridorPruned, DigReason::DoorToNothing);
                take(next, DigStepKind::DoorRemoved, DigReason::DoorToNothing);
                p = behind;
            } else {
                take(p, DigStepKind::CorridorPruned, DigReason::DeadEnd);
                p = next;
            }
        }
    };
    for (int y = 0; y < cells.height(); ++y) {
        const auto row = cells.row(y);
        const auto* const end = row.data() + row.size();
        const auto nextCorridor = [&](const DugCell* from) {
            const auto left = static_cast<std::size_t>(end - from);
            return static_cast<const DugCell*>(std::memchr(from, static_cast<int>(DugCell::Corridor), left));
        };
        for (const DugCell* at = nextCorridor(row.data()); at != nullptr; at = nextCorridor(at + 1))
            follow({static_cast<int>(at - row.data()), y});
    }
}

} // namespace zonewright

#include "core/dig/pruner.h"

#include "core/dig/digrecorder.h"
#include "core/dig/prunepass.h"

#include <algorithm>
#include <utility>

namespace zonewright {

void prune(Grid<DugCell>& cells, std::span<const Rect> roomFloors, DigSteps* steps)
{
    const auto held = [&](Point p) {
        return std::ranges::any_of(roomFloors, [&](Rect floor) { return floor.grown(1).contains(p); });
    };
    if (steps == nullptr)
        return prunePass(cells, held, DigRecorder<false>(nullptr));
    KeptDigSteps kept{.steps = std::move(*steps)};
    prunePass(cells, held, DigRecorder<true>(&kept));
    *steps = std::move(kept.steps);
}

} // namespace zonewright

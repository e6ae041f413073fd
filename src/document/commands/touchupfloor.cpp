#include "document/commands/touchupfloor.h"

#include "document/touchups.h"

#include <algorithm>
#include <ranges>

namespace zonewright {

namespace {

/// How many touch-ups of `a` are not in `b`; both in row order.
int touchUpsMissing(const std::vector<TouchUp>& a, const std::vector<TouchUp>& b)
{
    return static_cast<int>(std::ranges::count_if(a, [&](const TouchUp& touch) {
        const auto found = std::ranges::lower_bound(b, touch.at, rowOrder, &TouchUp::at);
        return found == b.end() || *found != touch;
    }));
}

} // namespace

TouchUpFloor::TouchUpFloor(ProjectState& state, ItemId floor, std::span<const TouchUp> painted,
                           std::span<const Point> erased, Gesture gesture)
    : FloorCommand(state)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr)
        return;
    FloorPlan after = *before;
    after.touchUps = touchUpsAfter(before->touchUps, painted, erased);
    change(after);
    mergeInGesture(MergeId::TouchUpFloor, gesture, floor);
    setText(sentence());
}

QString TouchUpFloor::sentence() const
{
    if (steps().empty())
        return {};
    const FloorPlan& before = steps().front().before;
    const FloorPlan& after = steps().front().after;
    if (const int painted = touchUpsMissing(after.touchUps, before.touchUps); painted > 0)
        return tr("Paint %n cell(s) of “%1”", nullptr, painted).arg(onlyName());
    const int erased = touchUpsMissing(before.touchUps, after.touchUps);
    return tr("Erase %n touch-up(s) of “%1”", nullptr, erased).arg(onlyName());
}

} // namespace zonewright

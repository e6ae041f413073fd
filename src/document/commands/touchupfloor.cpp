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
    countCells();
    setName([this] { return sentence(); });
}

bool TouchUpFloor::takeOver(const ProjectCommand& later)
{
    const bool isTaken = FloorCommand::takeOver(later);
    countCells();
    sayName();
    return isTaken;
}

/// Not when the name is asked for: a history may hold many large steps.
void TouchUpFloor::countCells()
{
    if (steps().empty())
        return;
    const FloorPlan& before = steps().front().before;
    const FloorPlan& after = steps().front().after;
    m_painted = touchUpsMissing(after.touchUps, before.touchUps);
    m_erased = m_painted > 0 ? 0 : touchUpsMissing(before.touchUps, after.touchUps);
}

QString TouchUpFloor::sentence() const
{
    return m_painted > 0 ? tr("Paint %n cell(s) of “%1”", nullptr, m_painted).arg(onlyName())
                         : tr("Erase %n touch-up(s) of “%1”", nullptr, m_erased).arg(onlyName());
}

} // namespace zonewright

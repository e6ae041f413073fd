#include "document/commands/chooseexit.h"

#include "document/commands/shownname.h"

namespace zonewright {

ChooseExit::ChooseExit(ProjectState& state, ItemId floor, std::optional<Point> exit, Gesture gesture)
    : FloorCommand(state)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr || before->strip() == nullptr)
        return;
    FloorPlan after = *before;
    std::get<StripPlan>(after.plan).exit = exit;
    change(after);
    mergeInGesture(MergeId::ChooseExit, gesture, floor);
    setName([this] { return sentence(); });
}

QString ChooseExit::sentence() const
{
    const std::optional<Point> exit = steps().empty() ? std::nullopt : steps().front().after.strip()->exit;
    return exit ? tr("Put exit of “%1” at %2").arg(onlyName(), shownPoint(*exit))
                : tr("Leave exit of “%1” to the rule").arg(onlyName());
}

} // namespace zonewright

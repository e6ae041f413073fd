#include "document/commands/redrawjunctions.h"

#include "document/commands/redrawrooms.h"

namespace zonewright {

RedrawJunctions::RedrawJunctions(ProjectState& state, std::span<const ItemId> floors, int times)
    : FloorCommand(state)
{
    for (const ItemId id : floors) {
        const FloorPlan* before = floor(id);
        if (before == nullptr || before->strip() == nullptr)
            continue;
        FloorPlan after = *before;
        StripPlan& plan = std::get<StripPlan>(after.plan);
        plan.redraw = redrawn(plan.redraw, times);
        change(after);
    }
    const QString name = onlyName();
    const auto count = static_cast<int>(steps().size());
    setName([name, count] {
        return name.isEmpty() ? tr("Redraw junctions of %n floor(s)", nullptr, count)
                              : tr("Redraw junctions of “%1”").arg(name);
    });
}

} // namespace zonewright

#include "document/commands/redrawrooms.h"

namespace zonewright {

RedrawRooms::RedrawRooms(ProjectState& state, std::span<const ItemId> floors, int times)
    : FloorCommand(state)
{
    for (const ItemId id : floors) {
        if (const FloorPlan* before = floor(id)) {
            FloorPlan after = *before;
            after.redraw = redrawn(after.redraw, times);
            after.copied.reset();
            change(after);
        }
    }
    const QString name = onlyName();
    const auto count = static_cast<int>(steps().size());
    setName([name, count] {
        return name.isEmpty() ? tr("Redraw rooms of %n floor(s)", nullptr, count)
                              : tr("Redraw rooms of “%1”").arg(name);
    });
}

std::uint64_t redrawn(std::uint64_t counter, int times)
{
    const auto counters = static_cast<std::uint64_t>(highestItemId) + 1;
    return (counter + static_cast<std::uint64_t>(times)) % counters;
}

} // namespace zonewright

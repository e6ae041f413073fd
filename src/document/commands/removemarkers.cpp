#include "document/commands/removemarkers.h"

#include "document/commands/markername.h"

#include <algorithm>

namespace zonewright {

RemoveMarkers::RemoveMarkers(ProjectState& state, ItemId floor, std::span<const std::size_t> places)
    : FloorCommand(state)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr)
        return;
    FloorPlan after = *before;
    after.markers.clear();
    Marker last;
    for (std::size_t i = 0; i < before->markers.size(); ++i) {
        if (std::ranges::find(places, i) == places.end())
            after.markers.push_back(before->markers[i]);
        else
            last = before->markers[i];
    }
    change(after);
    const auto count = static_cast<int>(before->markers.size() - after.markers.size());
    setName([count, last] {
        return count == 1 ? tr("Remove %1").arg(shownMarker(last)) : tr("Remove %n marker(s)", nullptr, count);
    });
}

} // namespace zonewright

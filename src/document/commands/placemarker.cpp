#include "document/commands/placemarker.h"

#include "document/commands/markername.h"
#include "document/commands/shownname.h"

#include <algorithm>

namespace zonewright {

PlaceMarker::PlaceMarker(ProjectState& state, ItemId floor, const Marker& marker)
    : FloorCommand(state)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr)
        return;
    FloorPlan after = *before;
    const auto known = std::ranges::find(after.markers, marker.kind, &Marker::kind);
    if (marker.kind != MarkerKind::Custom && known != after.markers.end())
        *known = marker;
    else
        after.markers.push_back(marker);
    change(after);
    setName([marker] { return tr("Place %1 at %2").arg(shownMarker(marker), shownPoint({marker.at.x, marker.at.y})); });
}

} // namespace zonewright

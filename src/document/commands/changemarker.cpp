#include "document/commands/changemarker.h"

#include "document/commands/markername.h"
#include "document/commands/shownname.h"

namespace zonewright {

ChangeMarker::ChangeMarker(ProjectState& state, ItemId floor, std::size_t place, const Marker& marker, Gesture gesture)
    : FloorCommand(state)
    , m_place(place)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr || place >= before->markers.size())
        return;
    FloorPlan after = *before;
    after.markers[place] = marker;
    change(after);
    mergeInGesture(MergeId::ChangeMarker, gesture, floor, static_cast<std::int64_t>(place));
    setName([this] { return sentence(); });
}

QString ChangeMarker::sentence() const
{
    if (steps().empty())
        return {};
    const Marker& before = steps().front().before.markers[m_place];
    const Marker& after = steps().front().after.markers[m_place];
    Marker moved = before;
    moved.at = after.at;
    if (moved == after)
        return tr("Move %1 to %2").arg(shownMarker(after), shownPoint({after.at.x, after.at.y}));
    return tr("Change %1").arg(shownMarker(after));
}

} // namespace zonewright

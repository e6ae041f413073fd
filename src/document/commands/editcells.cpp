#include "document/commands/editcells.h"

#include "document/commands/shownname.h"
#include "document/touchups.h"

#include <algorithm>

namespace zonewright {

namespace {

void eraseCells(FloorPlan& floor, std::span<const Point> erased)
{
    std::vector<Point> gone(erased.begin(), erased.end());
    std::ranges::sort(gone, rowOrder);
    const auto isGone = [&](Point at) { return std::ranges::binary_search(gone, at, rowOrder); };
    std::erase_if(floor.touchUps, [&](const TouchUp& touch) { return isGone(touch.at); });
    std::erase_if(floor.markers, [&](const Marker& marker) { return isGone({marker.at.x, marker.at.y}); });
}

/// Of either kind of stairs a floor has one by hand.
void placeMarkers(FloorPlan& floor, const std::vector<Marker>& placed)
{
    for (const Marker& marker : placed) {
        const auto known = std::ranges::find(floor.markers, marker.kind, &Marker::kind);
        if (marker.kind != MarkerKind::Custom && known != floor.markers.end())
            *known = marker;
        else
            floor.markers.push_back(marker);
    }
}

} // namespace

EditCells::EditCells(ProjectState& state, ItemId floor, const CellEdit& edit, CellVerb verb)
    : FloorCommand(state)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr)
        return;
    FloorPlan after = *before;
    eraseCells(after, edit.erased);
    const auto erased = static_cast<int>(before->touchUps.size() + before->markers.size() - after.touchUps.size() -
                                         after.markers.size());
    after.touchUps = touchUpsLaidOver(after.touchUps, touchUpsInOrder(edit.painted));
    placeMarkers(after, edit.placed);
    change(after);
    setText(sentenceOf(verb, static_cast<int>(edit.painted.size()), erased));
}

QString EditCells::sentenceOf(CellVerb verb, int painted, int erased) const
{
    switch (verb) {
    case CellVerb::Clear:
        return tr("Clear %n touch-up(s) of “%1”", nullptr, erased).arg(onlyName());
    case CellVerb::Cut:
        return tr("Cut %n touch-up(s) out of “%1”", nullptr, erased).arg(onlyName());
    case CellVerb::Paste:
        return tr("Paste %n cell(s) into “%1”", nullptr, painted).arg(onlyName());
    case CellVerb::Move:
        return tr("Move %n cell(s) of “%1”", nullptr, painted).arg(onlyName());
    case CellVerb::Erase:
        break;
    }
    return tr("Erase %n touch-up(s) of “%1”", nullptr, erased).arg(onlyName());
}

} // namespace zonewright

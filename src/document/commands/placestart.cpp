#include "document/commands/placestart.h"

#include "document/commands/shownname.h"

namespace zonewright {

PlaceStart::PlaceStart(ProjectState& state, Point zone, Point cell, Gesture gesture)
    : ValueCommand(state, state.player(), {.zone = zone, .cell = cell, .view = state.player().view})
{
    mergeInGesture(MergeId::PlaceStart, gesture);
    setName([this] { return sentence(); });
}

QString PlaceStart::sentence() const
{
    return tr("Place start at %1 of zone %2").arg(shownPoint(after().cell), shownPoint(after().zone));
}

} // namespace zonewright

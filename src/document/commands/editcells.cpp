#include "document/commands/editcells.h"

#include "document/commands/shownname.h"
#include "document/touchups.h"

namespace zonewright {

EditCells::EditCells(ProjectState& state, ItemId floor, const CellEdit& edit, CellVerb verb,
                     const std::optional<AreaMove>& moved)
    : FloorCommand(state)
    , m_floor(floor)
    , m_moved(moved)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr)
        return;
    const auto erased = static_cast<int>(before->touchUps.size() + before->markers.size() -
                                         touchUpsAfter(before->touchUps, {}, edit.erased).size() -
                                         markersAfter(before->markers, {}, edit.erased).size());
    FloorPlan after = *before;
    after.touchUps = touchUpsAfter(before->touchUps, edit.painted, edit.erased);
    after.markers = markersAfter(before->markers, edit.placed, edit.erased);
    change(after);
    const auto painted = static_cast<int>(edit.painted.size());
    setName([this, verb, painted, erased] { return sentenceOf(verb, painted, erased); });
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

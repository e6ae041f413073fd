#include "document/commands/reseedworld.h"

#include "document/commands/shownname.h"

namespace zonewright {

ReseedWorld::ReseedWorld(ProjectState& state, const WorldSettings& settings)
    : ValueCommand(state, state.project().world, settings)
{
    const bool sameName = before().name == after().name;
    const bool sameSize = before().size == after().size;
    const bool sameZoneSize = before().zoneSize == after().zoneSize;
    if (sameName && sameZoneSize && !sameSize)
        mergeAlways(MergeId::WorldSize);
    else if (sameName && sameSize && !sameZoneSize)
        mergeAlways(MergeId::ZoneSize);
    setText(sentence());
}

QString ReseedWorld::sentence() const
{
    switch (static_cast<MergeId>(id())) {
    case MergeId::WorldSize:
        return tr("Resize world to %1 × %1 zones").arg(1 << after().size);
    case MergeId::ZoneSize:
        return tr("Resize zones to %1 × %1 cells").arg(1 << after().zoneSize);
    default:
        return tr("Reseed world as “%1”").arg(shownName(after().name));
    }
}

} // namespace zonewright

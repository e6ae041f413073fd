#include "document/commands/reseedworld.h"

#include "document/commands/shownname.h"

namespace zonewright {

ReseedWorld::ReseedWorld(ProjectState& state, const WorldSettings& settings, Gesture gesture)
    : ValueCommand(state, state.project().world, settings)
{
    if (const MergeId kind = changedSize(); kind != MergeId::Never)
        mergeInGesture(kind, gesture);
    setName([this] { return sentence(); });
}

/// Which size alone is another one, if it is so.
MergeId ReseedWorld::changedSize() const
{
    const bool sameSize = before().size == after().size;
    const bool sameZoneSize = before().zoneSize == after().zoneSize;
    if (before().name != after().name || sameSize == sameZoneSize)
        return MergeId::Never;
    return sameSize ? MergeId::ZoneSize : MergeId::WorldSize;
}

QString ReseedWorld::sentence() const
{
    switch (changedSize()) {
    case MergeId::WorldSize:
        return tr("Resize world to %1 × %1 zones").arg(1 << after().size);
    case MergeId::ZoneSize:
        return tr("Resize zones to %1 × %1 cells").arg(1 << after().zoneSize);
    default:
        return tr("Reseed world as “%1”").arg(shownName(after().name));
    }
}

} // namespace zonewright

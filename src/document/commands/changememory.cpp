#include "document/commands/changememory.h"

namespace zonewright {

ChangeMemory::ChangeMemory(ProjectState& state, const MemorySettings& settings)
    : ValueCommand(state, state.memory(), settings)
{
    if (before().scheme == after().scheme)
        mergeAlways(MergeId::Capacity);
    setName([this] { return sentence(); });
}

QString ChangeMemory::sentence() const
{
    if (before().scheme == after().scheme)
        return tr("Change capacity to %n zone(s)", nullptr, after().capacity);
    switch (after().scheme) {
    case MemoryScheme::Arrival:
        return tr("Remember zones in order of arrival");
    case MemoryScheme::Recent:
        return tr("Remember zones in order of use");
    case MemoryScheme::Window:
        break;
    }
    return tr("Remember zones in a window");
}

} // namespace zonewright

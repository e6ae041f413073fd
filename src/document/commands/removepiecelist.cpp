#include "document/commands/removepiecelist.h"

#include "document/commands/shownname.h"
#include "document/itemuse.h"

namespace zonewright {

RemovePieceList::RemovePieceList(ProjectState& state, ItemId list)
    : ListCommand(state)
{
    const ProjectPieceList* before = item(list);
    if (before == nullptr || !floorsUsing(project(), list).empty())
        return;
    remove(*placeOf(list), *before);
    setName([name = shownName(*before)] { return tr("Delete piece list “%1”").arg(name); });
}

} // namespace zonewright

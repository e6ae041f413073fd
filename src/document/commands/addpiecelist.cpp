#include "document/commands/addpiecelist.h"

#include "document/commands/shownname.h"

namespace zonewright {

AddPieceList::AddPieceList(ProjectState& state, ProjectPieceList list)
    : ListCommand(state)
{
    list.id = takeId();
    insert(endOfList(), list);
    setName([name = shownName(list)] { return tr("Add piece list “%1”").arg(name); });
}

} // namespace zonewright

#include "document/commands/addcatalogue.h"

#include "document/commands/shownname.h"

namespace zonewright {

AddCatalogue::AddCatalogue(ProjectState& state, ProjectCatalogue catalogue)
    : ListCommand(state)
{
    catalogue.id = takeId();
    insert(endOfList(), catalogue);
    setText(tr("Add catalogue “%1”").arg(shownName(catalogue)));
}

} // namespace zonewright

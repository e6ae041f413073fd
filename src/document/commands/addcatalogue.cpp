#include "document/commands/addcatalogue.h"

#include "document/commands/shownname.h"

namespace zonewright {

AddCatalogue::AddCatalogue(ProjectState& state, ProjectCatalogue catalogue)
    : ListCommand(state)
{
    catalogue.id = takeId();
    insert(endOfList(), catalogue);
    setName([name = shownName(catalogue)] { return tr("Add catalogue “%1”").arg(name); });
}

} // namespace zonewright

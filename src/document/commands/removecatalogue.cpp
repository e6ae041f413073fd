#include "document/commands/removecatalogue.h"

#include "document/commands/shownname.h"
#include "document/itemuse.h"

namespace zonewright {

RemoveCatalogue::RemoveCatalogue(ProjectState& state, ItemId catalogue)
    : ListCommand(state)
{
    const ProjectCatalogue* before = item(catalogue);
    if (before == nullptr || !floorsUsing(project(), catalogue).empty())
        return;
    remove(*placeOf(catalogue), *before);
    setName([name = shownName(*before)] { return tr("Delete catalogue “%1”").arg(name); });
}

} // namespace zonewright

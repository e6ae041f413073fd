#include "document/commands/embedcatalogue.h"

#include "document/commands/shownname.h"

namespace zonewright {

EmbedCatalogue::EmbedCatalogue(ProjectState& state, ItemId catalogue)
    : ListCommand(state)
{
    const ProjectCatalogue* before = item(catalogue);
    if (before == nullptr)
        return;
    ProjectCatalogue after = *before;
    after.file.clear();
    replaceById(after);
    setText(tr("Embed catalogue “%1”").arg(shownName(*before)));
}

} // namespace zonewright

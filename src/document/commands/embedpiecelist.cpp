#include "document/commands/embedpiecelist.h"

#include "document/commands/shownname.h"

namespace zonewright {

EmbedPieceList::EmbedPieceList(ProjectState& state, ItemId list)
    : ListCommand(state)
{
    const ProjectPieceList* before = item(list);
    if (before == nullptr)
        return;
    ProjectPieceList after = *before;
    after.file.clear();
    replaceById(after);
    setText(tr("Embed piece list “%1”").arg(shownName(*before)));
}

} // namespace zonewright

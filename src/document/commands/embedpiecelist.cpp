#include "document/commands/embedpiecelist.h"

#include "document/commands/shownname.h"

#include <utility>

namespace zonewright {

EmbedPieceList::EmbedPieceList(ProjectState& state, ItemId list, std::shared_ptr<const PieceList> pieces)
    : ListCommand(state)
{
    const ProjectPieceList* before = item(list);
    if (before == nullptr || before->file.empty())
        return;
    ProjectPieceList after = *before;
    after.file.clear();
    if (pieces)
        after.pieces = std::move(pieces);
    replaceById(after);
    setName([name = shownName(*before)] { return tr("Embed piece list “%1”").arg(name); });
}

} // namespace zonewright

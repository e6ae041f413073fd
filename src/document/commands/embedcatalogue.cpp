#include "document/commands/embedcatalogue.h"

#include "document/commands/shownname.h"

#include <utility>

namespace zonewright {

EmbedCatalogue::EmbedCatalogue(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms)
    : ListCommand(state)
{
    const ProjectCatalogue* before = item(catalogue);
    if (before == nullptr || before->file.empty())
        return;
    ProjectCatalogue after = *before;
    after.file.clear();
    if (rooms)
        after.rooms = std::move(rooms);
    replaceById(after);
    setName([name = shownName(*before)] { return tr("Embed catalogue “%1”").arg(name); });
}

} // namespace zonewright

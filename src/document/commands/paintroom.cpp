#include "document/commands/paintroom.h"

#include "document/commands/shownname.h"

namespace zonewright {

PaintRoom::PaintRoom(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms,
                     std::int32_t room, Gesture gesture)
    : ListCommand(state)
{
    const ProjectCatalogue* before = item(catalogue);
    const auto index = rooms->indexOf(room);
    if (before == nullptr || !before->file.empty() || !index)
        return;
    setName([name = shownName(rooms->rooms()[static_cast<std::size_t>(*index)].name)] {
        return tr("Paint room “%1”").arg(name);
    });
    mergeInGesture(MergeId::PaintRoom, gesture, catalogue, room);
    replaceById({.id = catalogue, .file = {}, .rooms = std::move(rooms)});
}

} // namespace zonewright

#include "document/commands/changecatalogue.h"

namespace zonewright {

ChangeCatalogue::ChangeCatalogue(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms,
                                 StepName name, Gesture gesture)
    : ListCommand(state)
{
    if (const ProjectCatalogue* before = item(catalogue); before != nullptr && before->file.empty())
        replaceById({.id = before->id, .file = {}, .rooms = std::move(rooms)});
    mergeInGesture(MergeId::ChangeCatalogue, gesture, catalogue);
    setName(std::move(name));
}

} // namespace zonewright

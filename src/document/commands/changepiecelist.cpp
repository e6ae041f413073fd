#include "document/commands/changepiecelist.h"

namespace zonewright {

ChangePieceList::ChangePieceList(ProjectState& state, ItemId list, std::shared_ptr<const PieceList> pieces,
                                 StepName name, Gesture gesture, std::int64_t part)
    : ListCommand(state)
{
    if (const ProjectPieceList* before = item(list); before != nullptr && before->file.empty())
        replaceById({.id = before->id, .file = {}, .pieces = std::move(pieces)});
    mergeInGesture(MergeId::ChangePieceList, gesture, list, part);
    setName(std::move(name));
}

} // namespace zonewright

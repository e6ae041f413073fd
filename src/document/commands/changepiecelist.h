#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Gives an embedded piece list other contents.
class ChangePieceList final : public ListCommand<ProjectPieceList>
{
public:
    /// `name` is what the edit is called; `part` is the place of the piece that a gesture is about, if it is about
    /// one. Without effect on one that has a file of its own.
    ChangePieceList(ProjectState& state, ItemId list, std::shared_ptr<const PieceList> pieces, StepName name,
                    Gesture gesture = Gesture::None, std::int64_t part = 0);
};

} // namespace zonewright

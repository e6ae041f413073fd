#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Gives an embedded piece list other contents.
class ChangePieceList final : public ListCommand<ProjectPieceList>
{
public:
    /// `sentence` is what the edit is called. Without effect on one that has a file of its own.
    ChangePieceList(ProjectState& state, ItemId list, std::shared_ptr<const PieceList> pieces, const QString& sentence,
                    Gesture gesture = Gesture::None);
};

} // namespace zonewright

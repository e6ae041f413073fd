#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Takes a piece list out that no floor uses.
class RemovePieceList final : public ListCommand<ProjectPieceList>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RemovePieceList)

public:
    /// Without effect on one that a floor uses.
    RemovePieceList(ProjectState& state, ItemId list);
};

} // namespace zonewright

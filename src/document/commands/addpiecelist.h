#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Adds a piece list, the last of the list.
class AddPieceList final : public ListCommand<ProjectPieceList>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::AddPieceList)

public:
    /// The id is the project's next one, whatever `list` holds.
    AddPieceList(ProjectState& state, ProjectPieceList list);
};

} // namespace zonewright

#pragma once

#include "document/commands/listcommand.h"

#include <memory>

namespace zonewright {

/// Takes the contents of a piece list into the project, which forgets the file that they came from.
class EmbedPieceList final : public ListCommand<ProjectPieceList>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::EmbedPieceList)

public:
    /// Without effect on one that is embedded already. `pieces` stand in place of those that are known, null for them.
    EmbedPieceList(ProjectState& state, ItemId list, std::shared_ptr<const PieceList> pieces);
};

} // namespace zonewright

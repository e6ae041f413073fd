#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Takes a catalogue out that no floor uses.
class RemoveCatalogue final : public ListCommand<ProjectCatalogue>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RemoveCatalogue)

public:
    /// Without effect on one that a floor uses.
    RemoveCatalogue(ProjectState& state, ItemId catalogue);
};

} // namespace zonewright

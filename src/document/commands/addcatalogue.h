#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Adds a catalogue, the last of the list.
class AddCatalogue final : public ListCommand<ProjectCatalogue>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::AddCatalogue)

public:
    /// The id is the project's next one, whatever `catalogue` holds.
    AddCatalogue(ProjectState& state, ProjectCatalogue catalogue);
};

} // namespace zonewright

#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Takes the contents of a catalogue into the project, which forgets the file that they came from.
class EmbedCatalogue final : public ListCommand<ProjectCatalogue>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::EmbedCatalogue)

public:
    /// Without effect on one that is embedded already.
    EmbedCatalogue(ProjectState& state, ItemId catalogue);
};

} // namespace zonewright

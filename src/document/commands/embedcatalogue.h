#pragma once

#include "document/commands/listcommand.h"

#include <memory>

namespace zonewright {

/// Takes the contents of a catalogue into the project, which forgets the file that they came from.
class EmbedCatalogue final : public ListCommand<ProjectCatalogue>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::EmbedCatalogue)

public:
    /// Without effect on one that is embedded already. `rooms` stand in place of those that are known, null for them.
    EmbedCatalogue(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms);
};

} // namespace zonewright

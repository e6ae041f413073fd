#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Gives an embedded catalogue other contents; what is done in one gesture is one step.
class ChangeCatalogue final : public ListCommand<ProjectCatalogue>
{
public:
    /// `name` is what the edit is called. Without effect on one that has a file of its own.
    ChangeCatalogue(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms, StepName name,
                    Gesture gesture = Gesture::None);
};

} // namespace zonewright

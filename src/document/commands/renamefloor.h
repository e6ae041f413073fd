#pragma once

#include "document/commands/floorcommand.h"

namespace zonewright {

/// Gives a floor another name.
class RenameFloor final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RenameFloor)

public:
    /// `name` is valid (see renameFloor).
    RenameFloor(ProjectState& state, ItemId floor, const std::string& name);
};

} // namespace zonewright

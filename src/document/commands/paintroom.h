#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Paints cells of a room of an embedded catalogue; a stroke is one step.
class PaintRoom final : public ListCommand<ProjectCatalogue>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PaintRoom)

public:
    /// `rooms` is the whole catalogue once the room of code `room` is painted.
    PaintRoom(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms, std::int32_t room,
              Gesture gesture = Gesture::None);
};

} // namespace zonewright

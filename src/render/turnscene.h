#pragma once

#include "core/walk/nextevent.h"
#include "core/walk/zonestanding.h"
#include "render/worldscene.h"

#include <optional>
#include <span>

namespace zonewright {

/// The sign of an event of a kind that can be scheduled.
[[nodiscard]] MarkKind markKindOf(EventKind kind);

/// Lets a scene show how zones stand in a turn: they, where the window shifts to, and the target of what is processed
/// next. A queued zone tells by itself that it is next, unless something else comes before it.
void takeTurn(WorldScene& scene, const TurnRecord& record, std::span<const ZoneStanding> standings,
              const std::optional<NextEvent>& next);

} // namespace zonewright

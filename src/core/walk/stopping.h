#pragma once

#include "core/events/breakpoint.h"
#include "core/geometry/torus.h"
#include "core/walk/turnrecord.h"

namespace zonewright {

/// Whether a breakpoint stops just before a request or event. The zone of a breakpoint wraps; a shift has none.
[[nodiscard]] bool stopsBefore(const Breakpoint& breakpoint, const ProcessedEvent& event, Torus zones);

/// Whether a breakpoint stops at the end of a turn.
[[nodiscard]] bool stopsAfter(const Breakpoint& breakpoint, const TurnRecord& record);

} // namespace zonewright

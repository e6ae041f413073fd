#pragma once

#include "core/level/level.h"

#include <QString>

namespace zonewright {

/// What a marker set by hand is called in the sentence of a step: the stairs up, or its name.
[[nodiscard]] QString shownMarker(const Marker& marker);

} // namespace zonewright

#pragma once

#include "core/level/level.h"
#include "core/world/zone.h"

#include <span>

namespace zonewright {

/// A zone as a level: its cells, its settlement, its entrance, its creatures in order of id.
[[nodiscard]] Level zoneLevel(const Zone& zone);

/// Nine zones of one size, in row order, as one level three zones a side.
[[nodiscard]] Level windowLevel(std::span<const Zone, 9> zones);

} // namespace zonewright

#pragma once

#include "core/world/zone.h"

#include <string>

namespace zonewright {

/// One row of a grid as letters, without an end of line.
[[nodiscard]] std::string rowLetters(const Grid<Terrain>& cells, int y);

/// Every row of a grid as a JSON array of strings.
[[nodiscard]] std::string gridJson(const Grid<Terrain>& cells);

/// A zone with all that it holds as members of a JSON object, without braces around them: zone, hash (of the cells),
/// cells, creatures, settlement and entrance.
[[nodiscard]] std::string zoneMembersJson(const Zone& zone);

} // namespace zonewright

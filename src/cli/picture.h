#pragma once

#include "core/base/result.h"
#include "core/geometry/grid.h"
#include "core/world/terrain.h"

#include <string>

namespace zonewright::cli {

/// The bytes of a PNG picture of an overview: flat colours, a whole number of pixels for each zone, at least 512 a
/// side. The same cells give the same bytes. Needs no display and no application object.
[[nodiscard]] Result<std::string> overviewPng(const Grid<Terrain>& cells);

} // namespace zonewright::cli

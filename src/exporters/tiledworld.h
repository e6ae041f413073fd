#pragma once

#include "exporters/exporter.h"

#include <span>
#include <string>
#include <string_view>

namespace zonewright {

/// The file of a world of zones in maps with a suffix: `zones.world`, and for `.tmj` `zones-tmj.world`, so that both
/// formats may be exported into one folder.
[[nodiscard]] std::string tiledWorldFile(std::string_view mapSuffix);

/// The zones of a request as a world of Tiled: each at its place on the grid of the world, in pixels. `targets` are
/// those of its targets that are laid out, all of them zones; `zoneSide` is in cells.
[[nodiscard]] std::string tiledWorld(const ExportRequest& request, std::span<const std::size_t> targets,
                                     std::string_view mapSuffix, int zoneSide);

} // namespace zonewright

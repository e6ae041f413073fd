#pragma once

#include "exporters/exporter.h"

#include <span>
#include <string>
#include <string_view>

namespace zonewright {

inline constexpr const char* tiledWorldFile = "zones.world";

/// The zones of a request as a world of Tiled: each at its place on the grid of the world, in pixels. `targets` are
/// those of its targets that are laid out, all of them zones; `zoneSide` is in cells.
[[nodiscard]] std::string tiledWorld(const ExportRequest& request, std::span<const std::size_t> targets,
                                     std::string_view mapSuffix, int zoneSide);

} // namespace zonewright

#pragma once

#include "core/geometry/grid.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

/// Whether one may walk on a cell, or could once it is opened.
enum class Opening : std::uint8_t { Closed, Openable, Open };

/// The fewest cells to open so that somebody who starts on one of `from` can walk (4 directions) to a cell that `to`
/// marks with 1, in the order of the walk; none where the way is open already. Nothing where no opening helps. The same
/// cells give the same answer.
[[nodiscard]] std::optional<std::vector<Point>> fewestOpenings(const Grid<Opening>& cells, std::span<const Point> from,
                                                               const Grid<std::uint8_t>& to);

} // namespace zonewright

#pragma once

#include "core/level/floorlevel.h"

#include <span>
#include <vector>

namespace zonewright {

// Lists of cells set by hand: in row order, one a cell; and of markers.

/// Of those at the same cell the last alone, in row order.
[[nodiscard]] std::vector<TouchUp> touchUpsInOrder(std::span<const TouchUp> painted);

/// One list of two such lists; where both have a cell, that of `over` counts.
[[nodiscard]] std::vector<TouchUp> touchUpsLaidOver(const std::vector<TouchUp>& under,
                                                    const std::vector<TouchUp>& over);

/// Those of a floor once what is set at the `erased` cells went and then `painted` came, in any order, the last one for
/// its cell.
[[nodiscard]] std::vector<TouchUp> touchUpsAfter(const std::vector<TouchUp>& before, std::span<const TouchUp> painted,
                                                 std::span<const Point> erased);

/// Its markers once those at the `erased` cells went and then `placed` came: of either kind of stairs a floor has one
/// by hand.
[[nodiscard]] std::vector<Marker> markersAfter(const std::vector<Marker>& before, std::span<const Marker> placed,
                                               std::span<const Point> erased);

/// What generation made a cell of the floor, before anything was set by hand.
[[nodiscard]] LevelCell generatedCell(const BuiltFloor& floor, Point cell);

} // namespace zonewright

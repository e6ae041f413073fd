#pragma once

#include "core/level/floorlevel.h"

#include <span>
#include <vector>

namespace zonewright {

// Lists of cells set by hand: in row order, one a cell.

/// Of those at the same cell the last alone, in row order.
[[nodiscard]] std::vector<TouchUp> touchUpsInOrder(std::span<const TouchUp> painted);

/// One list of two such lists; where both have a cell, that of `over` counts.
[[nodiscard]] std::vector<TouchUp> touchUpsLaidOver(const std::vector<TouchUp>& under,
                                                    const std::vector<TouchUp>& over);

/// What generation made a cell of the floor, before anything was set by hand.
[[nodiscard]] LevelCell generatedCell(const BuiltFloor& floor, Point cell);

} // namespace zonewright

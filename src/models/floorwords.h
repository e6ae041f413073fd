#pragma once

#include "core/level/floorlevel.h"

#include <QString>

#include <span>

namespace zonewright {

/// What kind of floor a plan makes, and how large, in words: "Strip · 5 rooms", "Dug · 60 × 30 · 30 pieces".
[[nodiscard]] QString floorKindText(const FloorPlan& floor);

/// What a floor came to be: "21 × 7 cells · hero at 18,4 · exit at 2,3", or "60 × 30 cells · 28 of 30 pieces · stairs
/// up at 3,4 · stairs down at 50,20 · 63 steps between them". What is not there is left out.
[[nodiscard]] QString floorFacts(const BuiltFloor& floor);

/// So many problems: "1 problem", "3 problems".
[[nodiscard]] QString problemCountText(int count);

/// The rows of a mask, from 1, in digits that no locale changes: "1 3 4".
[[nodiscard]] QString rowsText(ColumnMask rows, QLatin1String between = QLatin1String(" "));

/// Positions as positionText writes them: "12,1 12,2".
[[nodiscard]] QString positionsText(std::span<const Point> cells);

} // namespace zonewright

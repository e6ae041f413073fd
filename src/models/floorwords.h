#pragma once

#include "core/level/floorlevel.h"

#include <QString>

namespace zonewright {

/// What kind of floor a plan makes, and how large, in words: "Strip · 5 rooms", "Dug · 60 × 30 · 30 pieces".
[[nodiscard]] QString floorKindText(const FloorPlan& floor);

/// What a floor came to be: "21 × 7 cells · hero at 18,4 · exit at 2,3", or "60 × 30 cells · 28 of 30 pieces · stairs
/// up at 3,4 · stairs down at 50,20 · 63 steps between them". What is not there is left out.
[[nodiscard]] QString floorFacts(const BuiltFloor& floor);

/// So many problems: "1 problem", "3 problems".
[[nodiscard]] QString problemCountText(int count);

} // namespace zonewright

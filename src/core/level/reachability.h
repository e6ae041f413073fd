#pragma once

#include "core/level/level.h"

namespace zonewright {

/// What a walker who starts at `from` finds wrong: `walled-in` there when none of the four neighbours is walkable, and
/// `unreachable` for each connected region (4 directions) that is not the walker's, at its first cell in row order,
/// with its number of cells. A start on a cell that is not walkable, or outside, reaches nothing.
[[nodiscard]] std::vector<Problem> reachProblems(const Grid<LevelCell>& cells, Point from);

} // namespace zonewright

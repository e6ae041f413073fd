#pragma once

#include "core/strip/roomcatalogue.h"

#include <array>
#include <optional>
#include <vector>

namespace zonewright {

/// Two cells that are bricks before a path opens them, in row order; as PathCells has them.
using BrickPair = std::array<Point, 2>;

/// Every special path of exactly two bricks that is valid (see pathFault) for two rooms of `rows` rows beside each
/// other, in row order of the cells: all of them, for pairs with candidates too. Without candidates they are fewer than
/// three a row; with candidates nearly every brick goes with each of them: up to half a million for the largest rooms.
[[nodiscard]] std::vector<BrickPair> twoBrickPaths(const RoomType& left, const RoomType& right, int rows);

/// A special path that may be offered, and how far it is through it.
struct PathSuggestion
{
    PathCells cells;
    std::optional<int> steps; ///< of the shortest walk from start to start; nothing where there is no way

    friend bool operator==(const PathSuggestion&, const PathSuggestion&) = default;
};

/// All paths of two bricks for a pair of rooms without candidates, that of the shortest walk first, those without a
/// walk last, ties in row order of the cells. None for a pair that has candidates: a floor takes no path there. What it
/// costs grows with the cells of the rooms times their rows: some 10 milliseconds for the largest.
[[nodiscard]] std::vector<PathSuggestion> suggestedPaths(const RoomType& left, const RoomType& right, int rows);

/// A shortest walk in 4 directions from the start of the left room to the start of the right one, both included, over
/// their slabs and the cells of `path`, which lie in the rooms or the joint; empty where there is no way. Cells are as
/// PathCells has them.
[[nodiscard]] std::vector<Point> walkOverPath(const RoomType& left, const RoomType& right, int rows,
                                              std::span<const Point> path);

} // namespace zonewright

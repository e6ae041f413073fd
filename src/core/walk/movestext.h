#pragma once

#include "core/base/result.h"
#include "core/geometry/direction.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

/// More moves than anybody means; a walk longer than this is a slip of the pen.
inline constexpr std::size_t mostMoves = 100'000'000;

/// Reads moves: words `N NE E SE S SW W NW` and `.` separated by spaces, each perhaps repeated, `E*12` (1 to 1,000,000
/// times). The error names the word in its value, and its place among the words (from 1) in its place. More
/// than `most` moves are too large: that error names the word that goes beyond.
[[nodiscard]] Result<std::vector<Direction>> parseMoves(std::string_view text, std::size_t most = mostMoves);

/// Moves as parseMoves reads them, runs of the same one written as `E*12`.
[[nodiscard]] std::string movesText(std::span<const Direction> moves);

} // namespace zonewright

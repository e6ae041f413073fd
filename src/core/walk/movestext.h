#pragma once

#include "core/base/result.h"
#include "core/geometry/direction.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

/// Reads moves: words `N NE E SE S SW W NW` and `.` separated by spaces, each perhaps repeated, `E*12` (1 to 1,000,000
/// times). The error names the word in its value, and its place among the words (from 1) in its place.
[[nodiscard]] Result<std::vector<Direction>> parseMoves(std::string_view text);

/// Moves as parseMoves reads them, runs of the same one written as `E*12`.
[[nodiscard]] std::string movesText(std::span<const Direction> moves);

} // namespace zonewright

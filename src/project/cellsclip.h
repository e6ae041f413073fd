#pragma once

#include "core/base/result.h"
#include "core/level/floorlevel.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

/// What copied cells are called on a clipboard.
inline constexpr auto cellsMimeType = "application/x-zonewright-cells+json";

inline constexpr int largestCellsText = 1 << 26; ///< bytes that are read from a clipboard

/// Cells copied from a floor as it is built, with the markers set by hand on them.
struct CellsClip
{
    LevelKind kind = LevelKind::Strip; ///< of the floor that they come from: Strip or Dug
    Grid<LevelCell> cells;             ///< no terrain; at least one, at most touchUpLimits
    std::vector<Marker> markers;       ///< their places count from the first cell

    friend bool operator==(const CellsClip&, const CellsClip&) = default;
};

/// The cells of `area` that are on the floor. OutOfRange where none is, and for too many.
[[nodiscard]] Result<CellsClip> copyCells(const BuiltFloor& floor, const FloorPlan& plan, Rect area);

/// As a clipboard holds them: JSON with `format`, `version`, `kind`, `rows` (a letter a cell) and `markers`.
[[nodiscard]] std::string formatCells(const CellsClip& clip);

/// For other programs: a line a row, as the command line prints floors.
[[nodiscard]] std::string cellsText(const CellsClip& clip);

/// Reads what formatCells wrote, and believes nothing: errors as readJson and the reader of project files have them,
/// Malformed for rows of different lengths, Missing for none, Unknown for a letter or another format, NewerVersion,
/// TooLarge, OutOfRange for a marker beside the cells.
[[nodiscard]] Result<CellsClip> parseCells(std::string_view text);

} // namespace zonewright

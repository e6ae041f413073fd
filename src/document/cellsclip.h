#pragma once

#include "core/base/result.h"
#include "core/level/floorlevel.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace zonewright {

struct CellEdit;

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
[[nodiscard]] QByteArray formatCells(const CellsClip& clip);

/// For other programs: a line a row, as the command line prints floors.
[[nodiscard]] QString cellsText(const CellsClip& clip);

/// Reads what formatCells wrote, and believes nothing: errors as readJson and the reader of project files have them,
/// Malformed for rows of different lengths, Missing for none, Unknown for a letter or another format, NewerVersion,
/// TooLarge, OutOfRange for a marker beside the cells.
[[nodiscard]] Result<CellsClip> readCells(const QByteArray& text);

/// What pasting does with the first cell at `at`: cells outside the floor are left out, and what stood by hand under
/// the others goes. Cells of the other kind of floor become what is nearest: bricks walls, slabs floor, and back.
[[nodiscard]] CellEdit pasteOf(const CellsClip& clip, const BuiltFloor& onto, Point at);

/// How far the part of `area` that is on a floor of a size moves for `by`: no further than to its edges.
[[nodiscard]] Point moveWithin(Rect area, Size floor, Point by);

/// What moving the cells of `area` by `by` does: they are given back to generation where they were. What moves stays on
/// the floor (see moveWithin).
[[nodiscard]] CellEdit moveOf(const CellsClip& clip, const BuiltFloor& on, Rect area, Point by);

/// The cells of a rectangle that are on a floor of a size, in row order.
[[nodiscard]] std::vector<Point> cellsOf(Rect area, Size floor);

} // namespace zonewright

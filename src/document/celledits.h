#pragma once

#include "project/cellsclip.h"

#include <vector>

namespace zonewright {

struct CellEdit;

// What pasting and moving cells do to a floor, as edits for editCells.

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

#pragma once

#include "core/geometry/point.h"
#include "document/floorfocus.h"
#include "document/pathdraft.h"

#include <QString>
#include <QStringList>

namespace zonewright {

class Document;

/// The joint whose junction or path a cell is part of; null where it is none's.
[[nodiscard]] const StripJoint* jointOpenAt(const StripFloor& floor, Point cell);

/// What a cell of the floor in focus is, and what stands there: "Column 12, row 5: pinned junction", "Cell 10,3: slab
/// of room 4 · hero", "Cell 7,9: door". Empty for a cell outside of it.
[[nodiscard]] QString floorCellText(const Document& document, Point cell);

/// The same while the floor is made: what the cell is by then, "Cell 44,20: earth, at this step".
[[nodiscard]] QString floorCellText(const Document& document, const BuiltFloor& then, Point cell);

/// All that there is to say of the joint of a column, a line each: its rooms and pair number, its candidates, how it is
/// open, what is wrong with it. Empty where none stands there.
[[nodiscard]] QStringList jointLines(const Document& document, int column);

/// What the path that is drawn is about: "Path of column 4 · rooms 0 and 1 · pair −1".
[[nodiscard]] QString pathTitle(const Document& document);

/// What it would do as it is: "joins the rooms · 2 cells", "does not join the rooms yet · 1 cell", "joins the rooms ·
/// 3 cells, not the usual two".
[[nodiscard]] QString pathVerdict(const PathDraft& draft);

/// Why a cell was not taken into it, as a sentence.
[[nodiscard]] QString pathCellRefusal(const PathDraft& draft, Point cell);

/// Why it was not pinned as it is, as a sentence.
[[nodiscard]] QString pathPinRefusal(const PathDraft& draft);

} // namespace zonewright

#pragma once

#include "document/document.h"

#include <memory>

namespace zonewright {

// What a designer changes of the piece lists. Each edit checks what it is given, and then is a step of the history, or
// none where nothing would change. A list with a file of its own can only be embedded or removed: Malformed for
// changing it. Unknown for an id that no list has.

/// Adds an embedded list, and gives its id. Errors as validate of PieceList has them; OutOfRange where the project has
/// no place for one more.
Result<ItemId> addPieceList(Document& document, PieceList pieces);

/// Adds the list that a file holds; it stays in that file. Errors also as readPieceListFile has them.
Result<ItemId> addPieceListFile(Document& document, const QString& path);

/// Gives a list other contents; `name` is what the step is called, `part` the place of the piece that a gesture is
/// about, if it is about one.
Result<void> changePieceList(Document& document, ItemId list, PieceList pieces, StepName name,
                             Gesture gesture = Gesture::None, std::int64_t part = 0);

/// Takes the contents of a list into the project; from then on they can be changed, and the file is forgotten.
/// `pieces` are what the file holds now, null for what was read of it before.
Result<void> embedPieceList(Document& document, ItemId list, std::shared_ptr<const PieceList> pieces = nullptr);

/// Malformed where a floor is made from it.
Result<void> removePieceList(Document& document, ItemId list);

} // namespace zonewright

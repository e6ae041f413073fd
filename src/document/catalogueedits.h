#pragma once

#include "document/document.h"

#include <memory>
#include <span>

namespace zonewright {

// What a designer changes of the room catalogues. Each edit checks what it is given, and then is a step of the history,
// or none where nothing would change. A catalogue with a file of its own can only be embedded or removed: Malformed for
// anything else. Unknown for an id that no catalogue has.

/// The catalogue of an id, if its contents may be changed.
[[nodiscard]] Result<const ProjectCatalogue*> embeddedCatalogueOf(const Document& document, ItemId id);

/// Adds an embedded catalogue, and gives its id. Errors as RoomCatalogue::from has them; OutOfRange where the project
/// has no place for one more.
Result<ItemId> addCatalogue(Document& document, CatalogueContents contents);

/// Adds the catalogue that a file holds; it stays in that file. Errors also as readCatalogueFile has them.
Result<ItemId> addCatalogueFile(Document& document, const QString& path);

/// Gives a catalogue other contents; `name` is what the step is called. Errors as RoomCatalogue::from has them.
Result<void> changeCatalogue(Document& document, ItemId catalogue, CatalogueContents contents, StepName name,
                             Gesture gesture = Gesture::None);

/// Makes cells of a room (column and row from 1) slabs or bricks. Its start stays a slab, and cells outside it are
/// passed over. Unknown for a code that no room has.
Result<void> paintRoom(Document& document, ItemId catalogue, std::int32_t room, std::span<const Point> cells, bool slab,
                       Gesture gesture = Gesture::None);

/// Takes the contents of a catalogue into the project; from then on they can be changed, and the file is forgotten.
/// `rooms` are what the file holds now, null for what was read of it before.
Result<void> embedCatalogue(Document& document, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms = nullptr);

/// Malformed where a floor is made from it.
Result<void> removeCatalogue(Document& document, ItemId catalogue);

/// Pins a row for a pair of rooms everywhere; no row: no pin. Unknown for a code, OutOfRange for a row. That the row is
/// no candidate is a warning of the catalogue (see forEachWarning), and no error.
Result<void> pinPair(Document& document, ItemId catalogue, std::int32_t left, std::int32_t right,
                     std::optional<int> row);

/// Gives a pair of rooms a special path everywhere; no cells: none. Errors as RoomCatalogue::from has them.
Result<void> setPairPath(Document& document, ItemId catalogue, std::int32_t left, std::int32_t right, PathCells cells);

} // namespace zonewright

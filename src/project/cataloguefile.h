#pragma once

#include "core/base/result.h"
#include "core/strip/roomcatalogue.h"

#include <QString>

namespace zonewright {

/// Reads a file of rooms. Anything wrong is an error that names the file and, where there is one, the line, the JSON
/// path, the room and the value; a file of more than largestCatalogueFile bytes is refused before it is read.
[[nodiscard]] Result<RoomCatalogue> readCatalogueFile(const QString& path);

/// Writes a file of rooms, the same bytes for the same catalogue. Another file there is replaced whole or not at all.
[[nodiscard]] Result<void> writeCatalogueFile(const CatalogueContents& catalogue, const QString& path);

} // namespace zonewright

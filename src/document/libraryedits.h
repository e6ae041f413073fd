#pragma once

#include "document/document.h"

namespace zonewright {

// What catalogueedits.h and piecelistedits.h check of either kind of item.

/// Whether the contents of an item may be changed: Malformed for one that has a file of its own, which the project
/// never writes to.
[[nodiscard]] Result<void> checkEmbedded(const std::string& file);

/// Whether nothing is made from an item of that name: Malformed where a floor is, with the floor's title as its place.
[[nodiscard]] Result<void> checkUnused(const Project& project, ItemId item, const QString& name);

/// Whether there is place for one more beside `count` of them.
[[nodiscard]] Result<void> checkPlaceInLibrary(const Project& project, std::size_t count);

/// How the project keeps the path of an item's file: absolute and clean.
[[nodiscard]] std::string libraryPath(const QString& path);

} // namespace zonewright

#pragma once

#include "core/base/result.h"
#include "render/theme.h"

#include <string>

namespace zonewright {

class Tileset;

/// What the files of a tileset are called: `tiles`, and with other than the usual options `tiles-dark`, `tiles-32` or
/// `tiles-dark-32`, so that maps exported before keep theirs.
[[nodiscard]] std::string tilesetStem(int tilePixels, Theme theme);

/// The picture of a tileset, `tiles.png`.
[[nodiscard]] std::string tilesetPicture(int tilePixels, Theme theme);

/// The tileset as Tiled's TSX: the tiles of its picture, with their types and properties (see tileFacts).
[[nodiscard]] std::string tilesetTsx(int tilePixels, Theme theme);

/// The same as TSJ, Tiled's JSON.
[[nodiscard]] std::string tilesetTsj(int tilePixels, Theme theme);

/// The picture itself, with as many dots to the metre as those that are exported. CannotWrite, without a place, where
/// Qt makes none.
[[nodiscard]] Result<std::string> tilesetPng(const Tileset& tileset, int tilePixels);

} // namespace zonewright

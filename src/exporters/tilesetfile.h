#pragma once

#include "core/base/result.h"

#include <string>

namespace zonewright {

class Tileset;

inline constexpr const char* tilesetPicture = "tiles.png"; ///< the file that a tileset names

/// The tileset as Tiled's TSX: the tiles of tilesetPicture, `tilePixels` a side, with their types and properties (see
/// tileFacts).
[[nodiscard]] std::string tilesetTsx(int tilePixels);

/// The same as TSJ, Tiled's JSON.
[[nodiscard]] std::string tilesetTsj(int tilePixels);

/// The picture itself. CannotWrite, without a place, where Qt makes none.
[[nodiscard]] Result<std::string> tilesetPng(const Tileset& tileset, int tilePixels);

} // namespace zonewright

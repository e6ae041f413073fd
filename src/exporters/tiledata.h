#pragma once

#include "core/base/result.h"
#include "exporters/exporter.h"

namespace zonewright {

class TileLayer;

/// Writes the tiles of a layer as Tiled's formats hold them, in row order. CSV: decimal numbers with commas between
/// them, a line a row, none after the last; it serves as the inside of a JSON array, too. Base64 without line breaks:
/// what zlib or zstd makes of four bytes a cell, the lowest first. CannotWrite, without a place, where there is no
/// memory to compress in.
[[nodiscard]] Result<void> writeTileData(const TileLayer& layer, TileEncoding encoding, ExportSink& sink);

} // namespace zonewright

#pragma once

#include "exporters/tilemap.h"

#include <span>
#include <string>
#include <vector>

namespace zonewright {

class ExportSink;

/// Writes what the layers of an LDtk level hold, which is nearly all of a file.
class LdtkTiles
{
public:
    explicit LdtkTiles(int tilePixels);

    /// The elements of `intGridCsv`: a number a cell, in row order.
    static void writeCells(const Grid<LevelCell>& cells, ExportSink& sink);

    /// The elements of `gridTiles`: row by row the tiles of each cell, those of the first layer undermost.
    void writeTiles(std::span<const TileLayer* const> layers, ExportSink& sink) const;

private:
    [[nodiscard]] bool writeRow(std::span<const std::vector<TileNumber>> rows, int y, bool& isFirst,
                                ExportSink& sink) const;

    int m_tilePixels;
    std::vector<std::string> m_sources; ///< of tiles: what stands between a tile's place and its cell
};

} // namespace zonewright

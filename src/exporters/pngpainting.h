#pragma once

#include "exporters/tilestacks.h"

#include <span>
#include <vector>

namespace zonewright {

class ExportSink;
class PngWriter;

/// Paints maps as rows of pixels: their tiles, layer over layer, and what stands on them.
class PngPainting
{
public:
    /// `drawsObjects`: hero, stairs, creatures and markers of one cell too.
    PngPainting(const TileAtlas& atlas, bool drawsObjects);

    /// The colours of a map for a palette, in order; none where there are more than a palette holds.
    [[nodiscard]] std::vector<QRgb> palette(const TileMap& map);

    /// What a writer was made with, before anything is painted for it: it holds every colour of what is painted, or
    /// nothing.
    void setPalette(std::vector<QRgb> palette);

    /// Writes the rows of a map as wide as the picture. Whether to go on: not after a failure of `sink`, which is the
    /// writer's.
    bool paint(const TileMap& map, PngWriter& writer, ExportSink& sink);

private:
    class Cells;

    void paintBand(const Cells& cells, int top, int height);
    [[nodiscard]] const std::vector<unsigned char>& bytesOf(TileStacks::Picture picture);
    bool writeBand(PngWriter& writer) const;

    TileStacks m_stacks;
    bool m_drawsObjects;
    std::vector<QRgb> m_palette;
    std::vector<std::vector<unsigned char>> m_bytes; ///< of pictures, as far as they were asked for
    std::vector<unsigned char> m_band;               ///< some rows of pixels
    std::size_t m_cellBytes = 0;                     ///< of a cell in one of them
    std::size_t m_rowBytes = 0;
};

} // namespace zonewright

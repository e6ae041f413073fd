#pragma once

#include "core/geometry/point.h"
#include "core/geometry/rect.h"
#include "core/geometry/torus.h"
#include "render/theme.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace zonewright {

/// How chunks are painted; part of their keys, so that a change of style never shows an old chunk.
struct ChunkStyle
{
    Theme theme = Theme::Light;
    bool relief = true;    ///< shade by height, and smooth maps; else flat colours, of exactly the cells sampled
    bool objects = true;   ///< settlements and entrances on chunks of tiles
    bool creatures = true; ///< and the creatures born there; a view of a walk shows the living ones over them instead

    friend bool operator==(const ChunkStyle&, const ChunkStyle&) = default;
};

/// Names one square picture of a part of the world. Either a map, one pixel every 2^`level` cells (`tilePixels` is 0),
/// or tiles (`level` is 0 and `tilePixels` their size in device pixels).
struct ChunkKey
{
    ChunkStyle style;
    int level = 0;
    int tilePixels = 0;
    Point at; ///< column and row of the chunk in the world, wrapped: copies of the torus share their chunks

    friend bool operator==(const ChunkKey&, const ChunkKey&) = default;
};

struct ChunkKeyHash
{
    [[nodiscard]] std::size_t operator()(const ChunkKey& key) const;
};

/// A chunk where it is seen: `cells` are the unwrapped cells that it shows.
struct PlacedChunk
{
    ChunkKey key;
    Rect cells;
};

/// How a torus of cells is cut into chunks, at every level. A map chunk is 256 samples a side, or the whole torus where
/// that has fewer; a chunk of tiles is 8 cells a side, so that it lies in one zone. Chunks of one level tile the torus
/// exactly.
class ChunkGrid
{
public:
    explicit ChunkGrid(Torus cells)
        : m_torus(cells)
    {
    }

    [[nodiscard]] Torus torus() const { return m_torus; }

    /// The level of the map on which a sample is 1 to 2 pixels at `scale` device pixels a cell; 0 where cells are
    /// larger.
    [[nodiscard]] int levelFor(double scale) const;

    /// The level at which one chunk holds the whole torus.
    [[nodiscard]] int wholeLevel() const;

    /// The level of single samples: one for the whole torus.
    [[nodiscard]] int lastLevel() const;

    /// Cells a side of the chunk that `key` names.
    [[nodiscard]] int cellsPerChunk(const ChunkKey& key) const;

    /// Pixels a side of its picture.
    [[nodiscard]] int pixelsPerChunk(const ChunkKey& key) const;

    /// The chunks a side that cut the whole torus.
    [[nodiscard]] int chunksPerSide(const ChunkKey& key) const;

    /// The cells of the chunk, in the world's first copy.
    [[nodiscard]] Rect cellsOf(const ChunkKey& key) const;

    /// The chunks like `like` (its style, level and tile size) that cover unwrapped cells, in row order.
    [[nodiscard]] std::vector<PlacedChunk> covering(Rect cells, const ChunkKey& like) const;

    /// The chunk one level coarser that holds all of `chunk`; for tiles the finest map. Nothing above wholeLevel().
    [[nodiscard]] std::optional<PlacedChunk> coarser(const PlacedChunk& chunk) const;

    /// The four chunks one level finer that make up a map chunk, in row order; none for the finest maps, for tiles, and
    /// where a chunk is the whole torus.
    [[nodiscard]] std::vector<PlacedChunk> finer(const PlacedChunk& chunk) const;

private:
    Torus m_torus;
};

} // namespace zonewright

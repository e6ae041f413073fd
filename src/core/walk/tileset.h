#pragma once

#include "core/geometry/point.h"
#include "core/walk/celltile.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace zonewright {

/// A set of cells on many boards, which hold few cells each: one hash table of tiles, so that the neighbours of a cell
/// are mostly found beside it.
class TileSet
{
public:
    TileSet();

    /// Adds a cell, both coordinates from 0 to 2,047, of a board; false when the set has it already.
    bool insert(std::uint32_t board, Point cell);

private:
    struct Entry
    {
        std::uint32_t board = 0;
        std::uint32_t place = 0;
        CellTile cells = 0; ///< 0: the entry is free
    };

    [[nodiscard]] Entry& entryOf(std::uint32_t board, std::uint32_t place);
    void grow();

    int m_bits; ///< binary logarithm of the table's size
    std::vector<Entry> m_table;
    std::size_t m_used = 0;
};

} // namespace zonewright

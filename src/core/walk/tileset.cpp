#include "core/walk/tileset.h"

#include <utility>

namespace zonewright {

namespace {

constexpr int firstBits = 12;

} // namespace

TileSet::TileSet()
    : m_bits(firstBits)
    , m_table(std::size_t{1} << firstBits)
{
}

bool TileSet::insert(std::uint32_t board, Point cell)
{
    const Point tile{cell.x / tileSide, cell.y / tileSide};
    const CellTile bit = tileCell(cell - tile * tileSide);
    const auto place = static_cast<std::uint32_t>(tile.y << 8 | tile.x);
    Entry& entry = entryOf(board, place);
    if ((entry.cells & bit) != 0)
        return false;
    const bool wasFree = entry.cells == 0;
    entry = {board, place, entry.cells | bit};
    if (wasFree && ++m_used * 2 > m_table.size())
        grow();
    return true;
}

/// Where the tile is, or where it would go.
TileSet::Entry& TileSet::entryOf(std::uint32_t board, std::uint32_t place)
{
    const std::uint64_t key = (std::uint64_t{board} << 16 | place) * 0x9e3779b97f4a7c15U;
    std::size_t index = key >> (64 - m_bits);
    while (m_table[index].cells != 0 && (m_table[index].board != board || m_table[index].place != place))
        index = (index + 1) & (m_table.size() - 1);
    return m_table[index];
}

void TileSet::grow()
{
    const std::vector<Entry> old = std::exchange(m_table, std::vector<Entry>(m_table.size() * 2));
    ++m_bits;
    for (const Entry& entry : old) {
        if (entry.cells != 0)
            entryOf(entry.board, entry.place) = entry;
    }
}

} // namespace zonewright

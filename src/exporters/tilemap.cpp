#include "exporters/tilemap.h"

#include <algorithm>

namespace zonewright {

TileLayer::TileLayer(std::string name, Size size)
    : m_name(std::move(name))
    , m_size(size)
{
}

TileLayer::TileLayer(std::string name, Grid<TileNumber> tiles)
    : m_name(std::move(name))
    , m_size(tiles.size())
    , m_many(std::move(tiles))
{
}

void TileLayer::append(Point cell, int tile)
{
    m_rowEnds.resize(static_cast<std::size_t>(cell.y) + 1, m_few.size());
    m_few.push_back({.x = cell.x, .tile = tileNumber(tile)});
    m_rowEnds.back() = m_few.size();
}

std::span<const TileLayer::Cell> TileLayer::fewInRow(int y) const
{
    const auto row = static_cast<std::size_t>(y);
    if (row >= m_rowEnds.size())
        return {};
    const std::size_t begin = row == 0 ? 0 : m_rowEnds[row - 1];
    return std::span(m_few).subspan(begin, m_rowEnds[row] - begin);
}

bool TileLayer::isRowEmpty(int y) const
{
    if (m_many.height() == 0)
        return fewInRow(y).empty();
    return std::ranges::all_of(m_many.row(y), [](TileNumber tile) { return tile == noTile; });
}

void TileLayer::readRow(int y, std::span<TileNumber> row) const
{
    if (m_many.height() > 0) {
        std::ranges::copy(m_many.row(y), row.begin());
        return;
    }
    std::ranges::fill(row, noTile);
    for (const Cell& cell : fewInRow(y))
        row[static_cast<std::size_t>(cell.x)] = cell.tile;
}

TileNumber TileLayer::at(Point cell) const
{
    if (m_many.height() > 0)
        return m_many[cell];
    const auto row = fewInRow(cell.y);
    const auto found = std::ranges::lower_bound(row, cell.x, {}, &Cell::x);
    return found != row.end() && found->x == cell.x ? found->tile : noTile;
}

bool TileLayer::isEmpty() const
{
    return m_few.empty() && std::ranges::all_of(m_many.values(), [](TileNumber tile) { return tile == noTile; });
}

} // namespace zonewright

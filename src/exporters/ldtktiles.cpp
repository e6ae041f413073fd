#include "exporters/ldtktiles.h"

#include "exporters/exportsink.h"
#include "exporters/ldtkdefinitions.h"
#include "render/tilelayout.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace zonewright {

namespace {

constexpr std::size_t mostLdtkCellBytes = 8;   ///< of a number and a comma
constexpr std::size_t mostLdtkTileBytes = 128; ///< of a tile as JSON and a comma, numbers of 32 bits
constexpr std::size_t mostNumberBytes = 12;

/// Text put together in memory that is large enough.
class LdtkText
{
public:
    explicit LdtkText(char* to)
        : m_from(to)
        , m_to(to)
    {
    }

    void add(std::string_view text)
    {
        std::memcpy(m_to, text.data(), text.size());
        m_to += text.size();
    }

    void add(int number) { m_to = std::to_chars(m_to, m_to + mostNumberBytes, number).ptr; }

    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_to - m_from); }

private:
    char* m_from;
    char* m_to;
};

} // namespace

LdtkTiles::LdtkTiles(int tilePixels)
    : m_tilePixels(tilePixels)
{
    for (int tile = 0; tile < tileCount; ++tile) {
        m_sources.push_back(fmt::format(R"(],"src":[{},{}],"f":0,"t":{},"d":[)", tile % tileColumns * tilePixels,
                                        tile / tileColumns * tilePixels, tile));
    }
}

void LdtkTiles::writeCells(const Grid<LevelCell>& cells, ExportSink& sink)
{
    const auto width = static_cast<std::size_t>(cells.width());
    for (int y = 0; y < cells.height(); ++y) {
        char* const to = sink.reserve(width * mostLdtkCellBytes);
        if (to == nullptr)
            return;
        LdtkText text(to);
        for (int x = 0; x < cells.width(); ++x) {
            if (x > 0 || y > 0)
                text.add(",");
            text.add(ldtkCell(cells[{x, y}]));
        }
        sink.commit(text.size());
    }
}

void LdtkTiles::writeTiles(std::span<const TileLayer* const> layers, ExportSink& sink) const
{
    if (layers.empty())
        return;
    const Size size = layers.front()->size();
    const auto width = static_cast<std::size_t>(size.width);
    std::vector<std::vector<TileNumber>> rows;
    bool isFirst = true;
    for (int y = 0; y < size.height; ++y) {
        rows.clear();
        for (const TileLayer* layer : layers) {
            if (!layer->isRowEmpty(y))
                layer->readRow(y, rows.emplace_back(width));
        }
        if (!rows.empty() && !writeRow(rows, y, isFirst, sink))
            return;
    }
}

bool LdtkTiles::writeRow(std::span<const std::vector<TileNumber>> rows, int y, bool& isFirst, ExportSink& sink) const
{
    const std::size_t width = rows.front().size();
    char* const to = sink.reserve(width * rows.size() * mostLdtkTileBytes);
    if (to == nullptr)
        return false;
    LdtkText text(to);
    for (std::size_t x = 0; x < width; ++x) {
        for (const auto& row : rows) {
            if (row[x] == noTile)
                continue;
            text.add(isFirst ? R"({"px":[)" : R"(,{"px":[)");
            text.add(static_cast<int>(x) * m_tilePixels);
            text.add(",");
            text.add(y * m_tilePixels);
            text.add(m_sources[row[x] - 1U]);
            text.add(y * static_cast<int>(width) + static_cast<int>(x));
            text.add(R"(],"a":1})");
            isFirst = false;
        }
    }
    sink.commit(text.size());
    return true;
}

} // namespace zonewright

#include "exporters/pngpainting.h"

#include "exporters/exportsink.h"
#include "exporters/pngwriter.h"

#include <algorithm>
#include <cstring>
#include <set>

namespace zonewright {

namespace {

constexpr int mostBandPixels = 1 << 22;          ///< that are in memory at a time, where a row of them is not more
constexpr std::size_t mostStackPixels = 1 << 22; ///< of the stacks of tiles that are kept

/// Of a map's objects those that are seen, row by row and from west to east; of one cell in the order of the map, but
/// heroes last, since they cover what they stand on.
std::vector<const MapObject*> drawnObjects(const TileMap& map)
{
    std::vector<const MapObject*> objects;
    for (const MapObject& object : map.objects) {
        if (object.tile != noTile)
            objects.push_back(&object);
    }
    std::ranges::stable_partition(objects,
                                  [](const MapObject* object) { return object->type != word(MarkerKind::Hero); });
    std::ranges::stable_sort(objects, rowOrder,
                             [](const MapObject* object) { return Point{object->cells.x, object->cells.y}; });
    return objects;
}

} // namespace

/// What there is in one row of a map: its tiles, layer over layer, and then its objects.
class PngPainting::Cells
{
public:
    Cells(const TileMap& map, bool drawsObjects)
        : m_map(map)
        , m_objects(drawsObjects ? drawnObjects(map) : std::vector<const MapObject*>())
        , m_layers(map.layers.size())
    {
    }

    /// Rows come from north to south.
    void setRow(int y)
    {
        m_used = 0;
        for (const TileLayer& layer : m_map.layers) {
            if (layer.isRowEmpty(y))
                continue;
            std::vector<TileNumber>& row = m_layers[m_used++];
            row.resize(static_cast<std::size_t>(m_map.cells.width()));
            layer.readRow(y, row);
        }
        const auto isIn = [](int row) { return [row](const MapObject* one) { return one->cells.y >= row; }; };
        m_first = std::find_if(m_objects.begin() + m_end, m_objects.end(), isIn(y)) - m_objects.begin();
        m_end = std::find_if(m_objects.begin() + m_first, m_objects.end(), isIn(y + 1)) - m_objects.begin();
    }

    /// Calls `take` with the picture of each cell of the row.
    template <typename Take>
    void forEach(TileStacks& stacks, Take take) const
    {
        std::ptrdiff_t object = m_first;
        for (int x = 0; x < m_map.cells.width(); ++x) {
            TileStacks::Picture picture = TileStacks::black;
            for (std::size_t layer = 0; layer < m_used; ++layer) {
                if (const TileNumber tile = m_layers[layer][static_cast<std::size_t>(x)]; tile != noTile)
                    picture = stacks.over(picture, tile);
            }
            for (; object < m_end && at(object).cells.x <= x; ++object) {
                if (at(object).cells.x == x)
                    picture = stacks.over(picture, at(object).tile);
            }
            take(x, picture);
        }
    }

private:
    [[nodiscard]] const MapObject& at(std::ptrdiff_t object) const
    {
        return *m_objects[static_cast<std::size_t>(object)];
    }

    const TileMap& m_map;
    std::vector<const MapObject*> m_objects;
    std::vector<std::vector<TileNumber>> m_layers; ///< the row of those that have tiles in it
    std::size_t m_used = 0;                        ///< of m_layers
    std::ptrdiff_t m_first = 0;                    ///< of the objects in the row
    std::ptrdiff_t m_end = 0;
};

PngPainting::PngPainting(const TileAtlas& atlas, bool drawsObjects)
    : m_stacks(atlas)
    , m_drawsObjects(drawsObjects)
{
}

std::vector<QRgb> PngPainting::palette(const TileMap& map)
{
    std::set<QRgb> colors;
    std::vector<char> isSeen;
    Cells cells(map, m_drawsObjects);
    for (int y = 0; y < map.cells.height(); ++y) {
        cells.setRow(y);
        cells.forEach(m_stacks, [&](int, TileStacks::Picture picture) {
            isSeen.resize(std::max(isSeen.size(), picture + 1));
            if (isSeen[picture] != 0)
                return;
            isSeen[picture] = 1;
            const auto pixels = m_stacks.pixels(picture);
            colors.insert(pixels.begin(), pixels.end());
        });
        if (colors.size() > mostPaletteColors)
            return {};
    }
    return {colors.begin(), colors.end()};
}

void PngPainting::setPalette(std::vector<QRgb> palette)
{
    m_palette = std::move(palette);
    m_bytes.clear();
}

bool PngPainting::paint(const TileMap& map, PngWriter& writer, ExportSink& sink)
{
    const int pixels = m_stacks.tilePixels();
    m_cellBytes = static_cast<std::size_t>(pixels) * writer.pixelBytes();
    m_rowBytes = static_cast<std::size_t>(map.cells.width()) * m_cellBytes;
    const int most = std::clamp(mostBandPixels / (map.cells.width() * pixels), 1, pixels);
    Cells cells(map, m_drawsObjects);
    for (int y = 0; y < map.cells.height(); ++y) {
        cells.setRow(y);
        for (int top = 0; top < pixels; top += most) {
            paintBand(cells, top, std::min(most, pixels - top));
            if (!sink.goesOn() || !writeBand(writer))
                return false;
        }
    }
    return true;
}

/// Paints rows of pixels of a row of cells, from `top` on.
void PngPainting::paintBand(const Cells& cells, int top, int height)
{
    m_band.resize(m_rowBytes * static_cast<std::size_t>(height));
    const std::size_t first = static_cast<std::size_t>(top) * m_cellBytes;
    const std::size_t mostStacks = mostStackPixels / m_stacks.pixels(TileStacks::black).size();
    cells.forEach(m_stacks, [&](int x, TileStacks::Picture picture) {
        const std::vector<unsigned char>& bytes = bytesOf(picture);
        unsigned char* to = m_band.data() + static_cast<std::size_t>(x) * m_cellBytes;
        for (std::size_t y = 0; y < static_cast<std::size_t>(height); ++y)
            std::memcpy(to + y * m_rowBytes, bytes.data() + first + y * m_cellBytes, m_cellBytes);
        if (m_stacks.size() > mostStacks) {
            m_stacks.clear();
            m_bytes.clear();
        }
    });
}

/// A picture as the file has its pixels.
const std::vector<unsigned char>& PngPainting::bytesOf(TileStacks::Picture picture)
{
    m_bytes.resize(std::max(m_bytes.size(), picture + 1));
    std::vector<unsigned char>& bytes = m_bytes[picture];
    if (!bytes.empty())
        return bytes;
    const auto pixels = m_stacks.pixels(picture);
    bytes.resize(m_cellBytes * static_cast<std::size_t>(m_stacks.tilePixels()));
    unsigned char* to = bytes.data();
    for (const QRgb pixel : pixels) {
        if (m_palette.empty())
            to = putPixel(pixel, to);
        else
            *to++ = static_cast<unsigned char>(std::ranges::lower_bound(m_palette, pixel) - m_palette.begin());
    }
    return bytes;
}

bool PngPainting::writeBand(PngWriter& writer) const
{
    for (std::size_t at = 0; at < m_band.size(); at += m_rowBytes) {
        if (!writer.writeBytes(std::span(m_band).subspan(at, m_rowBytes)))
            return false;
    }
    return true;
}

} // namespace zonewright

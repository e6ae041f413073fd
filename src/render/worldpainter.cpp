#include "render/worldpainter.h"

#include "core/geometry/flooring.h"
#include "render/palette.h"
#include "render/worldoverlay.h"
#include "render/zonepainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <utility>

namespace zonewright {

namespace {

constexpr double tilesFrom = 8.0;         ///< logical pixels a cell from which tiles are shown
constexpr double gridFrom = 24.0;         ///< logical pixels a zone from which there are lines between zones
constexpr double coordinatesFrom = 120.0; ///< logical pixels a zone from which its position is written on it
constexpr double smoothBelow = 3.0;       ///< pixels a sample below which maps are scaled smoothly
constexpr double otherTileSizes = 1.7;    ///< how far another size of tiles may be from the wanted one to stand in

/// Paints the ground of one picture and notes what was missing.
class GroundPainting
{
public:
    GroundPainting(QPainter& painter, const MapProjection& projection, ChunkSource& chunks, const ChunkGrid& grid)
        : m_painter(painter)
        , m_projection(projection)
        , m_chunks(chunks)
        , m_grid(grid)
    {
    }

    void paint(const PlacedChunk& chunk)
    {
        if (const auto image = m_chunks.find(chunk.key)) {
            draw(*image, chunk.cells, chunk.cells);
            return;
        }
        note(chunk.key);
        if (paintOtherTiles(chunk))
            return;
        paintCoarser(chunk);
        for (const PlacedChunk& part : m_grid.finer(chunk)) {
            if (const auto image = m_chunks.find(part.key))
                draw(*image, part.cells, part.cells);
        }
    }

    [[nodiscard]] std::vector<ChunkKey> takeMissing() { return std::move(m_missing); }

private:
    void note(const ChunkKey& key)
    {
        if (m_noted.insert(key).second)
            m_missing.push_back(key);
    }

    /// The same cells in tiles of the nearest other size there is: what stands in while zooming.
    bool paintOtherTiles(const PlacedChunk& chunk)
    {
        const int wanted = chunk.key.tilePixels;
        const int reach = static_cast<int>(wanted * (otherTileSizes - 1.0));
        for (int i = 1; wanted > 0 && i <= reach; ++i) {
            for (const int size : {wanted - i, wanted + i}) {
                if (size < smallestTile)
                    continue;
                ChunkKey other = chunk.key;
                other.tilePixels = size;
                if (const auto image = m_chunks.find(other)) {
                    draw(*image, chunk.cells, chunk.cells);
                    return true;
                }
            }
        }
        return false;
    }

    /// The finest coarser map there is; when there is none, the coarsest is asked for before everything else.
    void paintCoarser(const PlacedChunk& chunk)
    {
        PlacedChunk last = chunk;
        for (auto next = m_grid.coarser(chunk); next; next = m_grid.coarser(last)) {
            last = *next;
            if (const auto image = m_chunks.find(last.key)) {
                draw(*image, last.cells, chunk.cells);
                return;
            }
        }
        m_painter.fillRect(m_projection.pixelsOf(chunk.cells), canvasColors(chunk.key.style.theme).background);
        if (m_noted.insert(last.key).second)
            m_missing.insert(m_missing.begin(), last.key);
    }

    /// Paints the part `cells` of an image that shows `whole`.
    void draw(const QImage& image, Rect whole, Rect cells)
    {
        const QRect target = m_projection.pixelsOf(cells);
        if (target.isEmpty())
            return;
        const double perCell = static_cast<double>(image.width()) / whole.width;
        const QRectF source((cells.x - whole.x) * perCell, (cells.y - whole.y) * perCell, cells.width * perCell,
                            cells.height * perCell);
        const double zoom = target.width() / source.width();
        const bool exact = zoom == std::floor(zoom) && target.height() == target.width();
        const bool magnifiedTiles = perCell >= smallestTile && zoom > 1.0;
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform,
                                magnifiedTiles || (!exact && (zoom < smoothBelow || whole != cells)));
        m_painter.drawImage(QRectF(target), image, source);
    }

    QPainter& m_painter;
    const MapProjection& m_projection;
    ChunkSource& m_chunks;
    const ChunkGrid& m_grid;
    std::vector<ChunkKey> m_missing;
    std::unordered_set<ChunkKey, ChunkKeyHash> m_noted;
};

/// Puts the chunks nearest to the middle first.
void sortFromMiddle(std::vector<PlacedChunk>& chunks, const MapProjection& projection)
{
    const QSize size = projection.viewport();
    const QPointF middle = projection.positionAt(QPoint(size.width() / 2, size.height() / 2));
    const auto distance = [middle](const PlacedChunk& chunk) {
        const double x = chunk.cells.x + chunk.cells.width / 2.0 - middle.x();
        const double y = chunk.cells.y + chunk.cells.height / 2.0 - middle.y();
        return x * x + y * y;
    };
    std::ranges::stable_sort(chunks, {}, distance);
}

} // namespace

void useDevicePixels(QPainter& painter, double pixelRatio)
{
    painter.scale(1.0 / pixelRatio, 1.0 / pixelRatio);
}

bool WorldPainter::showsTiles(const MapProjection& projection)
{
    return projection.scale() >= tilesFrom * projection.pixelRatio();
}

std::vector<PlacedChunk> WorldPainter::chunksFor(const MapProjection& projection, const ChunkStyle& style) const
{
    ChunkKey like{.style = style};
    if (showsTiles(projection))
        like.tilePixels = std::min(static_cast<int>(std::lround(projection.scale())), largestTile);
    else
        like.level = m_grid.levelFor(projection.scale());
    std::vector<PlacedChunk> chunks = m_grid.covering(projection.visibleCells(), like);
    sortFromMiddle(chunks, projection);
    return chunks;
}

std::vector<ChunkKey> WorldPainter::paintGround(QPainter& painter, const MapProjection& projection, ChunkSource& chunks,
                                                const ChunkStyle& style) const
{
    painter.save();
    GroundPainting painting(painter, projection, chunks, m_grid);
    for (const PlacedChunk& chunk : chunksFor(projection, style))
        painting.paint(chunk);
    painter.restore();
    return painting.takeMissing();
}

void WorldPainter::paintOverlay(QPainter& painter, const MapProjection& projection, const WorldPicture& picture) const
{
    const CanvasColors& colors = canvasColors(picture.style.theme);
    const double zonePixels = projection.scale() * m_zoneSide / projection.pixelRatio();
    painter.save();
    if (picture.zoneGrid && zonePixels >= gridFrom)
        paintBorders(painter, projection, bordersOf(projection, m_zoneSide), colors.gridLine);
    const Rect visible = projection.visibleCells();
    const int side = projection.torus().side();
    if (picture.worldOutline && (visible.width > side || visible.height > side))
        paintBorders(painter, projection, bordersOf(projection, side), colors.worldEdge);
    if (picture.coordinates && zonePixels >= coordinatesFrom)
        paintZoneCoordinates(painter, projection, m_zoneSide, colors);
    if (picture.hoveredZone && picture.hoveredZone != picture.selectedZone)
        paintOutlines(painter, projection, appearancesOfZone(projection, *picture.hoveredZone), colors.hover,
                      colors.outlineShadow, 1);
    if (picture.selectedZone)
        paintOutlines(painter, projection, appearancesOfZone(projection, *picture.selectedZone), colors.selection,
                      colors.outlineShadow, 2);
    painter.restore();
}

std::vector<ChunkKey> WorldPainter::paint(QPainter& painter, const MapProjection& projection, ChunkSource& chunks,
                                          const WorldPicture& picture) const
{
    std::vector<ChunkKey> missing = paintGround(painter, projection, chunks, picture.style);
    paintOverlay(painter, projection, picture);
    return missing;
}

Point WorldPainter::zoneAt(const MapProjection& projection, QPoint pixel) const
{
    const Point cell = projection.cellAt(pixel);
    return {flooredTo(cell.x, m_zoneSide) / m_zoneSide, flooredTo(cell.y, m_zoneSide) / m_zoneSide};
}

std::vector<QRect> WorldPainter::appearancesOfZone(const MapProjection& projection, Point zone) const
{
    return projection.appearances({zone.x * m_zoneSide, zone.y * m_zoneSide, m_zoneSide, m_zoneSide});
}

} // namespace zonewright

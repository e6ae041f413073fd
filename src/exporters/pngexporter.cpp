#include "exporters/pngexporter.h"

#include "core/world/world.h"
#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "exporters/mapfiles.h"
#include "exporters/pngwriter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cstdint>

namespace zonewright {

namespace {

constexpr int mostPaintedWide = 1 << 14; ///< pixels; a QPainter reaches no farther than 2^15
constexpr int mostBandPixels = 1 << 22;  ///< that are in memory at a time, where a row of them is not more

/// The tiles as they are once a file of theirs was read: PNG keeps no premultiplied colours.
TileAtlas atlasOfFiles(const TileAtlas& atlas)
{
    QImage image = atlas.image().convertToFormat(QImage::Format_ARGB32);
    image.convertTo(QImage::Format_ARGB32_Premultiplied);
    return {std::move(image), atlas.tilePixels()};
}

/// Those of a map's objects that are seen: of one cell, heroes last, since they cover what they stand on; else in the
/// order of the map.
std::vector<const MapObject*> drawnObjects(const TileMap& map)
{
    std::vector<const MapObject*> objects;
    for (const MapObject& object : map.objects) {
        if (object.tile != noTile)
            objects.push_back(&object);
    }
    std::ranges::stable_partition(objects,
                                  [](const MapObject* object) { return object->type != word(MarkerKind::Hero); });
    std::ranges::stable_sort(objects, {}, [](const MapObject* object) { return object->cells.y; });
    return objects;
}

/// Paints maps of one width below each other, a row of cells at a time. The format of its pictures decides how
/// translucent tiles are rounded: it is that of Tiled's rasterizer, so that both draw the same pixels.
class PngPainting
{
public:
    PngPainting(const ExportOptions& options, const Tileset& tileset, int cellsWide, PngWriter& writer)
        : m_atlas(atlasOfFiles(tileset.atlas(options.tilePixels)))
        , m_drawsObjects(options.drawsObjects)
        , m_writer(writer)
        , m_width(cellsWide * options.tilePixels)
        , m_bandHeight(std::clamp(mostBandPixels / m_width, 1, options.tilePixels))
        , m_pixels(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_bandHeight))
        , m_tiles(static_cast<std::size_t>(cellsWide))
    {
    }

    /// Whether to go on.
    bool paint(const TileMap& map)
    {
        const auto objects = m_drawsObjects ? drawnObjects(map) : std::vector<const MapObject*>();
        auto object = objects.begin();
        for (int y = 0; y < map.cells.height(); ++y) {
            const auto first = std::find_if(object, objects.end(), [y](const auto* one) { return one->cells.y >= y; });
            object = std::find_if(first, objects.end(), [y](const auto* one) { return one->cells.y > y; });
            for (m_top = 0; m_top < m_atlas.tilePixels(); m_top += m_bandHeight) {
                paintLayers(map, y);
                paintObjects({first, object});
                if (!writeRows())
                    return false;
            }
        }
        return true;
    }

private:
    [[nodiscard]] int bandHeight() const { return std::min(m_bandHeight, m_atlas.tilePixels() - m_top); }

    /// Calls `paint` with a painter on each part of the band that one reaches, the first of its cells, and the one
    /// after the last.
    template <typename Paint>
    void onParts(Paint paint)
    {
        const int pixels = m_atlas.tilePixels();
        const int wide = mostPaintedWide / pixels;
        const auto cells = static_cast<int>(m_tiles.size());
        for (int x = 0; x < cells; x += wide) {
            const int end = std::min(x + wide, cells);
            QImage part(reinterpret_cast<uchar*>(m_pixels.data() + static_cast<std::ptrdiff_t>(x) * pixels),
                        (end - x) * pixels, bandHeight(),
                        static_cast<qsizetype>(m_width) * static_cast<qsizetype>(sizeof(QRgb)), QImage::Format_ARGB32);
            QPainter painter(&part);
            paint(painter, x, end);
        }
    }

    void draw(QPainter& painter, int column, TileNumber tile)
    {
        const QRect whole = m_atlas.source(tile - 1);
        painter.drawImage(QPoint(column * whole.width(), 0), m_atlas.image(),
                          QRect(whole.x(), whole.y() + m_top, whole.width(), bandHeight()));
    }

    void paintLayers(const TileMap& map, int y)
    {
        std::ranges::fill(m_pixels, qRgb(0, 0, 0));
        for (const TileLayer& layer : map.layers) {
            if (layer.isRowEmpty(y))
                continue;
            layer.readRow(y, m_tiles);
            paintTiles();
        }
    }

    void paintTiles()
    {
        onParts([this](QPainter& painter, int first, int end) {
            for (int x = first; x < end; ++x) {
                if (const TileNumber tile = m_tiles[static_cast<std::size_t>(x)]; tile != noTile)
                    draw(painter, x - first, tile);
            }
        });
    }

    void paintObjects(std::span<const MapObject* const> objects)
    {
        if (objects.empty())
            return;
        onParts([&](QPainter& painter, int first, int end) {
            for (const MapObject* object : objects) {
                if (object->cells.x >= first && object->cells.x < end)
                    draw(painter, object->cells.x - first, object->tile);
            }
        });
    }

    bool writeRows()
    {
        const auto width = static_cast<std::size_t>(m_width);
        for (int y = 0; y < bandHeight(); ++y) {
            if (!m_writer.writeRow(std::span(m_pixels).subspan(static_cast<std::size_t>(y) * width, width)))
                return false;
        }
        return true;
    }

    TileAtlas m_atlas;
    bool m_drawsObjects;
    PngWriter& m_writer;
    int m_width; ///< pixels
    int m_bandHeight;
    int m_top = 0;              ///< of the band in the row of cells, pixels
    std::vector<QRgb> m_pixels; ///< of the band
    std::vector<TileNumber> m_tiles;
};

/// One picture.
class PngFile
{
public:
    PngFile(const ExportTarget& target, const ExportWork& work, ExportSink& sink)
        : m_target(target)
        , m_work(work)
        , m_sink(sink)
    {
    }

    [[nodiscard]] Result<void> write() const
    {
        using Kind = ExportTarget::Kind;
        if (m_target.kind == Kind::Zone || m_target.kind == Kind::Zones || m_target.kind == Kind::Window)
            return writeZones();
        return m_work.source.map(m_target).and_then([&](const TileMap& map) -> Result<void> {
            return checked(map.cells.width(), map.cells.height()).and_then([&]() -> Result<void> {
                PngWriter writer(m_sink, pixelsOf(map.cells.size()));
                if (painting(map.cells.width(), writer).paint(map))
                    writer.finish();
                return {};
            });
        });
    }

private:
    /// Row by row of zones: what a row looks like depends on its own cells and those beside it alone.
    [[nodiscard]] Result<void> writeZones() const
    {
        const std::int64_t side = m_work.source.world().zoneSide();
        const auto fits = checked(m_target.zones.width * side, m_target.zones.height * side);
        if (!fits)
            return fits;
        const Size size{m_target.zones.width * static_cast<int>(side), m_target.zones.height * static_cast<int>(side)};
        PngWriter writer(m_sink, pixelsOf(size));
        PngPainting rows = painting(size.width, writer);
        ExportTarget row = m_target;
        row.zones.height = 1;
        for (; row.zones.y < m_target.zones.bottom(); ++row.zones.y) {
            const auto map = m_work.source.map(row);
            if (!map)
                return failure(map.error());
            if (!rows.paint(*map))
                return {};
        }
        writer.finish();
        return {};
    }

    /// Fails where a level of so many cells gives a picture that is too large.
    [[nodiscard]] Result<void> checked(std::int64_t width, std::int64_t height) const
    {
        const std::int64_t pixels = m_work.request.options.tilePixels;
        if (std::max(width, height) * pixels <= longestPictureSide)
            return {};
        const QString why =
            QCoreApplication::translate("Error", "a picture of %1 x %2 pixels, of which no side may have more than %3")
                .arg(QString::number(width * pixels), QString::number(height * pixels),
                     QString::number(longestPictureSide));
        return failure({.code = ErrorCode::CannotWrite, .place = m_target.name, .value = why.toStdString()});
    }

    [[nodiscard]] Size pixelsOf(Size cells) const
    {
        const int pixels = m_work.request.options.tilePixels;
        return {cells.width * pixels, cells.height * pixels};
    }

    [[nodiscard]] PngPainting painting(int cellsWide, PngWriter& writer) const
    {
        const ExportOptions& options = m_work.request.options;
        return {options, m_work.source.tileset(options.theme), cellsWide, writer};
    }

    const ExportTarget& m_target;
    const ExportWork& m_work;
    ExportSink& m_sink;
};

} // namespace

const char* PngExporter::title() const
{
    return QT_TRANSLATE_NOOP("Exporter", "Picture (PNG)");
}

std::vector<PlannedFile> PngExporter::files(const ExportRequest& request) const
{
    return mapFiles(request, ".png");
}

Result<void> PngExporter::write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const
{
    return PngFile(work.request.targets[file.targets.front()], work, sink).write();
}

} // namespace zonewright

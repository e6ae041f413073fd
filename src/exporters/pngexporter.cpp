#include "exporters/pngexporter.h"

#include "core/world/world.h"
#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "exporters/mapfiles.h"
#include "exporters/pngpainting.h"
#include "exporters/pngwriter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>

namespace zonewright {

namespace {

/// One picture.
class PngFile
{
public:
    PngFile(const ExportTarget& target, const ExportWork& work, ExportSink& sink)
        : m_target(target)
        , m_work(work)
        , m_sink(sink)
        , m_pixels(work.request.options.tilePixels)
        , m_painting(work.source.tileset(work.request.options.theme).atlas(m_pixels), work.request.options.drawsObjects)
    {
    }

    [[nodiscard]] Result<void> write()
    {
        using Kind = ExportTarget::Kind;
        if (m_target.kind == Kind::Zone || m_target.kind == Kind::Zones || m_target.kind == Kind::Window)
            return writeZones();
        return m_work.source.map(m_target, m_work.stop).and_then([&](const TileMap& map) { return writeMap(map); });
    }

private:
    [[nodiscard]] Result<void> writeMap(const TileMap& map)
    {
        if (const auto fits = checked(map.cells.width(), map.cells.height()); !fits)
            return fits;
        const std::vector<QRgb> palette = m_painting.palette(map);
        m_painting.setPalette(palette);
        PngWriter writer(m_sink, {map.cells.width() * m_pixels, map.cells.height() * m_pixels}, palette);
        if (m_painting.paint(map, writer, m_sink))
            writer.finish();
        return {};
    }

    /// Row by row of zones: what a row looks like depends on its own cells and those beside it alone.
    [[nodiscard]] Result<void> writeZones()
    {
        const std::int64_t side = m_work.source.world().zoneSide();
        const std::int64_t width = m_target.zones.width * side;
        const std::int64_t height = m_target.zones.height * side;
        if (const auto fits = checked(width, height); !fits)
            return fits;
        PngWriter writer(m_sink, {static_cast<int>(width) * m_pixels, static_cast<int>(height) * m_pixels});
        ExportTarget row = m_target;
        row.zones.height = 1;
        for (; row.zones.y < m_target.zones.bottom(); ++row.zones.y) {
            const auto map = m_work.source.map(row, m_work.stop);
            if (!map)
                return failure(map.error());
            if (!m_painting.paint(*map, writer, m_sink))
                return {};
        }
        writer.finish();
        return {};
    }

    /// Fails where a level of so many cells gives a picture that is too large.
    [[nodiscard]] Result<void> checked(std::int64_t cellsWide, std::int64_t cellsHigh) const
    {
        const std::int64_t width = cellsWide * m_pixels;
        const std::int64_t height = cellsHigh * m_pixels;
        if (std::max(width, height) > longestPictureSide) {
            return tooLarge(
                QT_TRANSLATE_NOOP("Error", "a picture of %1 x %2 pixels, of which no side may have more than %3"),
                width, height, longestPictureSide);
        }
        if (width * height > mostPicturePixels) {
            return tooLarge(QT_TRANSLATE_NOOP("Error", "a picture of %1 x %2 pixels, more than %3 in all"), width,
                            height, mostPicturePixels);
        }
        return {};
    }

    /// `why` has the width as %1, the height as %2 and what there may be as %3.
    [[nodiscard]] Result<void> tooLarge(const char* why, std::int64_t width, std::int64_t height,
                                        std::int64_t most) const
    {
        const QString text = QCoreApplication::translate("Error", why)
                                 .arg(QString::number(width), QString::number(height), QString::number(most));
        return failure({.code = ErrorCode::CannotWrite, .place = m_target.name, .value = text.toStdString()});
    }

    const ExportTarget& m_target;
    const ExportWork& m_work;
    ExportSink& m_sink;
    int m_pixels; ///< a side of a cell
    PngPainting m_painting;
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

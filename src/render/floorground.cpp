#include "render/floorground.h"

#include "render/floormarks.h"
#include "render/floorpainter.h"
#include "render/palette.h"
#include "render/tileset.h"

#include <QPainter>

#include <utility>

namespace zonewright {

namespace {

constexpr double aboveBeside = 0.34; ///< opacity of the floor above where this one is not
constexpr double signsFrom = 6.0;    ///< device pixels a cell from which the tiles show what stands there

/// What is seen of a floor whose cells are small, pixel for pixel as the projection has them.
QImage sampledFloor(const FloorScene& scene, const FloorProjection& projection, QRect target, Theme theme)
{
    QImage image(target.size(), QImage::Format_RGB32);
    std::vector<std::size_t> columns;
    for (int x = 0; x < target.width(); ++x)
        columns.push_back(
            static_cast<std::size_t>(std::clamp(projection.cellAt({target.x() + x, 0}).x, 0, scene.cells.width() - 1)));
    std::array<QRgb, levelCellCount> colors{};
    for (std::size_t i = 0; i < colors.size(); ++i)
        colors[i] = floorColor(static_cast<LevelCell>(i), theme);
    for (int y = 0; y < target.height(); ++y) {
        const int cell = std::clamp(projection.cellAt({0, target.y() + y}).y, 0, scene.cells.height() - 1);
        const auto row = scene.cells.row(cell);
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (const std::size_t column : columns)
            *pixel++ = colors[static_cast<std::size_t>(row[column])];
    }
    return image;
}

} // namespace

void FloorGround::setTilesets(std::shared_ptr<const Tilesets> tilesets)
{
    m_tilesets = std::move(tilesets);
    m_picture = {};
}

void FloorGround::setFloors(FloorScene floor, std::optional<FloorScene> above, std::optional<Point> exit)
{
    m_floor = std::move(floor);
    m_above = std::move(above);
    m_exit = exit;
    m_picture = {};
}

void FloorGround::setFloor(FloorScene floor)
{
    m_floor = std::move(floor);
    m_picture = {};
}

void FloorGround::clear()
{
    m_floor.reset();
    m_above.reset();
    m_exit.reset();
    m_picture = {};
}

void FloorGround::paint(QPainter& painter, const FloorProjection& projection, Theme theme)
{
    if (m_picture.isNull() || m_pictured != projection || m_theme != theme)
        renew(projection, theme);
    painter.drawImage(QPoint(0, 0), m_picture);
}

void FloorGround::renew(const FloorProjection& projection, Theme theme)
{
    m_pictured = projection;
    m_theme = theme;
    if (m_picture.size() != projection.viewport())
        m_picture = QImage(projection.viewport(), QImage::Format_RGB32);
    QPainter painter(&m_picture);
    paintOnce(painter, projection, theme);
}

void FloorGround::paintOnce(QPainter& painter, const FloorProjection& projection, Theme theme) const
{
    painter.fillRect(QRect({}, projection.viewport()), canvasColors(theme).background);
    if (!m_floor || !m_floor->isBuilt)
        return;
    if (m_above) {
        painter.setOpacity(aboveBeside);
        paintScene(painter, *m_above, projection, theme);
        painter.setOpacity(1.0);
    }
    paintScene(painter, *m_floor, projection, theme);
    if (m_above)
        paintContour(painter, projection, m_above->cells, theme);
    paintSigns(painter, projection, theme);
}

void FloorGround::paintScene(QPainter& painter, const FloorScene& scene, const FloorProjection& projection,
                             Theme theme) const
{
    const Size size = scene.cells.size();
    const QRect pixels = projection.pixelsOf({0, 0, size.width, size.height});
    const QRect seen =
        QRect(pixels.topLeft(), pixels.size().expandedTo(QSize(1, 1))) & QRect({}, projection.viewport());
    if (seen.isEmpty() || size.width == 0 || size.height == 0)
        return;
    if (projection.scale() < FloorProjection::wholeFrom || !m_tilesets) {
        painter.drawImage(seen.topLeft(), sampledFloor(scene, projection, seen, theme));
        return;
    }
    const Point first = projection.cellAt(seen.topLeft());
    const Point last = projection.cellAt(seen.bottomRight());
    const bool isFloor = &scene == &*m_floor;
    FloorPainter(m_tilesets->of(theme))
        .paint(painter, scene, projection.pixelOf({0, 0}), static_cast<int>(projection.scale()),
               {first.x, first.y, last.x - first.x + 1, last.y - first.y + 1},
               {.markers = isFloor && projection.scale() >= signsFrom, .roomTints = isFloor});
}

/// What stands on a floor of small cells, and where one arrives.
void FloorGround::paintSigns(QPainter& painter, const FloorProjection& projection, Theme theme) const
{
    if (projection.scale() < signsFrom) {
        const FloorColors& colors = floorColors(theme);
        for (const Marker& marker : m_floor->markers) {
            const Point at{marker.at.x, marker.at.y};
            if (marker.kind == MarkerKind::Hero)
                paintFloorDot(painter, projection, at, colors.hero, theme);
            else if (marker.kind == MarkerKind::Exit)
                paintFloorDot(painter, projection, at, colors.exit, theme);
            else if (marker.kind == MarkerKind::StairsUp)
                paintFloorDot(painter, projection, at, colors.stairsUp, theme);
            else if (marker.kind == MarkerKind::StairsDown)
                paintFloorDot(painter, projection, at, colors.stairsDown, theme);
        }
    }
    if (m_exit)
        paintArrival(painter, projection, *m_exit, theme);
}

} // namespace zonewright

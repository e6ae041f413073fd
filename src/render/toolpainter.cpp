#include "render/toolpainter.h"

#include "render/floorpainter.h"
#include "render/floortiles.h"
#include "render/jointbrush.h"
#include "render/jointsigns.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/tileset.h"
#include "render/zonepainter.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr double offeredStrength = 0.6; ///< opacity of cells that are not painted yet
constexpr double signsOfToolFrom = 6.0; ///< device pixels a cell from which what stands there is seen

// Logical pixels.
constexpr double cornersFrom = 10.0; ///< cells below have no corner marks
constexpr double smallestCorner = 4.0;
constexpr double largestCorner = 8.0;
constexpr double cornerShare = 0.24; ///< of a cell
constexpr double toolLabelGap = 10.0;
constexpr double toolLinesFrom = 4.0; ///< cells below have no line around them
constexpr double refusalsFrom = 8.0;  ///< cells below have no sign where something is refused
constexpr double smallestRefusal = 5.0;
constexpr double refusalShare = 0.7; ///< of a cell

/// The touch-ups of one row between two columns.
std::span<const TouchUp> touchUpsOfRow(std::span<const TouchUp> cells, int y, int left, int right)
{
    const auto first = std::ranges::lower_bound(cells, Point{left, y}, rowOrder, &TouchUp::at);
    const auto last = std::ranges::lower_bound(first, cells.end(), Point{right, y}, rowOrder, &TouchUp::at);
    return {first, last};
}

/// Calls `visit` with each run of cells in sight that follow each other in a row.
template <typename Visit>
void forEachRun(std::span<const TouchUp> cells, Rect seen, Visit visit)
{
    for (int y = seen.y; y < seen.bottom(); ++y) {
        const auto row = touchUpsOfRow(cells, y, seen.x, seen.right());
        for (std::size_t i = 0; i < row.size();) {
            const std::size_t first = i++;
            while (i < row.size() && row[i].at.x == row[i - 1].at.x + 1)
                ++i;
            visit(row.subspan(first, i - first));
        }
    }
}

/// One painting of a tool's mark.
class ToolPainting
{
public:
    ToolPainting(const JointBrush& brush, const ToolMark& mark, const FloorScene& scene, const Tileset& tileset)
        : m_brush(brush)
        , m_mark(mark)
        , m_scene(scene)
        , m_tileset(tileset)
        , m_seen(brush.projection().visibleCells())
    {
    }

    void paintCells() const
    {
        if (m_mark.cells.empty())
            return;
        QPainter& painter = m_brush.painter();
        painter.save();
        painter.setOpacity(m_mark.isFirm ? 1.0 : offeredStrength);
        if (m_brush.projection().scale() >= FloorProjection::wholeFrom)
            paintTiles();
        else
            paintPixels();
        painter.restore();
    }

    void paintMarkers() const
    {
        if (m_brush.projection().scale() < signsOfToolFrom || m_mark.markers.empty())
            return;
        QPainter& painter = m_brush.painter();
        painter.save();
        painter.setOpacity(m_mark.isFirm ? 1.0 : offeredStrength);
        const TileAtlas atlas = m_tileset.atlas(std::min(static_cast<int>(m_brush.projection().scale()), largestTile));
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_brush.projection().scale() > largestTile);
        for (const Marker& marker : m_mark.markers) {
            const QRect cell = m_brush.cell({marker.at.x, marker.at.y});
            if (const auto tile = m_brush.isSeen(cell) ? markerTile(marker.kind) : std::nullopt)
                painter.drawImage(cell, atlas.image(), atlas.source(*tile));
        }
        painter.restore();
    }

    /// The line around the cells, with its casing within.
    void paintContour() const
    {
        if (m_mark.cells.empty() || m_brush.cellSide() < toolLinesFrom)
            return;
        const Rect around = m_seen.grown(1);
        Grid<std::uint8_t> isIn({around.width, around.height});
        for (int y = around.y; y < around.bottom(); ++y) {
            for (const TouchUp& cell : touchUpsOfRow(m_mark.cells, y, around.x, around.right()))
                isIn[cell.at - Point{around.x, around.y}] = 1;
        }
        for (int y = 1; y < isIn.height() - 1; ++y) {
            for (int x = 1; x < isIn.width() - 1; ++x) {
                if (isIn[{x, y}] != 0)
                    paintEdges(isIn, {x, y}, m_brush.cell({around.x + x, around.y + y}));
            }
        }
    }

    /// Also where cells are too small for a sign: they are filled then.
    void paintRefused() const
    {
        if (!m_mark.refused)
            return;
        const JointColors& colors = m_brush.colors();
        const QRect cell = m_brush.cell(*m_mark.refused);
        if (m_brush.cellSide() < refusalsFrom)
            return m_brush.painter().fillRect(grownTo(cell, m_brush.pixels(smallestRefusal)), colors.blocked);
        const QRect seen = cell.intersected({{}, m_brush.projection().viewport()});
        fillArea(m_brush.painter(), seen, patternBrush(AreaPattern::Hatching, colors.blocked, m_brush.projection()));
        m_brush.frame(cell, colors.blocked, 1.5);
        paintBlockedSign(m_brush.painter(), m_brush.signIn(cell, refusalShare), colors);
    }

    void paintFrames() const
    {
        const JointColors& colors = m_brush.colors();
        if (m_mark.hovered && !m_mark.refused && m_mark.cells.empty() && m_brush.cellSide() >= toolLinesFrom)
            m_brush.frame(m_brush.cell(*m_mark.hovered), colors.hover, 1.0);
        if (m_mark.area)
            m_brush.dashes(m_brush.projection().pixelsOf(*m_mark.area), colors.chosen);
        if (m_mark.frame)
            m_brush.frame(m_brush.projection().pixelsOf(*m_mark.frame), colors.hover, 1.0);
        if (m_mark.cursor)
            m_brush.corners(grownTo(m_brush.cell(*m_mark.cursor), m_brush.pixels(6.0)), colors.hover);
    }

    /// Right below the cell, or above or left of it where there is no room.
    void paintLabel() const
    {
        if (m_mark.label.isEmpty())
            return;
        const FloorProjection& projection = m_brush.projection();
        const QFontMetrics metrics(overlayFont(projection));
        const QRect cell = m_brush.cell(m_mark.labelAt);
        const int gap = m_brush.pixels(toolLabelGap);
        QRect plate(cell.bottomRight() + QPoint(gap, gap), plateSize(projection, metrics, m_mark.label));
        const QRect viewport({}, projection.viewport());
        if (plate.right() > viewport.right())
            plate.moveRight(cell.left() - gap);
        if (plate.bottom() > viewport.bottom())
            plate.moveBottom(cell.top() - gap);
        const CanvasColors& colors = canvasColors(m_tileset.theme());
        paintPlate(m_brush.painter(), projection, plate, m_mark.label, colors.labelGround, colors.label);
    }

private:
    void paintTiles() const
    {
        const FloorProjection& projection = m_brush.projection();
        const int side = static_cast<int>(projection.scale());
        const FloorPainter floorPainter(m_tileset);
        forEachRun(m_mark.cells, m_seen, [&](std::span<const TouchUp> run) {
            const Rect cells{run.front().at.x, run.front().at.y, static_cast<int>(run.size()), 1};
            floorPainter.paint(m_brush.painter(), m_scene, projection.pixelOf({0, 0}), side, cells,
                               {.markers = false, .roomTints = false});
        });
    }

    /// A call of the painter for each of so many cells would take long.
    void paintPixels() const
    {
        const QRect seen = m_brush.projection().pixelsOf(m_seen).intersected({{}, m_brush.projection().viewport()});
        if (seen.isEmpty())
            return;
        QImage image(seen.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        forEachRun(m_mark.cells, m_seen, [&](std::span<const TouchUp> run) {
            for (const TouchUp& touch : run) {
                const QRect cell = m_brush.cell(touch.at).translated(-seen.topLeft()).intersected(image.rect());
                const QRgb color = QColor(floorColor(touch.cell, m_tileset.theme())).rgb();
                for (int y = cell.top(); y <= cell.bottom(); ++y)
                    std::fill_n(reinterpret_cast<QRgb*>(image.scanLine(y)) + cell.left(), cell.width(), color);
            }
        });
        m_brush.painter().drawImage(seen.topLeft(), image);
    }

    void paintEdges(const Grid<std::uint8_t>& isIn, Point at, const QRect& cell) const
    {
        const int line = m_brush.pixels(1.0);
        const auto edge = [&](Point side, const QRect& outer, QPoint inward) {
            if (isIn[at + side] != 0)
                return;
            m_brush.painter().fillRect(outer, m_brush.colors().hover);
            m_brush.painter().fillRect(outer.translated(inward * line), weakened(m_brush.colors().casing, 0.5));
        };
        edge({0, -1}, {cell.x(), cell.y(), cell.width(), line}, {0, 1});
        edge({0, 1}, {cell.x(), cell.y() + cell.height() - line, cell.width(), line}, {0, -1});
        edge({-1, 0}, {cell.x(), cell.y(), line, cell.height()}, {1, 0});
        edge({1, 0}, {cell.x() + cell.width() - line, cell.y(), line, cell.height()}, {-1, 0});
    }

    const JointBrush& m_brush;
    const ToolMark& m_mark;
    const FloorScene& m_scene;
    const Tileset& m_tileset;
    Rect m_seen;
};

/// The upper right corner of a square, in steps of whole pixels, on a line of casing.
QImage cornerImage(int side, int casing, const QColor& color, const QColor& casingColor)
{
    QImage image(side + casing, side + casing, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (int y = 0; y < image.height(); ++y)
        painter.fillRect(y, y, image.width() - y, 1, casingColor);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (int y = 0; y < side; ++y)
        painter.fillRect(casing + y, y, side - y, 1, color);
    return image;
}

} // namespace

FloorScene toolScene(const Grid<LevelCell>& floor, const ToolMark& mark)
{
    FloorScene scene{.cells = floor, .joins = {}, .rooms = {}, .markers = {}};
    for (const TouchUp& touch : mark.cells) {
        if (scene.cells.contains(touch.at))
            scene.cells[touch.at] = touch.cell;
    }
    return scene;
}

void paintTool(QPainter& painter, const FloorProjection& projection, const ToolMark& mark, const FloorScene& scene,
               const Tileset& tileset)
{
    const JointBrush brush(painter, projection, tileset.theme());
    const ToolPainting painting(brush, mark, scene, tileset);
    painting.paintCells();
    painting.paintMarkers();
    painting.paintRefused();
    painting.paintContour();
    painting.paintFrames();
    painting.paintLabel();
}

void paintTouchUpMarks(QPainter& painter, const FloorProjection& projection, std::span<const TouchUp> touchUps,
                       Theme theme)
{
    const JointBrush brush(painter, projection, theme);
    if (touchUps.empty() || brush.cellSide() < cornersFrom)
        return;
    const int side = brush.pixels(std::clamp(brush.cellSide() * cornerShare, smallestCorner, largestCorner));
    const QImage corner =
        cornerImage(side, brush.pixels(1.0), floorColors(theme).custom, weakened(brush.colors().casing, 0.7));
    const Rect seen = projection.visibleCells();
    for (int y = seen.y; y < seen.bottom(); ++y) {
        for (const TouchUp& touch : touchUpsOfRow(touchUps, y, seen.x, seen.right())) {
            const QRect cell = brush.cell(touch.at);
            painter.drawImage(QPoint(cell.x() + cell.width() - corner.width(), cell.y()), corner);
        }
    }
}

} // namespace zonewright

#include "render/floormarks.h"

#include "render/jointbrush.h"
#include "render/jointsigns.h"
#include "render/overlaytools.h"
#include "render/palette.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr double roomLabelsFrom = 13.0; ///< logical pixels a cell, of strip floors, whose border is one cell high
constexpr double arrivalShare = 0.6;    ///< of a cell
constexpr double smallestArrival = 14.0;
constexpr double floorDotSide = 6.0;
constexpr double contoursFrom = 5.0;
constexpr double contourStrength = 0.7;

/// Writes texts on plates where they fit.
class LabelWriter
{
public:
    LabelWriter(QPainter& painter, const FloorProjection& projection, Theme theme)
        : m_painter(painter)
        , m_projection(projection)
        , m_colors(canvasColors(theme))
        , m_metrics(overlayFont(projection))
    {
    }

    void write(const QRect& room, std::int64_t number)
    {
        if (!room.intersects(QRect({}, m_projection.viewport())))
            return;
        const QString text = QLocale().toString(static_cast<qlonglong>(number));
        QRect plate({}, plateSize(m_projection, m_metrics, text));
        if (plate.width() > room.width() || plate.height() > room.height() + inDevicePixels(2.0, m_projection))
            return;
        plate.moveCenter(room.center());
        paintPlate(m_painter, m_projection, plate, text, m_colors.labelGround, m_colors.label);
    }

private:
    QPainter& m_painter;
    const FloorProjection& m_projection;
    const CanvasColors& m_colors;
    QFontMetrics m_metrics;
};

void labelRooms(LabelWriter& writer, const FloorProjection& projection, const StripFloor& floor)
{
    if (projection.scale() < roomLabelsFrom * projection.pixelRatio())
        return;
    const Rect cells = projection.visibleCells();
    const auto first = std::ranges::lower_bound(floor.rooms(), cells.x - roomWidthLimits.high, {}, &StripRoom::column);
    for (auto room = first; room != floor.rooms().end() && room->column < cells.right(); ++room)
        writer.write(projection.pixelsOf({room->column, floor.size().height - 1, room->width, 1}), room->code);
}

void labelRooms(LabelWriter& writer, const FloorProjection& projection, const DugFloor& floor)
{
    if (projection.scale() < 2.0 * projection.pixelRatio())
        return;
    for (const DugRoom& room : floor.rooms)
        writer.write(projection.pixelsOf(room.floor), room.id);
}

} // namespace

void paintRoomLabels(QPainter& painter, const FloorProjection& projection, const BuiltFloor& built, Theme theme)
{
    LabelWriter writer(painter, projection, theme);
    std::visit([&](const auto& floor) { labelRooms(writer, projection, floor); }, built.made);
}

void paintHoveredCell(QPainter& painter, const FloorProjection& projection, Point cell, Theme theme)
{
    const JointBrush brush(painter, projection, theme);
    if (brush.cellSide() >= 3.0)
        brush.frame(brush.cell(cell), brush.colors().hover, 1.0);
}

void paintMarkedCell(QPainter& painter, const FloorProjection& projection, Point cell, Theme theme)
{
    const JointBrush brush(painter, projection, theme);
    const int room = brush.pixels(6.0);
    const QRect marked = grownTo(brush.cell(cell), brush.pixels(8.0)).adjusted(-room, -room, room, room);
    const int inner = brush.pixels(3.0);
    brush.frame(marked, brush.colors().hover, 2.0);
    brush.frame(marked.adjusted(inner, inner, -inner, -inner), brush.colors().blocked, 2.0);
}

void paintArrival(QPainter& painter, const FloorProjection& projection, Point cell, Theme theme)
{
    const JointBrush brush(painter, projection, theme);
    const QRect at = brush.cell(cell);
    if (brush.cellSide() >= 8.0)
        brush.dashes(at, brush.colors().chosen);
    const double side = std::max(at.width() * arrivalShare, static_cast<double>(brush.pixels(smallestArrival)));
    const QPointF top(at.center().x() + 0.5, at.top() - side * 0.55);
    paintArrivalSign(painter, QRectF(top.x() - side / 2, top.y() - side / 2, side, side), brush.colors());
}

void paintContour(QPainter& painter, const FloorProjection& projection, const Grid<LevelCell>& cells, Theme theme)
{
    const JointBrush brush(painter, projection, theme);
    if (brush.cellSide() < contoursFrom)
        return;
    const Point first = projection.cellAt({0, 0});
    const Point last = projection.cellAt({projection.viewport().width() - 1, projection.viewport().height() - 1});
    const Rect seen = Rect{first.x, first.y, last.x - first.x + 1, last.y - first.y + 1}.grown(1).intersected(
        {0, 0, cells.width(), cells.height()});
    const auto isOpen = [&](Point at) { return cells.contains(at) && walkable(cells[at]); };
    const int line = brush.pixels(1.0);
    const QColor color = weakened(brush.colors().chosen, contourStrength);
    for (int y = seen.y; y < seen.bottom(); ++y) {
        for (int x = seen.x; x < seen.right(); ++x) {
            if (!isOpen({x, y}))
                continue;
            const QRect cell = brush.cell({x, y});
            if (!isOpen({x, y - 1}))
                painter.fillRect(cell.x(), cell.y(), cell.width(), line, color);
            if (!isOpen({x, y + 1}))
                painter.fillRect(cell.x(), cell.y() + cell.height() - line, cell.width(), line, color);
            if (!isOpen({x - 1, y}))
                painter.fillRect(cell.x(), cell.y(), line, cell.height(), color);
            if (!isOpen({x + 1, y}))
                painter.fillRect(cell.x() + cell.width() - line, cell.y(), line, cell.height(), color);
        }
    }
}

void paintFloorDot(QPainter& painter, const FloorProjection& projection, Point cell, const QColor& color, Theme theme)
{
    const JointBrush brush(painter, projection, theme);
    const QRect dot = grownTo(brush.cell(cell), brush.pixels(floorDotSide));
    const int edge = brush.pixels(1.0);
    painter.fillRect(dot.adjusted(-edge, -edge, edge, edge), brush.colors().casing);
    painter.fillRect(dot, color);
}

} // namespace zonewright

#include "render/signs.h"

#include "render/markpainter.h"

#include <QPainter>
#include <QPainterPath>

namespace zonewright {

namespace {

/// Lets positions within a sign be counted in sixteenths of its side.
class SignGrid
{
public:
    explicit SignGrid(const QRectF& sign)
        : m_sign(sign)
    {
    }

    [[nodiscard]] double unit() const { return m_sign.width() / 16.0; }

    [[nodiscard]] QPointF at(double x, double y) const { return m_sign.topLeft() + QPointF(x, y) * unit(); }

    [[nodiscard]] QRectF area(double x, double y, double width, double height) const
    {
        return {at(x, y), QSizeF(width, height) * unit()};
    }

private:
    QRectF m_sign;
};

void beginSign(QPainter& painter, const SignGrid& grid, const QColor& plate, const QColor& border)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(border, 1.25 * grid.unit()));
    painter.setBrush(plate);
}

} // namespace

void paintDungeonSign(QPainter& painter, const QRectF& sign, const OverlayColors& colors)
{
    const SignGrid grid(sign);
    painter.save();
    beginSign(painter, grid, colors.sign, colors.dungeon);
    painter.drawRoundedRect(grid.area(0.7, 0.7, 14.6, 14.6), 3 * grid.unit(), 3 * grid.unit());
    QPainterPath door(grid.at(4, 13));
    door.lineTo(grid.at(4, 8));
    door.arcTo(grid.area(4, 3.5, 8, 8), 180, -180);
    door.lineTo(grid.at(12, 13));
    door.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.dungeon);
    painter.drawPath(door);
    painter.setBrush(colors.sign); // steps down
    painter.drawRect(grid.area(5.5, 11.2, 5, 1.8));
    painter.drawRect(grid.area(7, 9, 3.5, 2.4));
    painter.drawRect(grid.area(8.6, 6.8, 1.9, 2.4));
    painter.restore();
}

void paintEventSign(QPainter& painter, const QRectF& sign, MarkKind kind, const OverlayColors& colors)
{
    const SignGrid grid(sign);
    painter.save();
    beginSign(painter, grid, colors.sign, colors.event);
    painter.drawEllipse(grid.area(0.7, 0.7, 14.6, 14.6));
    painter.setPen(QPen(colors.event, 1.9 * grid.unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (kind == MarkKind::Spawn) {
        painter.drawLine(grid.at(8, 4.5), grid.at(8, 11.5));
        painter.drawLine(grid.at(4.5, 8), grid.at(11.5, 8));
    } else if (kind == MarkKind::FindPath) {
        painter.drawLine(grid.at(4.2, 8), grid.at(11.4, 8));
        painter.drawPolyline(QPolygonF({grid.at(8.4, 5), grid.at(11.6, 8), grid.at(8.4, 11)}));
    } else {
        painter.drawLine(grid.at(8, 4), grid.at(8, 8.8));
        painter.drawPoint(grid.at(8, 11.8));
    }
    painter.restore();
}

void paintFlag(QPainter& painter, const QRectF& flag, const OverlayColors& colors)
{
    const SignGrid grid(flag);
    const QPolygonF pennant({grid.at(8, 1.5), grid.at(15, 4.5), grid.at(8, 7.5)});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [color, width] : {std::pair{colors.casing, 4.5}, std::pair{colors.line, 1.8}}) {
        painter.setPen(QPen(color, width * grid.unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(color);
        painter.drawLine(grid.at(8, 1.5), grid.at(8, 15.2));
        painter.drawPolygon(pennant);
    }
    painter.restore();
}

void paintDisc(QPainter& painter, const QRectF& disc, const OverlayColors& colors)
{
    const SignGrid grid(disc);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.casing);
    painter.drawEllipse(disc);
    painter.setBrush(colors.line);
    painter.drawEllipse(grid.area(1.4, 1.4, 13.2, 13.2));
    painter.setBrush(colors.player);
    painter.drawEllipse(grid.area(4.4, 4.4, 7.2, 7.2));
    painter.restore();
}

void paintSign(QPainter& painter, const QRect& sign, MarkKind kind, Theme theme)
{
    if (kind == MarkKind::Dungeon)
        paintDungeonSign(painter, sign, overlayColors(theme));
    else
        paintEventSign(painter, sign, kind, overlayColors(theme));
}

} // namespace zonewright

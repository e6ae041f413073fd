#include "render/stepsigns.h"

#include <QPainter>
#include <QPolygonF>

#include <array>
#include <span>
#include <utility>

namespace zonewright {

namespace {

constexpr double stepSignSide = 24.0; // units, as in the icons
constexpr double stepSignLine = 3.0;
constexpr double stepSignCasing = 6.5;

void strokeLines(QPainter& painter, const QRectF& sign, std::span<const QPolygonF> lines, const QColor& color,
                 const QColor& casing)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(sign.topLeft());
    painter.scale(sign.width() / stepSignSide, sign.height() / stepSignSide);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [width, ink] : {std::pair{stepSignCasing, casing}, std::pair{stepSignLine, color}}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const QPolygonF& line : lines)
            painter.drawPolyline(line);
    }
    painter.restore();
}

} // namespace

void paintCheck(QPainter& painter, const QRectF& sign, const QColor& color, const QColor& casing)
{
    const QPolygonF mark{QPointF(5, 12.5), QPointF(10, 17.5), QPointF(19, 7)};
    strokeLines(painter, sign, std::span(&mark, 1), color, casing);
}

void paintCross(QPainter& painter, const QRectF& sign, const QColor& color, const QColor& casing)
{
    const std::array<QPolygonF, 2> lines{QPolygonF{QPointF(6, 6), QPointF(18, 18)},
                                         QPolygonF{QPointF(18, 6), QPointF(6, 18)}};
    strokeLines(painter, sign, lines, color, casing);
}

} // namespace zonewright

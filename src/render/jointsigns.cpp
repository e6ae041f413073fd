#include "render/jointsigns.h"

#include <QPainter>
#include <QPainterPath>

namespace zonewright {

namespace {

constexpr double jointSignSide = 24.0; // units, as in the icons

/// Lets places in a sign be counted in units, and gives the painter back as it was.
class JointSign
{
public:
    JointSign(QPainter& painter, const QRectF& sign)
        : m_painter(painter)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(sign.topLeft());
        painter.scale(sign.width() / jointSignSide, sign.height() / jointSignSide);
        painter.setBrush(Qt::NoBrush);
    }

    JointSign(const JointSign&) = delete;
    JointSign& operator=(const JointSign&) = delete;

    ~JointSign() { m_painter.restore(); }

    void stroke(const QPainterPath& path, const QColor& color, double width, const QBrush& fill = Qt::NoBrush)
    {
        m_painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(fill);
        m_painter.drawPath(path);
    }

    /// A line on its casing.
    void line(const QPainterPath& path, const QColor& color, const QColor& casing, double width)
    {
        stroke(path, casing, 2.2 * width);
        stroke(path, color, width);
    }

private:
    QPainter& m_painter;
};

/// The head and the body, which has an inside.
QPainterPath pinBody()
{
    QPainterPath path(QPointF(9, 3.5));
    for (const QPointF& point : {QPointF(15, 3.5), QPointF(14, 3.5), QPointF(14, 8.5), QPointF(17, 13), QPointF(7, 13),
                                 QPointF(10, 8.5), QPointF(10, 3.5)})
        path.lineTo(point);
    path.closeSubpath();
    return path;
}

QPainterPath straight(QPointF from, QPointF to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

} // namespace

void paintPin(QPainter& painter, const QRectF& sign, bool filled, const JointColors& colors)
{
    JointSign on(painter, sign);
    const QPainterPath needle = straight({12, 13}, {12, 20.5});
    const QColor& halo = colors.hover;
    on.stroke(needle, halo, 5.5);
    on.stroke(pinBody(), halo, 5.5, halo);
    on.stroke(needle, colors.ink, 2.2);
    on.stroke(pinBody(), colors.ink, 2.2, filled ? QBrush(colors.ink) : QBrush(halo));
}

void paintLostPin(QPainter& painter, const QRectF& sign, const JointColors& colors)
{
    paintPin(painter, sign, false, colors);
    JointSign on(painter, sign);
    on.line(straight({3.5, 19.5}, {20.5, 4.5}), colors.blocked, colors.casing, 2.6);
}

void paintBlockedSign(QPainter& painter, const QRectF& sign, const JointColors& colors)
{
    JointSign on(painter, sign);
    QPainterPath disc;
    disc.addEllipse(QRectF(3, 3, 18, 18));
    on.stroke(disc, colors.casing, 3.0, colors.blocked);
    on.stroke(straight({8, 12}, {16, 12}), colors.ink, 3.6);
}

void paintDiamond(QPainter& painter, const QRectF& sign, const JointColors& colors)
{
    JointSign on(painter, sign);
    QPainterPath diamond(QPointF(12, 3));
    for (const QPointF& point : {QPointF(21, 12), QPointF(12, 21), QPointF(3, 12)})
        diamond.lineTo(point);
    diamond.closeSubpath();
    on.stroke(diamond, colors.casing, 3.0, colors.path);
}

void paintAddingSign(QPainter& painter, const QRectF& sign, bool adds, const JointColors& colors)
{
    JointSign on(painter, sign);
    QPainterPath path = straight({5, 12}, {19, 12});
    if (adds) {
        path.moveTo(12, 5);
        path.lineTo(12, 19);
    }
    on.line(path, colors.hover, colors.casing, 3.0);
}

void paintArrivalSign(QPainter& painter, const QRectF& sign, const JointColors& colors)
{
    JointSign on(painter, sign);
    QPainterPath arrow = straight({12, 4}, {12, 14});
    arrow.moveTo(6.5, 9);
    arrow.lineTo(12, 14.5);
    arrow.lineTo(17.5, 9);
    arrow.moveTo(4, 20.5);
    arrow.lineTo(20, 20.5);
    on.line(arrow, colors.chosen, colors.casing, 2.6);
}

} // namespace zonewright

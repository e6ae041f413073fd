#include "render/jointbrush.h"

#include "render/overlaytools.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

// Logical pixels.
constexpr double jointCasing = 1.0;
constexpr double jointDash = 3.0;
constexpr double smallestNumber = 10.0;
constexpr double largestNumber = 14.0;
constexpr double numberShare = 0.32; ///< of a cell
constexpr double largestSign = 26.0;

} // namespace

JointBrush::JointBrush(QPainter& painter, const FloorProjection& projection, Theme theme)
    : m_painter(painter)
    , m_projection(projection)
    , m_colors(jointColors(theme))
    , m_cellSide(projection.scale() / projection.pixelRatio())
    , m_font(overlayFont(projection))
{
    m_font.setPixelSize(pixels(std::clamp(m_cellSide * numberShare, smallestNumber, largestNumber)));
    m_font.setWeight(QFont::DemiBold);
}

int JointBrush::pixels(double logical) const
{
    return inDevicePixels(logical, m_projection);
}

void JointBrush::frame(const QRect& rect, const QColor& color, double width) const
{
    const int edge = pixels(jointCasing);
    const int line = pixels(width);
    fillFrame(m_painter, rect, line + 2 * edge, m_colors.casing);
    fillFrame(m_painter, rect.adjusted(edge, edge, -edge, -edge), line, color);
}

void JointBrush::dashes(const QRect& rect, const QColor& color) const
{
    const int line = pixels(1.0);
    fillFrame(m_painter, rect, line + pixels(jointCasing), weakened(m_colors.casing, 0.6));
    fillDashedFrame(m_painter, m_projection, rect, line, pixels(jointDash), color);
}

void JointBrush::corners(const QRect& rect, const QColor& color) const
{
    const int line = pixels(2.0);
    const int edge = pixels(jointCasing);
    const int length = std::clamp(std::min(rect.width(), rect.height()) / 3, 2 * line, pixels(14.0));
    const QRect outer = rect.adjusted(-edge, -edge, edge, edge);
    fillCorners(m_painter, outer.adjusted(-edge, -edge, edge, edge), line + 2 * edge, length + 2 * edge,
                m_colors.casing);
    fillCorners(m_painter, outer, line, length, color);
}

QRectF JointBrush::signIn(const QRect& cell, double share) const
{
    const double side =
        std::min(std::min(cell.width(), cell.height()) * share, largestSign * m_projection.pixelRatio());
    const QPointF middle = QRectF(cell).center();
    return {std::round(middle.x() - side / 2), std::round(middle.y() - side / 2), side, side};
}

void JointBrush::number(const QRect& cell, int number, const QColor& ground, const QColor& ink) const
{
    const QString text = QLocale().toString(number);
    const QFontMetrics metrics(m_font);
    const int inset = pixels(jointCasing);
    const QSize size(metrics.horizontalAdvance(text) + pixels(6.0), metrics.capHeight() + pixels(5.0));
    const QRect plate(cell.topLeft() + QPoint(inset, inset), size);
    m_painter.fillRect(plate, ground);
    m_painter.setFont(m_font);
    m_painter.setPen(ink);
    const int baseline = plate.y() + (plate.height() + metrics.capHeight()) / 2;
    m_painter.drawText(plate.x() + pixels(3.0), baseline, text);
}

} // namespace zonewright

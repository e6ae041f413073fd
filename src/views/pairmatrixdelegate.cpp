#include "views/pairmatrixdelegate.h"

#include "models/pairmatrixmodel.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr double pairCellGap = 1.0; // logical pixels, on each side of a cell
constexpr double pairCellRadius = 3.0;
constexpr double pairFramePen = 2.0;  // of the chosen pair
constexpr double pairHoverPen = 1.25; // of the one that is pointed at
constexpr double pairTextMargin = 1.0;
constexpr double smallestPairText = 0.6; // of the font's size: what has no room then is left out
constexpr double pairSignSide = 5.0;     // of the signs in the corners
constexpr double pairSignInset = 2.0;    // from the corners
constexpr double pairSignPen = 1.1;
constexpr double roomyPairCell = 26.0; // in which a diamond does not touch the text
constexpr double pairTextAside = 3.0;

const QColor pairLightInk(0xff, 0xff, 0xff);
const QColor pairDarkInk(0x00, 0x00, 0x00); // no other leaves 4.5:1 on grounds in the middle

/// Of one candidate and of as many as there are rows.
struct PairHeat
{
    QColor few;
    QColor many;
    QColor special;
    QColor blocked;
};

const PairHeat& pairHeat(Theme theme)
{
    static const PairHeat light{.few = QColor(0xd9, 0xe5, 0xf4),
                                .many = QColor(0x1d, 0x5f, 0xae),
                                .special = QColor(0xf2, 0xb3, 0xa9),
                                .blocked = QColor(0xbb, 0x2a, 0x20)};
    static const PairHeat dark{.few = QColor(0x2f, 0x3c, 0x4f),
                               .many = QColor(0x7c, 0xb4, 0xf2),
                               .special = QColor(0x7c, 0x33, 0x2d),
                               .blocked = QColor(0xc2, 0x2f, 0x26)};
    return theme == Theme::Light ? light : dark;
}

double channelLight(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * channelLight(color.redF()) + 0.7152 * channelLight(color.greenF()) +
           0.0722 * channelLight(color.blueF());
}

/// Whichever of the two inks stands out more.
QColor pairInkOn(const QColor& ground)
{
    const double light = luminance(ground);
    const double onLight = (luminance(pairLightInk) + 0.05) / (light + 0.05);
    const double onDark = (light + 0.05) / (luminance(pairDarkInk) + 0.05);
    return onLight >= onDark ? pairLightInk : pairDarkInk;
}

QColor pairMixed(const QColor& from, const QColor& to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

/// Smaller where it has no room, and left out where it is too small then.
void paintPairText(QPainter& painter, const QRectF& cell, const QString& text, const QFont& font)
{
    QFont fitting = font;
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    const double room = cell.width() - 2 * pairTextMargin;
    if (width > room) {
        const double share = room / width;
        if (share < smallestPairText)
            return;
        fitting.setPointSizeF(font.pointSizeF() * share);
    }
    painter.setFont(fitting);
    painter.drawText(cell, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
}

void paintPairDiamond(QPainter& painter, QPointF centre, double side)
{
    const double half = side / 2;
    painter.drawPolygon(QPolygonF{centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half),
                                  centre + QPointF(-half, 0)});
}

/// Lines that fall to the east, behind the text.
void paintPairHatching(QPainter& painter, const QRectF& cell, const QColor& ink)
{
    constexpr double distance = 6.0;
    constexpr double strength = 0.28;
    QPainterPath outline;
    outline.addRoundedRect(cell, pairCellRadius, pairCellRadius);
    painter.save();
    painter.setClipPath(outline);
    QColor line = ink;
    line.setAlphaF(static_cast<float>(strength));
    painter.setPen(QPen(line, 1.0));
    for (double x = cell.left() - cell.height(); x < cell.right(); x += distance)
        painter.drawLine(QPointF(x, cell.top()), QPointF(x + cell.height(), cell.bottom()));
    painter.restore();
}

} // namespace

PairCellColors pairCellColors(int candidates, int rows, bool special, Theme theme)
{
    const PairHeat& heat = pairHeat(theme);
    QColor ground = special ? heat.special : heat.blocked;
    if (candidates > 0) {
        const double share = rows > 1 ? static_cast<double>(candidates - 1) / (rows - 1) : 1.0;
        ground = pairMixed(heat.few, heat.many, std::clamp(share, 0.0, 1.0));
    }
    return {.ground = ground, .ink = pairInkOn(ground)};
}

void PairMatrixDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int count = index.data(PairMatrixModel::CountRole).toInt();
    const int state = index.data(PairMatrixModel::StateRole).toInt();
    const PairCellColors colors = pairCellColors(count, m_rows, state == PairMatrixModel::Special, m_theme);
    const QRectF cell = QRectF(option.rect).adjusted(pairCellGap, pairCellGap, -pairCellGap, -pairCellGap);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.ground);
    painter->drawRoundedRect(cell, pairCellRadius, pairCellRadius);
    if (state == PairMatrixModel::Blocked)
        paintPairHatching(*painter, cell, colors.ink);
    painter->setPen(colors.ink);
    // The diamond has the upper right corner for itself.
    const double aside = state == PairMatrixModel::Special && cell.height() < roomyPairCell ? pairTextAside : 0.0;
    paintPairText(*painter, cell.adjusted(0, aside, -aside, 0), index.data().toString(), option.font);
    paintSigns(*painter, cell, colors.ink, index);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    if (isChosen || index == m_hovered) {
        const double pen = isChosen ? pairFramePen : pairHoverPen;
        const double inset = pen / 2 - pairCellGap;
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(option.palette.color(QPalette::Text), pen));
        painter->drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), pairCellRadius, pairCellRadius);
    }
    painter->restore();
}

/// In the corners: a diamond above on the right, an equals sign above on the left, a pin below on the right.
void PairMatrixDelegate::paintSigns(QPainter& painter, const QRectF& cell, const QColor& ink,
                                    const QModelIndex& index) const
{
    const QRectF inner = cell.adjusted(pairSignInset, pairSignInset, -pairSignInset, -pairSignInset);
    const QPen pen(ink, pairSignPen);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (index.data(PairMatrixModel::StateRole).toInt() == PairMatrixModel::Special)
        paintPairDiamond(painter, inner.topRight() + QPointF(-pairSignSide / 2, pairSignSide / 2), pairSignSide + 1);
    painter.setPen(pen);
    if (index.data(PairMatrixModel::SharedRole).toBool()) {
        for (const double y : {1.0, 3.5})
            painter.drawLine(inner.topLeft() + QPointF(0, y), inner.topLeft() + QPointF(pairSignSide, y));
    }
    if (index.data(PairMatrixModel::PinnedRowRole).toInt() == 0)
        return;
    constexpr double head = 1.8;
    const QPointF top = inner.bottomRight() + QPointF(-head - 0.5, -pairSignSide);
    painter.drawLine(top, top + QPointF(0, pairSignSide));
    painter.drawEllipse(top, head, head);
    if (index.data(PairMatrixModel::LostPinRole).toBool()) {
        const QPointF from = inner.bottomRight() + QPointF(-pairSignSide - 1, -pairSignSide - 2);
        painter.drawLine(from, inner.bottomRight() + QPointF(1, 0));
    }
}

} // namespace zonewright

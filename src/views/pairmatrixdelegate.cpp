#include "views/pairmatrixdelegate.h"

#include "models/pairmatrixmodel.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>
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
constexpr double pairMarkInset = 2.0;    // from the edges of the cell
constexpr double pairMarkGap = 1.0;      // between marks, and between them and the text
constexpr double smallestPairMark = 3.0; // smaller ones are left out
constexpr double largestPairMark = 6.0;
constexpr double pairMarkShare = 0.3; // of the cell's height
constexpr int pairMarks = 3;          // side by side
constexpr double pairMarkPen = 1.1;
constexpr double roomyPairCell = 26.0; // logical pixels, from which on the number of a special pair has room
constexpr double pairDiamondShare = 0.6;
constexpr double largestPairDiamond = 14.0;
constexpr double pairNumberShare = 0.8; // of the font's size, and of the height that a digit takes

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
                                .special = QColor(0xc4, 0xaa, 0xec),
                                .blocked = QColor(0xbb, 0x2a, 0x20)};
    static const PairHeat dark{.few = QColor(0x2f, 0x3c, 0x4f),
                               .many = QColor(0x7c, 0xb4, 0xf2),
                               .special = QColor(0x5d, 0x48, 0x83),
                               .blocked = QColor(0xc2, 0x2f, 0x26)};
    static const PairHeat lightApart{
        .few = light.few, .many = light.many, .special = QColor(0xef, 0x97, 0x83), .blocked = QColor(0xb8, 0x5a, 0x00)};
    static const PairHeat darkApart{
        .few = dark.few, .many = dark.many, .special = QColor(0x7c, 0x11, 0xbc), .blocked = QColor(0xd0, 0x7a, 0x0f)};
    return ofTheme(theme, light, dark, lightApart, darkApart);
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

/// Smaller where it has no room, and left out where it is too small then. Digits have no descents.
void paintPairText(QPainter& painter, const QRectF& room, const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double digits = metrics.capHeight();
    const double width = metrics.horizontalAdvance(text);
    const double share = std::min({1.0, (room.width() - 2 * pairTextMargin) / width, room.height() / digits});
    if (share < smallestPairText)
        return;
    QFont fitting = font;
    if (share < 1.0)
        fitting.setPixelSize(std::max(static_cast<int>(QFontInfo(font).pixelSize() * share), 1));
    const QFontMetricsF shown(fitting);
    painter.setFont(fitting);
    painter.drawText(QPointF(room.center().x() - shown.horizontalAdvance(text) / 2,
                             std::round(room.center().y() + shown.capHeight() / 2)),
                     text);
}

void paintPairDiamond(QPainter& painter, QPointF centre, double side)
{
    const double half = side / 2;
    painter.drawPolygon(QPolygonF{centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half),
                                  centre + QPointF(-half, 0)});
}

/// A diamond in outline, struck through.
void paintLostPairPath(QPainter& painter, const QRectF& mark)
{
    painter.setBrush(Qt::NoBrush);
    paintPairDiamond(painter, mark.center(), mark.height() - 1);
    painter.drawLine(mark.topLeft(), mark.bottomRight());
}

void paintSharedPairNumber(QPainter& painter, const QRectF& mark)
{
    for (const double share : {0.3, 0.75}) {
        const double y = mark.top() + share * mark.height();
        painter.drawLine(QPointF(mark.left(), y), QPointF(mark.right(), y));
    }
}

void paintPairPin(QPainter& painter, const QRectF& mark, const QColor& ink, bool isLost)
{
    const double head = 0.3 * mark.height();
    painter.setBrush(ink);
    painter.drawLine(QPointF(mark.center().x(), mark.top() + head), QPointF(mark.center().x(), mark.bottom()));
    painter.drawEllipse(QPointF(mark.center().x(), mark.top() + head), head, head);
    if (isLost)
        painter.drawLine(mark.topLeft(), mark.bottomRight());
}

/// Those that the pair has, each in its place.
void paintPairMarks(QPainter& painter, const PairCellParts& parts, const QColor& ink, const QModelIndex& index)
{
    painter.setPen(QPen(ink, pairMarkPen));
    if (!parts.shared.isEmpty() && index.data(PairMatrixModel::SharedRole).toBool())
        paintSharedPairNumber(painter, parts.shared);
    if (!parts.path.isEmpty() && index.data(PairMatrixModel::LostPathRole).toBool())
        paintLostPairPath(painter, parts.path);
    if (!parts.pin.isEmpty() && index.data(PairMatrixModel::PinnedRowRole).toInt() != 0)
        paintPairPin(painter, parts.pin, ink, index.data(PairMatrixModel::LostPinRole).toBool());
}

bool hasPairMarks(const QModelIndex& index)
{
    return index.data(PairMatrixModel::SharedRole).toBool() || index.data(PairMatrixModel::LostPathRole).toBool() ||
           index.data(PairMatrixModel::PinnedRowRole).toInt() != 0;
}

/// It has no candidates to count: its diamond, and its number with a sign, which no count has.
void paintSpecialPair(QPainter& painter, const PairCellParts& parts, const QColor& ink, const QFont& font,
                      qint64 number)
{
    const double room = std::min(parts.text.width(), parts.text.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    paintPairDiamond(painter, parts.text.center(), std::min(pairDiamondShare * room, largestPairDiamond));
    if (parts.number.isEmpty())
        return;
    const QString text = QLocale().toString(number);
    QFont small = font;
    small.setItalic(true);
    small.setPixelSize(std::max(static_cast<int>(QFontInfo(font).pixelSize() * pairNumberShare), 1));
    painter.setPen(ink);
    paintPairText(painter, parts.number, number > 0 ? QLatin1Char('+') + text : text, small);
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

PairCellColors pairCellColors(int candidates, int most, bool special, Theme theme)
{
    const PairHeat& heat = pairHeat(theme);
    QColor ground = special ? heat.special : heat.blocked;
    if (candidates > 0) {
        const double share = most > 1 ? static_cast<double>(candidates - 1) / (most - 1) : 1.0;
        ground = pairMixed(heat.few, heat.many, std::clamp(share, 0.0, 1.0));
    }
    return {.ground = ground, .ink = pairInkOn(ground)};
}

PairCellParts pairCellParts(const QRectF& cell, bool hasMarks, bool special)
{
    const QRectF inner = cell.adjusted(pairMarkInset, pairMarkInset, -pairMarkInset, -pairMarkInset);
    PairCellParts parts{.text = inner, .number = {}, .shared = {}, .path = {}, .pin = {}};
    const double widest = (inner.width() - (pairMarks - 1) * pairMarkGap) / pairMarks;
    const double side = std::floor(std::min({largestPairMark, widest, pairMarkShare * cell.height()}));
    if (hasMarks && side >= smallestPairMark) {
        const double top = inner.bottom() - side;
        parts.shared = {inner.left(), top, side, side};
        parts.path = {inner.center().x() - side / 2, top, side, side};
        parts.pin = {inner.right() - side, top, side, side};
        parts.text.setBottom(top - pairMarkGap);
    }
    if (special && cell.height() >= roomyPairCell) {
        const double middle = parts.text.center().y();
        parts.number = {parts.text.left(), middle + pairMarkGap, parts.text.width(),
                        parts.text.bottom() - middle - pairMarkGap};
        parts.text.setBottom(middle);
    }
    return parts;
}

void PairMatrixDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int count = index.data(PairMatrixModel::CountRole).toInt();
    const int state = index.data(PairMatrixModel::StateRole).toInt();
    const PairCellColors colors = pairCellColors(count, m_most, state == PairMatrixModel::Special, m_theme);
    const QRectF cell = QRectF(option.rect).adjusted(pairCellGap, pairCellGap, -pairCellGap, -pairCellGap);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.ground);
    painter->drawRoundedRect(cell, pairCellRadius, pairCellRadius);
    if (state == PairMatrixModel::Blocked)
        paintPairHatching(*painter, cell, colors.ink);
    const PairCellParts parts = pairCellParts(cell, hasPairMarks(index), state == PairMatrixModel::Special);
    painter->setPen(colors.ink);
    if (state == PairMatrixModel::Special)
        paintSpecialPair(*painter, parts, colors.ink, option.font,
                         index.data(PairMatrixModel::NumberRole).toLongLong());
    else
        paintPairText(*painter, parts.text, index.data().toString(), option.font);
    paintPairMarks(*painter, parts, colors.ink, index);
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

} // namespace zonewright

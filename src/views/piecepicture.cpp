#include "views/piecepicture.h"

#include "core/dig/digside.h"

#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int picturePieceSide = 56;   // logical pixels, of the widget
constexpr double fullPieceCells = 14;  // of a side that takes all the room there is
constexpr double leastPieceShare = .4; // of that room, which the smallest piece takes
constexpr double pieceMargin = .16;    // of the shorter side of the target: for what marks the sides
constexpr double sideBarShare = .55;   // of a side, which its bar is long
constexpr double smallestAlpha = .4;   // of the smallest size within the largest
constexpr double pieceInkAlpha = .85;

/// The largest rectangle of a piece's proportions, in the middle; small pieces take less of the room.
QRectF largestRect(const QRectF& room, const PieceLook& look)
{
    const double longest = std::max(look.width.high, look.height.high);
    const double share = std::clamp(longest / fullPieceCells, leastPieceShare, 1.0);
    const double scale = share * std::min(room.width() / look.width.high, room.height() / look.height.high);
    const QSizeF size(std::max(look.width.high * scale, 2.0), std::max(look.height.high * scale, 2.0));
    return {room.center() - QPointF(size.width(), size.height()) / 2, size};
}

QRectF smallestRect(const QRectF& largest, const PieceLook& look)
{
    const QSizeF size(largest.width() * look.width.low / look.width.high,
                      largest.height() * look.height.low / look.height.high);
    return {largest.center() - QPointF(size.width(), size.height()) / 2, size};
}

void paintSide(QPainter& painter, const QRectF& room, DigSide side, bool single, double pen)
{
    const Point away = step(side);
    const QPointF middle(room.center().x() + away.x * (room.width() / 2 + pen * 1.5),
                         room.center().y() + away.y * (room.height() / 2 + pen * 1.5));
    if (single) {
        painter.drawPoint(middle);
        return;
    }
    const double half = (away.x == 0 ? room.width() : room.height()) * sideBarShare / 2;
    const QPointF along = away.x == 0 ? QPointF(half, 0) : QPointF(0, half);
    painter.drawLine(middle - along, middle + along);
}

void paintCorridor(QPainter& painter, const QRectF& room, const PieceLook& look, const QColor& ink, double pen)
{
    const double share = std::clamp(look.width.high / fullPieceCells, leastPieceShare, 1.0);
    const QPointF half(room.width() * share / 2 - pen, 0);
    painter.setPen(QPen(ink, pen * 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(room.center() - half, room.center() + half);
}

} // namespace

PieceLook lookOf(const Piece& piece)
{
    const bool isRoom = piece.shape == PieceShape::Room;
    return {.shape = piece.shape,
            .width = piece.width,
            .height = isRoom ? piece.height : Limits{1, 1},
            .sides = isRoom ? piece.sides : SideSet{0},
            .single = piece.single};
}

void paintPiece(QPainter& painter, const QRectF& target, const PieceLook& look, const QColor& ink, const QColor& accent)
{
    const double side = std::min(target.width(), target.height());
    const double margin = side * pieceMargin;
    const double pen = std::max(side / 24, 1.0);
    const QRectF room = target.adjusted(margin, margin, -margin, -margin);
    QColor line = ink, ground = ink;
    line.setAlphaF(static_cast<float>(pieceInkAlpha));
    ground.setAlphaF(static_cast<float>(smallestAlpha));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.shape == PieceShape::Corridor) {
        paintCorridor(painter, room, look, line, pen);
    } else {
        const QRectF largest = largestRect(room, look);
        painter.fillRect(smallestRect(largest, look), ground);
        painter.setPen(QPen(line, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(largest.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2));
        painter.setPen(
            QPen(accent, look.single ? pen * 2.5 : pen * 1.5, Qt::SolidLine, look.single ? Qt::RoundCap : Qt::FlatCap));
        for (const DigSide one : digSides) {
            if (holds(look.sides, one))
                paintSide(painter, largest, one, look.single, pen);
        }
    }
    painter.restore();
}

PiecePicture::PiecePicture(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PiecePicture::setLook(const PieceLook& look)
{
    if (look == m_look)
        return;
    m_look = look;
    update();
}

QSize PiecePicture::sizeHint() const
{
    return {picturePieceSide, picturePieceSide};
}

void PiecePicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    paintPiece(painter, rect(), m_look, palette().color(group, QPalette::WindowText),
               palette().color(group, isEnabled() ? QPalette::Highlight : QPalette::WindowText));
}

} // namespace zonewright

#include "views/alternativesdelegate.h"

#include "models/alternativesmodel.h"
#include "render/palette.h"
#include "views/floorpictures.h"

#include <QPainter>
#include <QPainterPath>

namespace zonewright {

namespace {

constexpr int cardPadding = 5;          // logical pixels, around picture and number
constexpr int cardGap = 3;              // between them
constexpr int cardSpacing = 2;          // left of the next card
constexpr double cardRadius = 5;        // of the ground
constexpr double alternativeRadius = 3; // of the picture
constexpr double presentPen = 2.0;
constexpr double otherPen = 1.0;
constexpr double otherOpacity = 0.35; // of the frame of what is not there
constexpr double hoverGround = 0.16;  // of the accent
constexpr int signGap = 4;            // between a number and the signs beside it

void paintCardGround(QPainter& painter, const QRect& card, const QStyleOptionViewItem& option)
{
    const QColor accent = option.palette.color(QPalette::Highlight);
    const QRectF ground = QRectF(card).adjusted(1, 1, -1, -1);
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        QColor hover = accent;
        hover.setAlphaF(static_cast<float>(hoverGround));
        painter.setPen(Qt::NoPen);
        painter.setBrush(hover);
        painter.drawRoundedRect(ground, cardRadius, cardRadius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(accent, presentPen));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ground, cardRadius, cardRadius);
    }
}

void paintTick(QPainter& painter, const QRectF& square, const QColor& ink)
{
    const auto at = [&](double x, double y) {
        return QPointF(square.left() + square.width() * x, square.top() + square.height() * y);
    };
    painter.setPen(QPen(ink, square.height() / 6.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{at(0.1, 0.55), at(0.4, 0.85), at(0.9, 0.2)});
}

/// A triangle with a mark in it, full, so that it is seen on every ground.
void paintAlternativeWarning(QPainter& painter, const QRectF& square, const OverlayColors& colors)
{
    QPainterPath triangle;
    triangle.moveTo(square.center().x(), square.top());
    triangle.lineTo(square.bottomRight());
    triangle.lineTo(square.bottomLeft());
    triangle.closeSubpath();
    const double height = square.height();
    painter.setPen(QPen(colors.ink, height / 10.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colors.queued);
    painter.drawPath(triangle);
    painter.setPen(QPen(colors.ink, height / 7.0, Qt::SolidLine, Qt::RoundCap));
    const double x = square.center().x();
    painter.drawLine(QPointF(x, square.top() + height * 0.38), QPointF(x, square.top() + height * 0.6));
    painter.drawPoint(QPointF(x, square.top() + height * 0.82));
}

} // namespace

AlternativesDelegate::AlternativesDelegate(FloorPictures& pictures, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_pictures(pictures)
{
}

QSize AlternativesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {pictureSize.width() + 2 * cardPadding + cardSpacing,
            pictureSize.height() + cardGap + option.fontMetrics.height() + 2 * cardPadding};
}

void AlternativesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect card = option.rect.adjusted(0, 0, -cardSpacing, 0);
    const QRect frame(card.topLeft() + QPoint(cardPadding, cardPadding), pictureSize);
    paintCardGround(*painter, card, option);
    paintPicture(*painter, frame, index);
    paintFrame(*painter, frame, option, index.data(AlternativesModel::PresentRole).toBool());
    const QRect line(frame.left(), frame.bottom() + 1 + cardGap, frame.width(), option.fontMetrics.height());
    paintLabel(*painter, line, option, index);
    painter->restore();
}

void AlternativesDelegate::paintPicture(QPainter& painter, const QRect& frame, const QModelIndex& index) const
{
    QPainterPath outline;
    outline.addRoundedRect(frame, alternativeRadius, alternativeRadius);
    painter.fillPath(outline, canvasColors(m_theme).background);
    const QImage image = m_pictures.find({.id = index.data(AlternativesModel::KeyRole).toLongLong(),
                                          .size = frame.size(),
                                          .pixelRatio = painter.device()->devicePixelRatioF(),
                                          .theme = m_theme});
    if (image.isNull())
        return;
    painter.save();
    painter.setClipPath(outline);
    painter.drawImage(frame, image);
    painter.restore();
}

void AlternativesDelegate::paintFrame(QPainter& painter, const QRect& frame, const QStyleOptionViewItem& option,
                                      bool isPresent) const
{
    const double pen = isPresent ? presentPen : otherPen;
    QColor ink = option.palette.color(isPresent ? QPalette::Highlight : QPalette::Text);
    if (!isPresent)
        ink.setAlphaF(static_cast<float>(otherOpacity));
    painter.setPen(QPen(ink, pen));
    painter.setBrush(Qt::NoBrush);
    const double inset = pen / 2;
    painter.drawRoundedRect(QRectF(frame).adjusted(inset, inset, -inset, -inset), alternativeRadius, alternativeRadius);
}

void AlternativesDelegate::paintLabel(QPainter& painter, const QRect& line, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const
{
    const bool isPresent = index.data(AlternativesModel::PresentRole).toBool();
    QFont font = option.font;
    font.setBold(isPresent);
    painter.setFont(font);
    const QString number = index.data().toString();
    const int width = painter.fontMetrics().horizontalAdvance(number);
    const QColor ink = option.palette.color(QPalette::Text);
    painter.setPen(ink);
    painter.drawText(line, Qt::AlignCenter | Qt::TextSingleLine, number);
    const double side = option.fontMetrics.ascent() - 1;
    const QRectF square(0, line.center().y() + 1 - side / 2, side, side);
    const int middle = line.center().x();
    if (isPresent)
        paintTick(painter, square.translated(middle - width / 2.0 - signGap - side, 0), ink);
    if (index.data(AlternativesModel::FaultsRole).toInt() > 0)
        paintAlternativeWarning(painter, square.translated(middle + width / 2.0 + signGap, 0), overlayColors(m_theme));
}

} // namespace zonewright

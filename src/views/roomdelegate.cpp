#include "views/roomdelegate.h"

#include "models/roomsmodel.h"
#include "render/roompainter.h"
#include "render/worldpainter.h"

#include <QAbstractItemView>
#include <QPainter>

#include <cmath>
#include <utility>

namespace zonewright {

namespace {

constexpr int roomCardPadding = 5; // logical pixels, around picture and names
constexpr int roomCardSide = 4;    // more than that left and right, for names
constexpr int roomCardGap = 3;     // between the picture and the code
constexpr double roomCardRadius = 5;
constexpr double roomPlate = 2; // what its ground stands out from a picture, and how round it is
constexpr double roomCardPen = 2.0;
constexpr double chosenGround = 0.30; // of the accent
constexpr double hoveredGround = 0.14;
constexpr double quietName = 0.86; // of the size of the text

QFont nameFont(const QFont& font)
{
    QFont small = font;
    if (font.pointSizeF() > 0)
        small.setPointSizeF(font.pointSizeF() * quietName);
    else
        small.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * quietName)));
    return small;
}

/// In device pixels.
QRect roomPixels(const QRect& logical, double ratio)
{
    const auto pixel = [ratio](int at) { return static_cast<int>(std::lround(at * ratio)); };
    return {pixel(logical.x()), pixel(logical.y()), pixel(logical.width()), pixel(logical.height())};
}

} // namespace

RoomDelegate::RoomDelegate(std::shared_ptr<const Tilesets> tilesets, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_tilesets(std::move(tilesets))
{
}

QSize RoomDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int lines = option.fontMetrics.height() + QFontMetrics(nameFont(option.font)).height();
    return {pictureSize.width() + 2 * (roomCardPadding + roomCardSide),
            pictureSize.height() + roomCardGap + lines + 2 * roomCardPadding};
}

void RoomDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool isCurrent = view != nullptr && view->currentIndex() == index;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option, isCurrent);
    const QRect card = option.rect;
    const QRect frame(card.left() + (card.width() - pictureSize.width()) / 2, card.top() + roomCardPadding,
                      pictureSize.width(), pictureSize.height());
    paintPicture(*painter, frame, index, option.palette.color(QPalette::Base));
    const int top = frame.bottom() + 1 + roomCardGap;
    paintNames(*painter, QRect(card.left() + 3, top, card.width() - 6, card.bottom() + 1 - top), option, index,
               isCurrent);
    painter->restore();
}

void RoomDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option, bool isCurrent) const
{
    const QColor accent = option.palette.color(QPalette::Highlight);
    const QRectF ground = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    if (isChosen || option.state.testFlag(QStyle::State_MouseOver)) {
        QColor tint = accent;
        tint.setAlphaF(static_cast<float>(isChosen ? chosenGround : hoveredGround));
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint);
        painter.drawRoundedRect(ground, roomCardRadius, roomCardRadius);
    }
    if (!isCurrent)
        return;
    const bool hasKeys = option.state.testFlag(QStyle::State_HasFocus);
    painter.setPen(QPen(hasKeys ? option.palette.color(QPalette::Text) : accent, roomCardPen));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(ground, roomCardRadius, roomCardRadius);
}

/// On a plate of its own: bricks are hardly seen on the ground of a card that is chosen.
void RoomDelegate::paintPicture(QPainter& painter, const QRect& frame, const QModelIndex& index,
                                const QColor& ground) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(frame).adjusted(-roomPlate, -roomPlate, roomPlate, roomPlate), roomPlate, roomPlate);
    const double ratio = painter.device()->devicePixelRatioF();
    const QRect target = roomPixels(frame, ratio);
    painter.save();
    useDevicePixels(painter, ratio);
    painter.setRenderHint(QPainter::Antialiasing, false);
    RoomPainter(m_tilesets->of(m_theme))
        .paintSmall(painter, index.data(RoomsModel::RoomRole).value<RoomType>(),
                    index.data(RoomsModel::RoomRowsRole).toInt(), target);
    painter.restore();
}

void RoomDelegate::paintNames(QPainter& painter, const QRect& lines, const QStyleOptionViewItem& option,
                              const QModelIndex& index, bool isCurrent) const
{
    const int height = option.fontMetrics.height();
    QFont font = option.font;
    font.setBold(isCurrent);
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::Text));
    const auto draw = [&](const QRect& line, const QString& text) {
        painter.drawText(line, Qt::AlignCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
    };
    draw({lines.left(), lines.top(), lines.width(), height},
         QString::number(index.data(RoomsModel::RoomCodeRole).toInt()));
    painter.setFont(nameFont(option.font));
    draw({lines.left(), lines.top() + height, lines.width(), painter.fontMetrics().height()}, index.data().toString());
}

} // namespace zonewright

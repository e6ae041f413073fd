#include "app/samplecard.h"

#include "app/panels.h"
#include "app/themecolors.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int cardPadding = 10; // logical pixels around the text
constexpr int cardRadius = 7;
constexpr int pictureStep = 16; // pictures are made this much wider at most, so that few sizes are made
constexpr int leastLines = 2;   // of the description, so that cards are of one height

constexpr int descriptionFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

} // namespace

SampleCard::SampleCard(const QString& file, const QString& name, const QString& description, Thumbnails& thumbnails,
                       QWidget* parent)
    : QAbstractButton(parent)
    , m_file(file)
    , m_thumbnails(thumbnails)
{
    setText(name);
    setAccessibleName(name);
    describe(description);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&m_thumbnails, &Thumbnails::made, this, [this](const QString& made) {
        if (made == m_file)
            update();
    });
}

void SampleCard::describe(const QString& description)
{
    setAccessibleDescription(description);
    updateGeometry();
    update();
}

QFont SampleCard::nameFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() * 1.1);
    return bold;
}

/// Eight to five, and the same for cards whose widths differ by the pixel that a row does not share out.
int SampleCard::pictureHeight(int width) const
{
    return width / 8 * 5;
}

QSize SampleCard::sizeHint() const
{
    constexpr int width = 208;
    return {width, heightForWidth(width)};
}

QSize SampleCard::minimumSizeHint() const
{
    return {minimumWidth(), heightForWidth(std::max(minimumWidth(), 1))};
}

int SampleCard::heightForWidth(int width) const
{
    const int room = std::max(width - 2 * cardPadding, 1);
    const int lines =
        fontMetrics().boundingRect(0, 0, room, 10'000, descriptionFlags, accessibleDescription()).height();
    const int text = QFontMetrics(nameFont()).height() + 2 + std::max(lines, leastLines * fontMetrics().lineSpacing());
    return pictureHeight(width) + 2 * cardPadding + text;
}

void SampleCard::renewPicture()
{
    m_complete = false;
    update();
}

void SampleCard::paintPicture(QPainter& painter, const QRect& place)
{
    const int width = (place.width() + pictureStep - 1) / pictureStep * pictureStep;
    const Thumbnail thumbnail = m_thumbnails.find({.file = m_file,
                                                   .size = {width, pictureHeight(width)},
                                                   .pixelRatio = devicePixelRatioF(),
                                                   .theme = currentTheme()});
    const QImage& image = thumbnail.image;
    m_complete = thumbnail.isCurrent;
    if (image.isNull())
        return;
    if (!m_complete) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(place), image);
        return;
    }
    // The middle of it, pixel by pixel.
    const QSizeF size = QSizeF(place.size()) * devicePixelRatioF();
    const QPointF left((image.width() - size.width()) / 2, (image.height() - size.height()) / 2);
    painter.drawImage(QRectF(place), image, QRectF(QPointF(left.toPoint()), size));
}

void SampleCard::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = themeColors(currentTheme());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isHot = underMouse() || isDown();
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath outline;
    outline.addRoundedRect(frame, cardRadius, cardRadius);
    painter.fillPath(outline, isDown() ? colors.pressed : isHot ? colors.hover : colors.panel);

    const QRect picture(1, 1, width() - 2, pictureHeight(width()));
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(picture, colors.field);
    paintPicture(painter, picture);
    painter.restore();

    QRect text = rect().adjusted(cardPadding, picture.height() + cardPadding, -cardPadding, 0);
    painter.setFont(nameFont());
    painter.setPen(colors.text);
    const int nameHeight = painter.fontMetrics().height();
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(this->text(), Qt::ElideRight, text.width()));
    painter.setFont(font());
    painter.setPen(colors.dimText);
    text.setTop(text.top() + nameHeight + 2);
    painter.drawText(text, descriptionFlags, accessibleDescription());

    const bool isChosen = hasFocus() || isHot;
    painter.setPen(QPen(isChosen ? colors.accent : colors.border, hasFocus() ? 2 : 1));
    painter.drawPath(outline);
}

void SampleCard::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    m_complete = false;
}

void SampleCard::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_complete = false;
}

void SampleCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace zonewright

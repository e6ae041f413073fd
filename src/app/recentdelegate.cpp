#include "app/recentdelegate.h"

#include "app/iconengine.h"
#include "app/panels.h"
#include "app/themecolors.h"
#include "models/recentfilesmodel.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace zonewright {

namespace {

constexpr QSize recentPicture(64, 40); // logical pixels
constexpr int recentPadding = 8;
constexpr int recentGap = 12;
constexpr int crossSide = 20;
constexpr int recentRadius = 5;

QFont recentNameFont(const QFont& font)
{
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    return bold;
}

void paintRecentGround(QPainter& painter, const QStyleOptionViewItem& option, const ThemeColors& colors)
{
    const QRectF ground = QRectF(option.rect).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.setBrush(colors.hover);
        painter.drawRoundedRect(ground, recentRadius, recentRadius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ground, recentRadius, recentRadius);
    }
}

void paintRecentPicture(QPainter& painter, const QRect& place, const QImage& image, const ThemeColors& colors)
{
    QPainterPath outline;
    outline.addRoundedRect(QRectF(place), 3, 3);
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(place, colors.field);
    if (image.isNull()) {
        const QRect middle(place.center() - QPoint(9, 9), QSize(20, 20));
        themedIcon(QStringLiteral("world")).paint(&painter, middle, Qt::AlignCenter, QIcon::Disabled);
    } else {
        painter.drawImage(QRectF(place), image);
    }
    painter.restore();
    painter.setPen(colors.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

} // namespace

RecentDelegate::RecentDelegate(Thumbnails& thumbnails, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_thumbnails(thumbnails)
{
}

QRect RecentDelegate::crossOf(const QRect& row)
{
    return {row.right() - recentPadding - crossSide + 1, row.center().y() - crossSide / 2 + 1, crossSide, crossSide};
}

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int text = QFontMetrics(recentNameFont(option.font)).height() + option.fontMetrics.height();
    return {10 * crossSide, std::max(recentPicture.height(), text) + 2 * recentPadding};
}

void RecentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors(currentTheme());
    const bool isMissing = index.data(RecentFilesModel::MissingRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRecentGround(*painter, option, colors);

    const QRect row = option.rect.adjusted(recentPadding, 0, -recentPadding, 0);
    const QRect picture(QPoint(row.left(), row.center().y() - recentPicture.height() / 2 + 1), recentPicture);
    const double ratio = option.widget ? option.widget->devicePixelRatioF() : 1.0;
    const QString file = index.data(RecentFilesModel::FileRole).toString();
    const QImage image = isMissing ? QImage()
                                   : m_thumbnails
                                         .find({.file = file,
                                                .size = recentPicture,
                                                .pixelRatio = ratio,
                                                .theme = currentTheme(),
                                                .use = ThumbnailUse::Row})
                                         .image;
    paintRecentPicture(*painter, picture, image, colors);

    const QRect cross = crossOf(option.rect);
    if (option.state.testFlag(QStyle::State_MouseOver) || option.state.testFlag(QStyle::State_HasFocus))
        themedIcon(QStringLiteral("close")).paint(painter, cross.adjusted(3, 3, -3, -3));

    const QString time = isMissing ? tr("not found") : index.data(RecentFilesModel::OpenedRole).toString();
    painter->setFont(option.font);
    painter->setPen(colors.dimText);
    const int timeWidth = option.fontMetrics.horizontalAdvance(time);
    const QRect timePlace(cross.left() - recentGap - timeWidth, option.rect.top(), timeWidth, option.rect.height());
    painter->drawText(timePlace, Qt::AlignRight | Qt::AlignVCenter, time);

    const QFontMetrics nameMetrics(recentNameFont(option.font));
    QRect text(QPoint(picture.right() + 1 + recentGap, 0),
               QSize(timePlace.left() - recentGap - picture.right() - 1 - recentGap, nameMetrics.height()));
    text.moveTop(option.rect.center().y() - (nameMetrics.height() + option.fontMetrics.height()) / 2 + 1);
    const QString folder = index.data(RecentFilesModel::FolderRole).toString();
    painter->drawText(text.translated(0, nameMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(folder, Qt::ElideMiddle, text.width()));
    painter->setFont(recentNameFont(option.font));
    painter->setPen(isMissing ? colors.dimText : colors.text);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                      nameMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

} // namespace zonewright

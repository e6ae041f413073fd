#include "views/dungeondelegate.h"

#include "document/languagechange.h"
#include "models/dungeonsmodel.h"
#include "render/palette.h"
#include "views/floorpictures.h"

#include <QApplication>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int treePadding = 4;        // logical pixels, at every side of a row
constexpr int treeGap = 8;            // between picture, text and sign
constexpr int dungeonRowPadding = 12; // above and below together: room for the editor
constexpr int badgePadding = 5;       // left and right of what is in the sign
constexpr double placeholderOpacity = 0.35;
constexpr double editorSlack = 6; // of the editor above and below its text

bool isFloorRow(const QModelIndex& index)
{
    return index.data(DungeonKindRole).toInt() != static_cast<int>(DungeonsModel::Kind::Dungeon);
}

QString badgeText(const QModelIndex& index)
{
    return QLocale().toString(index.data(ProblemCountRole).toInt());
}

int textLeft(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return option.rect.left() + treePadding + (isFloorRow(index) ? DungeonDelegate::pictureSize.width() + treeGap : 0);
}

/// Where text ends: before the sign, or at the end of the row.
int textRight(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QRect badge = DungeonDelegate::badgeRect(option, index);
    return badge.isEmpty() ? option.rect.right() - treePadding : badge.left() - treeGap;
}

QRect lineOf(const QStyleOptionViewItem& option, const QModelIndex& index, int line)
{
    const int height = option.fontMetrics.height();
    const int lines = isFloorRow(index) ? 2 : 1;
    const int top = option.rect.center().y() + 1 - lines * height / 2 + line * height;
    const int left = textLeft(option, index);
    return {left, top, std::max(textRight(option, index) - left, 0), height};
}

/// What stands before the name of a floor, blank included.
QString numberText(const QModelIndex& index)
{
    const QVariant number = index.data(FloorNumberRole);
    return number.isValid() ? QLocale().toString(number.toInt()) + QStringLiteral("\u2002") : QString();
}

QFont boldFont(const QStyleOptionViewItem& option)
{
    QFont font = option.font;
    font.setBold(true);
    return font;
}

void drawElided(QPainter& painter, const QRect& rect, const QString& text, const QColor& ink)
{
    painter.setPen(ink);
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

/// A triangle with a mark in it.
void drawWarning(QPainter& painter, const QRectF& square, const QColor& ink)
{
    QPainterPath triangle;
    triangle.moveTo(square.center().x(), square.top());
    triangle.lineTo(square.bottomRight());
    triangle.lineTo(square.bottomLeft());
    triangle.closeSubpath();
    const double pen = square.height() / 8.0;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(triangle);
    const double x = square.center().x(), height = square.height();
    painter.drawLine(QPointF(x, square.top() + height * 0.38), QPointF(x, square.top() + height * 0.62));
    painter.drawPoint(QPointF(x, square.top() + height * 0.82));
}

} // namespace

QRect DungeonDelegate::badgeRect(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (index.data(ProblemCountRole).toInt() <= 0)
        return {};
    const int height = option.fontMetrics.height() + 2;
    const int width =
        option.fontMetrics.horizontalAdvance(badgeText(index)) + option.fontMetrics.ascent() + 3 * badgePadding;
    const int top = option.rect.center().y() + 1 - height / 2;
    return {option.rect.right() - treePadding - width, top, width, height};
}

QRect DungeonDelegate::nameRect(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QRect line = lineOf(option, index, 0);
    const int number = option.fontMetrics.horizontalAdvance(numberText(index));
    line.setLeft(std::min(line.left() + number, line.right() + 1)); // no less than nothing in a narrow row
    return line;
}

QSize DungeonDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int line = option.fontMetrics.height();
    const int least = pictureSize.width() + treeGap + 2 * treePadding; // the view cuts text off rather than scroll
    if (!isFloorRow(index))
        return {least, line + dungeonRowPadding};
    return {least, std::max(2 * line, pictureSize.height()) + 2 * treePadding};
}

void DungeonDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const Inks inks{.text = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text),
                    .quiet = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText)};
    painter->save();
    if (isFloorRow(index))
        paintFloor(*painter, option, index, inks);
    else
        paintDungeon(*painter, option, index, inks);
    paintBadge(*painter, option, index);
    painter->restore();
}

void DungeonDelegate::paintDungeon(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                                   const Inks& inks) const
{
    QRect line = lineOf(option, index, 0);
    const QString name = index.data().toString();
    const QString zone = index.data(DetailRole).toString();
    painter.setFont(boldFont(option));
    const int zoneWidth = option.fontMetrics.horizontalAdvance(zone);
    const int nameWidth = std::min(painter.fontMetrics().horizontalAdvance(name) + 1,
                                   std::max(line.width() - zoneWidth - treeGap, line.width() / 2));
    drawElided(painter, {line.left(), line.top(), nameWidth, line.height()}, name, inks.text);
    line.setLeft(line.left() + nameWidth + treeGap);
    painter.setFont(option.font);
    drawElided(painter, line, zone, inks.quiet);
}

void DungeonDelegate::paintFloor(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                                 const Inks& inks) const
{
    paintPicture(painter, option, index, inks.quiet);
    painter.setFont(option.font);
    const QString number = numberText(index);
    painter.setPen(inks.quiet);
    painter.drawText(lineOf(option, index, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, number);
    drawElided(painter, nameRect(option, index), index.data().toString(), inks.text);
    drawElided(painter, lineOf(option, index, 1), index.data(DetailRole).toString(), inks.quiet);
}

void DungeonDelegate::paintPicture(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                                   const QColor& ink) const
{
    const QRect frame(QPoint(option.rect.left() + treePadding, option.rect.center().y() + 1 - pictureSize.height() / 2),
                      pictureSize);
    const double ratio = painter.device()->devicePixelRatioF();
    const QImage picture = m_pictures ? m_pictures->find({.id = index.data(ItemIdRole).toLongLong(),
                                                          .size = pictureSize,
                                                          .pixelRatio = ratio,
                                                          .theme = m_theme})
                                      : QImage();
    if (!picture.isNull()) {
        const QSizeF size = QSizeF(picture.size()).scaled(QSizeF(frame.size()), Qt::KeepAspectRatio);
        const QPointF corner(frame.left() + (frame.width() - size.width()) / 2,
                             frame.top() + (frame.height() - size.height()) / 2);
        painter.drawImage(QRectF(corner, size), picture);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(placeholderOpacity);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setOpacity(1.0);
}

void DungeonDelegate::paintBadge(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect badge = badgeRect(option, index);
    if (badge.isEmpty())
        return;
    const OverlayColors& colors = overlayColors(m_theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.queued);
    painter.drawRoundedRect(badge, badge.height() / 2.0, badge.height() / 2.0);
    const int side = option.fontMetrics.ascent() - 2;
    drawWarning(painter, QRectF(badge.left() + badgePadding + 1, badge.center().y() - side / 2.0, side, side),
                colors.ink);
    painter.setFont(option.font);
    painter.setPen(colors.ink);
    painter.drawText(badge.adjusted(0, 0, -badgePadding - 1, 0), Qt::AlignRight | Qt::AlignVCenter, badgeText(index));
}

QWidget* DungeonDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                       const QModelIndex& index) const
{
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (editor) {
        editor->setObjectName(QStringLiteral("dungeonNameEdit"));
        const auto say = [editor, isFloor = isFloorRow(index)] {
            editor->setAccessibleName(isFloor ? tr("Name of the floor") : tr("Name of the dungeon"));
        };
        say();
        whenLanguageChanges(*editor, say);
    }
    return editor;
}

void DungeonDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex& index) const
{
    QRect rect = nameRect(option, index);
    const int height = std::min(option.rect.height(), rect.height() + static_cast<int>(2 * editorSlack));
    rect.setRight(option.rect.right());
    // It grows upwards alone: what stands below the name stays in sight.
    const int bottom = rect.bottom() + 1;
    rect.setTop(std::max(option.rect.top(), bottom - height));
    rect.setBottom(bottom);
    rect.adjust(-treePadding, 0, 0, 0);
    editor->setGeometry(rect);
}

} // namespace zonewright

#include "views/sharebardelegate.h"

#include "models/roles.h"
#include "render/palette.h"

#include <QApplication>
#include <QFontDatabase>
#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace zonewright {

QIcon keepingItsColours(const QPixmap& pixmap)
{
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Disabled})
        icon.addPixmap(pixmap, mode); // the style would make its own of the others
    return icon;
}

namespace {

constexpr int barHeight = 3;    // logical pixels, below the text
constexpr int barInset = 4;     // logical pixels, at either side
constexpr int cellPadding = 15; // logical pixels, left and right together
constexpr int rowPadding = 7;   // logical pixels, above and below together

QPixmap swatchOf(Terrain terrain, Theme theme, int side, double pixelRatio)
{
    QPixmap pixmap(QSize(side, side) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = QColor::fromRgb(terrainColor(terrain, theme));
    painter.setBrush(color);
    painter.setPen(QPen(isLight(theme) ? color.darker(135) : color.lighter(135), 1));
    painter.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), 3, 3);
    return pixmap;
}

/// Below the text, which it never touches, in a colour that stands out from the ground of its row.
void paintBar(QPainter* painter, const QStyleOptionViewItem& option, double share)
{
    const QRectF cell = QRectF(option.rect).adjusted(barInset, 0, -barInset, -1);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight));
    const double width = std::max(cell.width() * share, 2.0);
    painter->drawRoundedRect(QRectF(cell.left(), cell.bottom() - barHeight, width, barHeight), 1, 1);
    painter->restore();
}

} // namespace

void ShareBarDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (const QVariant terrain = index.data(TerrainRole); terrain.isValid()) {
        const int side = option->fontMetrics.height() - 2;
        const double ratio = option->widget ? option->widget->devicePixelRatioF() : 1.0;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = {side, side};
        option->icon = keepingItsColours(swatchOf(static_cast<Terrain>(terrain.toInt()), m_theme, side, ratio));
    }
    if (index.data(LabelRole).toBool())
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    if (index.data(CodeRole).toBool()) {
        option->font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
        option->fontMetrics = QFontMetrics(option->font);
    }
}

void ShareBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    paintText(painter, option, index);
    if (const QVariant share = index.data(ShareRole); share.toDouble() > 0) {
        QStyleOptionViewItem full = option;
        initStyleOption(&full, index);
        paintBar(painter, full, share.toDouble()); // on the ground of the row
    }
}

void ShareBarDelegate::paintText(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int line = option.fontMetrics.height();
    const int lines = (option.rect.height() - rowPadding) / line;
    if (!index.data(LabelRole).toBool() || lines < 2)
        return QStyledItemDelegate::paint(painter, option, index);
    // A label beside several lines stands at the first of them, on the ground of the whole cell.
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    QStyleOptionViewItem first = option;
    first.rect.setHeight(option.rect.height() - (lines - 1) * line); // as high as the row would be for one line
    QStyledItemDelegate::paint(painter, first, index);
}

QSize ShareBarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem narrowed = option;
    narrowed.rect.setWidth(std::max(option.rect.width() - cellPadding, 1)); // the style sheet's is not taken off
    QSize hint = QStyledItemDelegate::sizeHint(narrowed, index);
    const int lines = std::max(hint.height() / option.fontMetrics.height(), 1);
    hint.setHeight(lines * option.fontMetrics.height() + rowPadding);
    return hint;
}

} // namespace zonewright

#include "app/commanddelegate.h"

#include "app/iconengine.h"
#include "app/keycaps.h"
#include "models/commandmodel.h"

#include <QIcon>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr int commandIconSide = 18; // logical pixels
constexpr int commandGap = 9;       // between the parts of a row
constexpr int commandPadding = 6;   // above and below the text
constexpr int rowInset = 5;         // of the selection from the sides of the list
constexpr double rowRadius = 5;

QIcon iconOf(const QModelIndex& index)
{
    if (index.data(CommandModel::CheckedRole).toBool())
        return themedIcon(QStringLiteral("check"));
    return index.data(Qt::DecorationRole).value<QIcon>();
}

QKeySequence shownKeys(const QModelIndex& index)
{
    const auto keys = index.data(CommandModel::KeysRole).value<QList<QKeySequence>>();
    return keys.isEmpty() ? QKeySequence() : keys.first();
}

} // namespace

int paintFoundText(QPainter& painter, const QRect& rect, const QString& text, const QList<int>& found,
                   const QColor& ink, const QColor& foundInk)
{
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width());
    QTextLayout layout(shown, painter.font());
    QList<QTextLayout::FormatRange> formats;
    for (const int position : found) {
        if (position >= shown.size() || shown[position] != text[position])
            continue;
        QTextLayout::FormatRange range{.start = position, .length = 1, .format = {}};
        range.format.setFontWeight(QFont::Bold);
        range.format.setForeground(foundInk);
        formats << range;
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    painter.setPen(ink);
    layout.draw(&painter, QPointF(rect.left(), rect.top() + (rect.height() - line.height()) / 2));
    return static_cast<int>(std::ceil(line.naturalTextWidth()));
}

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool enabled = index.data(CommandModel::EnabledRole).toBool();
    const auto group = enabled ? QPalette::Active : QPalette::Disabled;
    const QPalette& palette = option.palette;
    painter->save();
    painter->setFont(option.font);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? palette.brush(group, QPalette::Highlight) : palette.brush(QPalette::Window));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(rowInset, 0, -rowInset, 0), rowRadius, rowRadius);
    }
    QRect rest = option.rect.adjusted(rowInset + commandGap, 0, -rowInset - commandGap, 0);
    const QRect iconRect(rest.left(), rest.top() + (rest.height() - commandIconSide) / 2, commandIconSide,
                         commandIconSide);
    iconOf(index).paint(painter, iconRect, Qt::AlignCenter,
                        !enabled   ? QIcon::Disabled
                        : selected ? QIcon::Selected
                                   : QIcon::Normal);
    rest.setLeft(iconRect.right() + 1 + commandGap);
    if (const QKeySequence keys = shownKeys(index); !keys.isEmpty()) {
        const int width = keyCapsWidth(keys, option.fontMetrics);
        paintKeyCaps(*painter, QRect(rest.right() + 1 - width, rest.top(), width, rest.height()), keys, palette,
                     selected && enabled);
        rest.setRight(rest.right() - width - commandGap);
    }
    const QColor ink = palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor foundInk = selected || !enabled ? ink : palette.color(QPalette::Link);
    const int width = paintFoundText(*painter, rest, index.data(CommandModel::TextRole).toString(),
                                     index.data(CommandModel::MatchRole).value<QList<int>>(), ink, foundInk);
    rest.setLeft(std::min(rest.left() + width + 2 * commandGap, rest.right()));
    const QColor dim = selected || !enabled ? ink : palette.color(QPalette::PlaceholderText);
    paintFoundText(*painter, rest, index.data(CommandModel::MenuRole).toString(), {}, dim, dim);
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int text = option.fontMetrics.height() + 2 * commandPadding;
    return {0, std::max(text, commandIconSide + commandPadding)};
}

} // namespace zonewright

#pragma once

#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTableView>

namespace zonewright::test {

/// Whether the text of a cell is shown without being cut, as far as the style of the table goes.
inline bool isWhole(const QTableView& table, const QModelIndex& index)
{
    QStyleOptionViewItem option;
    option.initFrom(&table);
    option.widget = &table;
    option.rect = {0, 0, table.columnWidth(index.column()), table.rowHeight(index.row())};
    option.features = QStyleOptionViewItem::HasDisplay;
    option.font = table.font();
    option.fontMetrics = QFontMetrics(table.font());
    option.text = index.data().toString();
    option.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
    const QRect text = table.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &table);
    const int margin = table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &table) + 1;
    return option.fontMetrics.horizontalAdvance(option.text) <= text.width() - 2 * margin;
}

} // namespace zonewright::test

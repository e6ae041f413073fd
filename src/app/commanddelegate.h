#pragma once

#include <QStyledItemDelegate>

namespace zonewright {

/// Draws a row of a CommandModel as one line: icon, text with the typed letters standing out, menu, key caps. Commands
/// that cannot be run now are dimmed.
class CommandDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Draws a line of text at the left of `rect`, the letters at `found` standing out, and gives its width.
int paintFoundText(QPainter& painter, const QRect& rect, const QString& text, const QList<int>& found,
                   const QColor& ink, const QColor& foundInk);

} // namespace zonewright

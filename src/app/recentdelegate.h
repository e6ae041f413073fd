#pragma once

#include "app/thumbnails.h"

#include <QStyledItemDelegate>

namespace zonewright {

/// Shows a project of the list of recent ones: a small picture of its world, its name over its folder, and when it was
/// opened last. One that has vanished stands back and says so. Under the pointer there is a cross that takes it off.
class RecentDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `thumbnails` outlives the delegate.
    explicit RecentDelegate(Thumbnails& thumbnails, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Where the cross of a row is, in a row at `row`.
    [[nodiscard]] static QRect crossOf(const QRect& row);

private:
    Thumbnails& m_thumbnails;
};

} // namespace zonewright

#pragma once

#include "render/theme.h"

#include <QIcon>
#include <QStyledItemDelegate>

class QPixmap;

namespace zonewright {

/// An icon for a key of colours: selected or not, it looks the same.
[[nodiscard]] QIcon keepingItsColours(const QPixmap& pixmap);

/// Shows rows of the models with what goes with their text: the swatch of a terrain (TerrainRole), the bar of a share
/// below it (ShareRole), a label in a quieter colour (LabelRole), a code in the fixed-width font (CodeRole).
class ShareBarDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Whose colours the swatches have.
    void setTheme(Theme theme) { m_theme = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void paintText(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    Theme m_theme = Theme::Light;
};

} // namespace zonewright

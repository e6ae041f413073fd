#pragma once

#include "models/maplayersmodel.h"
#include "render/theme.h"

#include <QPixmap>
#include <QStyledItemDelegate>

namespace zonewright {

/// A layer of the world map as a small picture, by the painters of the map itself; `size` in logical pixels.
[[nodiscard]] QPixmap layerSymbol(MapLayer layer, Theme theme, QSize size, double pixelRatio);

/// Puts these symbols before the names of layers (LayerRole).
class LayerSymbolDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(Theme theme) { m_theme = theme; }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    Theme m_theme = Theme::Light;
};

} // namespace zonewright

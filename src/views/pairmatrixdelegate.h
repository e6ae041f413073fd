#pragma once

#include "render/theme.h"

#include <QColor>
#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace zonewright {

/// The colours of a cell: text and signs on the ground have a contrast of at least 4.5:1.
struct PairCellColors
{
    QColor ground;
    QColor ink;
};

/// Those of a pair with so many candidates of `rows` rows: the more, the brighter. Without candidates red, the quieter
/// one for a pair that a special path joins.
[[nodiscard]] PairCellColors pairCellColors(int candidates, int rows, bool special, Theme theme);

/// Shows the cells of a PairMatrixModel as a heat map: the number of candidates; where there is none the number of the
/// pair, with a diamond where a special path joins the rooms and hatched where nothing does. A pinned pair has a pin
/// (struck through where its row is no candidate), a number that several pairs have two lines like an equals sign.
class PairMatrixDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(Theme theme) { m_theme = theme; }

    /// How many rows the rooms have.
    void setRows(int rows) { m_rows = rows; }

    /// The cell that is pointed at. The view has to be painted again.
    void setHovered(const QModelIndex& index) { m_hovered = index; }

    [[nodiscard]] QModelIndex hovered() const { return m_hovered; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintSigns(QPainter& painter, const QRectF& cell, const QColor& ink, const QModelIndex& index) const;

    Theme m_theme = Theme::Light;
    int m_rows = 1;
    QPersistentModelIndex m_hovered;
};

} // namespace zonewright

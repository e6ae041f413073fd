#pragma once

#include "render/theme.h"

#include <QColor>
#include <QPersistentModelIndex>
#include <QRectF>
#include <QStyledItemDelegate>

#include <utility>

namespace zonewright {

/// The colours of a cell: text and signs on the ground have a contrast of at least 4.5:1.
struct PairCellColors
{
    QColor ground;
    QColor ink;
};

/// Those of a pair with so many candidates where no pair has more than `most`: the more, the stronger. Without
/// candidates red, or the colour of special paths for a pair that one joins.
[[nodiscard]] PairCellColors pairCellColors(int candidates, int most, bool special, Theme theme);

/// Where a cell has what, in logical pixels; an empty rectangle for what has no room. None meets another.
struct PairCellParts
{
    QRectF text;   ///< the number of candidates, or the diamond of a special path
    QRectF number; ///< of the pair that a special path joins, below the diamond
    QRectF shared; ///< marks, side by side at the foot of the cell
    QRectF path;
    QRectF pin;
};

/// The parts of a cell of these pixels, its ground without the gaps between cells. `hasMarks`: one of them at least is
/// there. `special`: a special path joins the pair.
[[nodiscard]] PairCellParts pairCellParts(const QRectF& cell, bool hasMarks, bool special);

/// Shows the cells of a PairMatrixModel as a heat map: the number of candidates, or a diamond where a special path
/// joins the rooms, with the pair's number in small slanted digits where there is room for it. A blocked pair is
/// hatched. At the foot of a cell stand its marks: two lines like an equals sign for a number that several pairs have,
/// a diamond that is struck through for a path that does not join, a pin (struck through where its row is no
/// candidate).
class PairMatrixDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(Theme theme) { m_theme = theme; }

    /// The most candidates that a pair has; gives whether they were others before, so that all cells have to be
    /// painted again.
    bool setMost(int candidates) { return std::exchange(m_most, candidates) != candidates; }

    /// The cell that is pointed at. The view has to be painted again.
    void setHovered(const QModelIndex& index) { m_hovered = index; }

    [[nodiscard]] QModelIndex hovered() const { return m_hovered; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Theme m_theme = Theme::Light;
    int m_most = 1;
    QPersistentModelIndex m_hovered;
};

} // namespace zonewright

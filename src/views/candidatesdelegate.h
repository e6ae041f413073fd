#pragma once

#include "core/strip/roomcatalogue.h"
#include "document/floorfocus.h"
#include "views/sharebardelegate.h"

#include <optional>
#include <vector>

namespace zonewright {

/// Shows the rows of a JunctionsModel: in the column of the candidates a chip for each, with the number of its row:
/// dashed where it could be open, full where it is, with a pin where it is pinned (full: by the floor, hollow: by the
/// catalogue). The joint that is pointed at has a tint, and the chip that the keys are on a ring. A click on a chip is
/// the chip's alone: it selects nothing.
class CandidatesDelegate : public ShareBarDelegate
{
    Q_OBJECT

public:
    using ShareBarDelegate::ShareBarDelegate;

    /// The chip of one row of a floor, in the coordinates of the view.
    struct Chip
    {
        int row = 0;
        QRect rect;
    };

    /// Those of a cell of the table, from the left; some may reach out of it.
    [[nodiscard]] static std::vector<Chip> chips(const QRect& cell, const QFontMetrics& metrics, ColumnMask candidates);

    /// The width in logical pixels that the chips of the first rows of a floor take.
    [[nodiscard]] static int widthOf(int rows, const QFontMetrics& metrics);

    /// The row of the chip at a point of a cell; 0 for none.
    [[nodiscard]] static int rowAt(const QRect& cell, const QFontMetrics& metrics, const QModelIndex& index,
                                   const QPoint& at);

    /// What is pointed at, and what the keys are on. The view has to be painted again.
    void setHovered(const std::optional<JointPlace>& place) { m_hovered = place; }

    [[nodiscard]] const std::optional<JointPlace>& hovered() const { return m_hovered; }

    void setCurrent(const std::optional<JointPlace>& place) { m_current = place; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

Q_SIGNALS:
    /// The chip of a candidate of this row was clicked, in the model of the view.
    void chipClicked(const QModelIndex& index, int row);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    void paintChips(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    std::optional<JointPlace> m_hovered;
    std::optional<JointPlace> m_current;
};

} // namespace zonewright

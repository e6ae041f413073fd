#pragma once

#include "render/theme.h"
#include "views/pairmatrixdelegate.h"

#include <QHeaderView>
#include <QTableView>

namespace zonewright {

class PairMatrixModel;

/// The codes of the rooms beside and above a pair matrix, all upright where one has no room beside its neighbours.
/// Those of the cell that is pointed at or chosen stand out.
class PairHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit PairHeader(Qt::Orientation orientation, QWidget* parent = nullptr);

    /// The section of the cell that is pointed at; -1 for none.
    void setHovered(int section);

    /// The codes, or the font, are others.
    void measure();

    /// Whether the codes stand upright, all of them, if a cell is `side` wide.
    [[nodiscard]] bool isUpright(int side) const;

    /// The room that the codes take, in logical pixels, if a cell is `side` wide.
    [[nodiscard]] int thickness(int side) const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    int m_hovered = -1;
    int m_longestCode = 0; ///< in logical pixels
};

/// A pair matrix as a heat map of square cells, as large as the room for them allows. The current cell is the chosen
/// pair; arrow keys go from cell to cell, Enter and a double click mean the pair in earnest.
class PairMatrixView : public QTableView
{
    Q_OBJECT

public:
    explicit PairMatrixView(QWidget* parent = nullptr);

    /// The model outlives the view.
    void setPairs(PairMatrixModel& model);

    void setTheme(Theme theme);

    /// Side of a cell, in logical pixels.
    [[nodiscard]] int cellSide() const { return horizontalHeader()->defaultSectionSize(); }

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Another cell is pointed at; an invalid index for none.
    void cellHovered(const QModelIndex& index);

    /// Enter was pressed on a cell, or it was clicked twice.
    void cellEntered(const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void takeCodes();
    void fitCells();
    void hover(const QModelIndex& index);

    PairMatrixModel* m_pairs = nullptr;
    PairMatrixDelegate m_delegate;
    PairHeader* m_left;
    PairHeader* m_right;
    bool m_isFitting = false;
};

} // namespace zonewright

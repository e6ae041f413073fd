#pragma once

#include "core/strip/roomcatalogue.h"
#include "render/theme.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace zonewright {

class Document;
class Tilesets;

/// The chosen pair of rooms joined, as a floor would have them: candidates are ghosts with their rows' numbers, the one
/// that is pinned for the pair is open, a special path has its marks and the walk over it, a blocked joint is hatched.
/// A click on a candidate asks for its pin; so do Enter and the space bar for the one that Up and Down went to.
class PairPreview : public QWidget
{
    Q_OBJECT

public:
    explicit PairPreview(QWidget* parent = nullptr);
    ~PairPreview() override;

    /// Whose chosen pair is shown; it outlives the preview.
    void setDocument(Document& document);

    void setTilesets(std::shared_ptr<const Tilesets> tilesets);
    void setTheme(Theme theme);

    /// Shows a special path in place of the catalogue's; no cells for that one. It is for the pair as it is now.
    void setTriedPath(const PathCells& cells);

    /// The row of the candidate at a point; 0 for none.
    [[nodiscard]] int rowAt(QPointF position) const;

    /// The pixels of a cell of the pair's floor, in logical pixels; empty without a pair.
    [[nodiscard]] QRectF rectOf(Point cell) const;

    /// The column of the joint on the pair's floor; 0 without a pair.
    [[nodiscard]] int jointColumn() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The pin of a candidate in a row was asked for, or to be taken away.
    void rowToggled(int row);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Shown;

    void expire();
    void hover(int row);
    void moveRow(int by);
    [[nodiscard]] QString tipOf(int row) const;
    void describe();

    std::unique_ptr<Shown> m_shown;
    int m_hovered = 0; ///< row of a candidate
    int m_current = 0; ///< the same, that the keys are on
};

} // namespace zonewright

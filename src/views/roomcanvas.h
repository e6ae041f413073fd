#pragma once

#include "core/strip/roomcatalogue.h"
#include "render/theme.h"

#include <QAbstractScrollArea>

#include <memory>
#include <optional>

namespace zonewright {

class Document;
class RoomStroke;
class Tilesets;

/// The room that is looked at as a grid to paint. A press on a brick paints slabs, one on a slab bricks, and the drag
/// goes on with that; the right button paints the other. A stroke is one step of the history, and Esc takes it back.
/// The start is dragged. Arrow keys move a cursor, Space turns the cell under it, S puts the start there. A room that
/// is larger than its place scrolls.
class RoomCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit RoomCanvas(QWidget* parent = nullptr);
    ~RoomCanvas() override;

    /// The document outlives the canvas.
    void setParts(Document& document, std::shared_ptr<const Tilesets> tilesets);

    void setTheme(Theme theme);

    /// The cell (column and row from 1) at a place of the viewport in logical pixels; nothing beside the room.
    [[nodiscard]] std::optional<Point> cellAt(QPointF at) const;

    /// Where a cell is seen there.
    [[nodiscard]] QRectF rectOf(Point cell) const;

    /// The cell that the keys are on.
    [[nodiscard]] Point cursorCell() const { return m_cursor; }

    /// Puts the start of the room where the keys are.
    void putStartAtCursor();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The pointer or the cursor is on a cell: what it is, and nothing when the pointer leaves.
    void cellSaid(const QString& text);

    /// An edit was refused; one sentence.
    void refused(const QString& sentence);

    /// A menu is wanted at a place of the viewport.
    void menuAsked(const QPoint& at);

protected:
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void retranslate();
    [[nodiscard]] const RoomType* room() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] Point nearestCell(QPointF at) const;
    [[nodiscard]] double pixelRatio() const;
    void layOut();
    void takeRoom();
    void takeContent();
    void hover(const std::optional<Point>& cell);
    void say(const std::optional<Point>& cell);
    void press(Point cell, Qt::MouseButton button);
    void dragTo(QPointF at);
    bool cancel();
    void moveStart(Point cell);
    void toggle();
    bool moveCursor(int key);
    void showCell(Point cell);
    void showPointer();
    void paintRoom(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    [[nodiscard]] QRect pixelsOf(Point cell) const;

    Document* m_document = nullptr;
    std::shared_ptr<const Tilesets> m_tilesets;
    std::unique_ptr<RoomStroke> m_stroke;
    Theme m_theme = Theme::Light;
    Point m_cursor{1, 1};
    std::optional<Point> m_hovered;
    std::optional<Point> m_draggedStart; ///< where the start would go
    int m_cellPixels = 1;                ///< device pixels a cell
    QPoint m_origin;                     ///< the device pixel where the first cell begins
    bool m_isFocusByKeys = true;         ///< the keys were used last, and not the pointer
};

} // namespace zonewright

#pragma once

#include "document/floorfocus.h"
#include "render/theme.h"
#include "views/mapplace.h"
#include "views/zoomable.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class Document;
class Tilesets;

/// The floor in focus. Of a strip floor the joints are marked: each candidate is a ghost opening with its row's number,
/// the drawn one is solid, pins, special paths and blocked joints have signs of their own. A click on a candidate pins
/// it, another one unpins it; while a path is drawn (see PathDraft) a click on a cell puts it into the path or takes it
/// out. Of a dug floor rooms are tinted by their ids. It moves and zooms as the maps do; what keys do is said by
/// FloorKeys, what clicks do by FloorClicks; while a tool is chosen, all that is its own (see FloorToolBox).
class FloorView : public QWidget, public Zoomable
{
    Q_OBJECT

public:
    /// Logical pixels a cell at a zoom of 100 %.
    static constexpr double normalScale = 32.0;

    explicit FloorView(QWidget* parent = nullptr);
    ~FloorView() override;

    /// The document outlives the view; until it is set, nothing is shown.
    void setDocument(Document& document);

    void setTilesets(std::shared_ptr<const Tilesets> tilesets);
    void setTheme(Theme theme);

    void fit() override;
    [[nodiscard]] double zoom() const override;
    void setZoom(double zoom) override;
    void zoomBy(double octaves) override;
    [[nodiscard]] bool isComplete() const override;

    /// What is shown of the floor, to be shown again later; of a floor that is not built there is none.
    [[nodiscard]] MapPlace place() const;
    void setPlace(const MapPlace& place);

    /// Brings a cell of the floor into sight.
    void reveal(Point cell);

    /// Marks a cell that something is said about; nothing to mark none. It is forgotten with the floor.
    void setMarkedCell(const std::optional<Point>& cell);

    /// The cell under a position in logical pixels; nothing outside the floor.
    [[nodiscard]] std::optional<Point> cellAt(QPointF position) const;

    /// The pixels of a cell, in logical pixels: for tests, and for what stands beside it.
    [[nodiscard]] QRectF rectOf(Point cell) const;

Q_SIGNALS:
    void zoomChanged();

    /// The pointer, or the keys, are on another cell, or on none; `text` says what stands there ("Column 12, row 5:
    /// pinned junction").
    void cellDescribed(const QString& text);

    /// An edit was refused; one sentence.
    void refused(const QString& sentence);

    /// The menu of a cell is wanted.
    void menuRequested(zonewright::Point cell, QPoint globalPosition);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void retranslate();
    void followModifiers(const QKeyEvent& event);

    class Private;
    std::unique_ptr<Private> m_private;
};

} // namespace zonewright

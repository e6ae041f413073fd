#pragma once

#include "document/floortools.h"
#include "render/floorprojection.h"
#include "render/toolpainter.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>

class QPainter;

namespace zonewright {

class Document;
class FloorTool;
class Tileset;

/// The tools of a floor view, of which one at most works (see FloorTools). It takes the view's presses, moves and keys
/// while one does, and paints what that shows. Arrow keys move a cursor over the cells; Space and Enter do what a click
/// there does, or begin and end a drag; Escape gives up a drag or the pasting, or else what is selected (also while no
/// tool is chosen), or else the tool; Delete takes away what was set by hand under the cursor.
class FloorToolBox : public QObject
{
    Q_OBJECT

public:
    explicit FloorToolBox(QObject* parent = nullptr);
    ~FloorToolBox() override;

    /// The document outlives this.
    void setDocument(Document& document);

    /// Whether a tool works: else presses and keys are the joints'.
    [[nodiscard]] bool isActive() const { return tool() != nullptr; }

    [[nodiscard]] bool isUnderWay() const;

    /// Whether anybody sees the floor; at first they do. While nobody does, no drag is under way, and what changes of
    /// the floor is not looked at.
    void setSeen(bool on);

    /// Why an edit by hand was refused, in one sentence.
    [[nodiscard]] static QString refusalText(const Error& error);

    void press(Point cell, Qt::KeyboardModifiers modifiers);
    void move(Point cell, Qt::KeyboardModifiers modifiers);
    void release(Point cell, Qt::KeyboardModifiers modifiers);

    /// Other keys are held now.
    void setModifiers(Qt::KeyboardModifiers modifiers);

    /// The pointer is on a cell of the floor, or on none; where it moved itself to one, it takes the place of the keys'
    /// cursor.
    void hover(const std::optional<Point>& cell, bool byPointer);

    /// Where the cursor of the keys begins while the pointer is on no cell.
    void setHome(Point cell) { m_home = cell; }

    /// Whether a press of a key would do something.
    [[nodiscard]] bool takes(int key, Qt::KeyboardModifiers modifiers) const;

    /// Does what it does; false where that is nothing.
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);

    /// What Space does: the first one where no cell is seen to be meant shows which one it is.
    void tap(Qt::KeyboardModifiers modifiers);

    /// The cell that the keys are on; nothing while the pointer is used.
    [[nodiscard]] const std::optional<Point>& cursor() const { return m_cursor; }

    /// The shape of the pointer over the floor.
    [[nodiscard]] Qt::CursorShape pointerShape() const;

    /// Over the floor; also the selected area while no tool works.
    void paint(QPainter& painter, const FloorProjection& projection, const Tileset& tileset);

    /// What the tool shows.
    [[nodiscard]] const ToolMark& mark();

Q_SIGNALS:
    /// It looks otherwise: paint it again.
    void changed();

    /// A tool begins to work, or none does any more, or the pointer has another shape.
    void toolChanged();

    /// The keys went to a cell, which is to be seen.
    void moved(zonewright::Point cell);

    /// A marker is to be made or changed at a cell.
    void markerAsked(zonewright::Point cell);

    /// An edit was refused; one sentence.
    void refused(const QString& sentence);

private:
    [[nodiscard]] FloorTool* tool() const;
    void followTool();
    void followContent();
    void dropLostCells();
    void giveUp();
    void finish(const Result<void>& done);
    void expire();
    void escape();
    [[nodiscard]] bool canDismissArea() const;
    void remove();
    void goBy(Point step, Qt::KeyboardModifiers modifiers);
    bool showCursor();
    [[nodiscard]] Point keyCell() const;
    [[nodiscard]] Rect wholeFloor() const;

    Document* m_document = nullptr;
    std::array<std::unique_ptr<FloorTool>, toolKindCount> m_tools; ///< none for Pin
    FloorTool* m_worked = nullptr;                                 ///< the one that works, as far as is known
    std::optional<Point> m_hovered;
    std::optional<Point> m_cursor;
    std::optional<Point> m_last;       ///< where the drag is
    Qt::KeyboardModifiers m_modifiers; ///< that were held there
    bool m_byKeys = false;             ///< the drag is the keys'
    std::optional<Point> m_anchor;     ///< where the keys began to select, as long as Shift is held
    Point m_home;
    bool m_isSeen = true;
    bool m_hasLost = false;     ///< the floor changed since it was seen
    bool m_expired = true;      ///< the mark
    bool m_sceneExpired = true; ///< whatever the mark
    ToolMark m_mark;
    FloorScene m_scene;
};

} // namespace zonewright

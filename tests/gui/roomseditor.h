#pragma once

#include "app/panels.h"
#include "app/roomspanel.h"
#include "document/dungeonedits.h"
#include "gui/editor.h"
#include "project/projectformat.h"
#include "views/roomcanvas.h"
#include "views/roomsview.h"

#include <QMouseEvent>

namespace roomsgui {

using namespace zonewright;

inline void must(const Result<void>& result)
{
    QVERIFY(result.has_value());
}

/// The editor with a floor of the rooms 1 15 4 10 0 in focus, and its rooms in front.
struct RoomsEditor
{
    test::Editor editor;
    ItemId floor = 0;

    RoomsEditor()
    {
        const ItemId catalogue = editor.document.project().catalogues.front().id;
        QVERIFY(addDungeon(
            editor.document,
            {.name = "Test",
             .zone = {},
             .floors = {{.name = "Floor", .plan = StripPlan{.catalogue = catalogue, .sequence = {1, 15, 4, 10, 0}}}}}));
        floor = editor.document.project().dungeons.back().floors.front().id;
        editor.document.floorFocus().setFloor(floor);
        editor.show();
        bringForward(panel());
        QTRY_VERIFY(panel().isVisible() && canvas().isVisible());
        focus().chooseRoom(0);
    }

    RoomsPanel& panel() { return *editor.window.findChild<RoomsPanel*>(); }

    RoomCanvas& canvas() { return editor.part<RoomCanvas>("roomCanvas"); }

    RoomsView& list() { return editor.part<RoomsView>("roomsList"); }

    RoomFocus& focus() { return editor.document.roomFocus(); }

    QUndoStack& history() { return editor.document.undoStack(); }

    const RoomType& room() { return *focus().room(); }

    bool isSlab(Point at) { return (room().columns[static_cast<std::size_t>(at.x - 1)] & rowBit(at.y)) != 0; }

    QPoint at(Point cell) { return canvas().rectOf(cell).center().toPoint(); }

    void press(Point cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(canvas().viewport(), button, {}, at(cell));
    }

    /// As the pointer goes with a button held down.
    void drag(Point cell, Qt::MouseButton button = Qt::LeftButton)
    {
        const QPointF to = at(cell);
        QMouseEvent event(QEvent::MouseMove, to, canvas().viewport()->mapToGlobal(to), Qt::NoButton, button, {});
        QApplication::sendEvent(canvas().viewport(), &event);
    }

    void release(Point cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(canvas().viewport(), button, {}, at(cell));
    }

    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(editor.window.focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    std::string bytes() { return formatProject(editor.document.project()); }

    QString status() { return editor.text("statusPlace"); }
};

} // namespace roomsgui

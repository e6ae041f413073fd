#pragma once

#include "app/floorpage.h"
#include "app/maps.h"
#include "document/handedits.h"
#include "gui/editor.h"
#include "project/projectformat.h"
#include "views/floorview.h"

#include <array>
#include <memory>

namespace zonewright::test {

inline constexpr ItemId stripOfSample = 5; ///< a strip floor of the sample

/// The first dug floor of a project.
inline ItemId dugFloorOf(const Project& project)
{
    for (const Dungeon& dungeon : project.dungeons) {
        for (const FloorPlan& floor : dungeon.floors) {
            if (floor.dug() != nullptr)
                return floor.id;
        }
    }
    qFatal("the sample has no dug floor");
}

/// For tests of what is set by hand: the editor with a floor of the sample in sight, and the pointer on its cells.
class HandsOnFloor
{
protected:
    /// The strip floor without anything set by hand, and without a step of the history.
    void openEditor()
    {
        m_editor = std::make_unique<Editor>();
        m_editor->show();
        showFloor(stripOfSample);
        if (!focus().plan()->markers.empty())
            QVERIFY(removeMarkers(document(), focus().floor(), std::array{std::size_t{0}})); // the sample's flag
        QVERIFY(focus().plan()->markers.empty() && focus().plan()->touchUps.empty());
        document().undoStack().clear();
    }

    void showFloor(ItemId floor)
    {
        focus().setFloor(floor);
        action(ActionId::ShowFloor).trigger();
        view().setFocus();
        QTRY_VERIFY(m_editor->window.isSettled());
        view().reveal({3, 3});
    }

    [[nodiscard]] Document& document() { return m_editor->document; }

    [[nodiscard]] FloorFocus& focus() { return document().floorFocus(); }

    [[nodiscard]] FloorView& view() { return m_editor->window.maps().floorPage().view(); }

    [[nodiscard]] QAction& action(ActionId id) { return m_editor->action(id); }

    [[nodiscard]] std::string bytes() { return formatProject(document().project()); }

    [[nodiscard]] int steps() { return document().undoStack().index(); }

    [[nodiscard]] LevelCell cellAt(Point at) { return focus().built()->level.cells[at]; }

    [[nodiscard]] QPoint pixelOf(Point cell) { return view().rectOf(cell).center().toPoint(); }

    void press(Point cell)
    {
        sendMouse(view(), QEvent::MouseButtonPress, pixelOf(cell), Qt::LeftButton, Qt::LeftButton);
    }

    void moveTo(Point cell) { test::move(view(), pixelOf(cell), Qt::LeftButton); }

    void release(Point cell)
    {
        sendMouse(view(), QEvent::MouseButtonRelease, pixelOf(cell), Qt::LeftButton, Qt::NoButton);
    }

    void drag(Point from, Point to)
    {
        press(from);
        moveTo({(from.x + to.x) / 2, (from.y + to.y) / 2});
        moveTo(to);
        release(to);
    }

    std::unique_ptr<Editor> m_editor;
};

} // namespace zonewright::test

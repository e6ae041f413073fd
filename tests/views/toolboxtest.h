#pragma once

#include "document/articleproject.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "project/projectformat.h"
#include "views/tools/floortoolbox.h"

#include <QTest>

#include <array>
#include <memory>

namespace zonewright::test {

inline constexpr std::array paintingTools{ToolKind::Pencil, ToolKind::Line, ToolKind::Rectangle, ToolKind::Fill};

inline const char* nameOf(ToolKind kind)
{
    constexpr std::array names{"pin",  "pencil",    "line",        "rectangle", "fill", "eraser",
                               "area", "stairs-up", "stairs-down", "marker",    "paste"};
    return names[static_cast<std::size_t>(kind)];
}

inline Marker customAt(Point at, std::string name)
{
    return {.kind = MarkerKind::Custom, .at = {at.x, at.y, 1, 1}, .name = std::move(name)};
}

inline FloorPlan hugeFloor(Size size)
{
    return {.name = "Huge", .plan = DugPlan{.pieces = articlePieces, .size = size, .count = 3}};
}

inline CellsClip doors()
{
    return {.cells = Grid<LevelCell>({3, 2}, LevelCell::Door)};
}

/// Lets a drag from 3,3 change something, whatever the tool.
inline void prepareTool(Document& document, ToolKind kind)
{
    const ItemId floor = document.floorFocus().floor();
    static_cast<void>(touchUpFloor(document, floor, std::array{TouchUp{{3, 3}, LevelCell::LockedDoor}}, {}));
    static_cast<void>(placeMarker(document, floor, customAt({3, 3}, "chest")));
    if (kind == ToolKind::Paste)
        document.floorTools().beginPaste(doors());
    else
        document.floorTools().choose(kind);
    if (kind == ToolKind::Area)
        document.floorTools().setArea(Rect{3, 3, 2, 2});
}

/// The tools of a floor view on the article's floor, without a window. Doors are painted: nothing there is one.
class ToolBoxTest : public QObject
{
protected:
    [[nodiscard]] FloorTools& tools() { return m_document->floorTools(); }

    [[nodiscard]] const FloorPlan& plan() { return *m_document->floorFocus().plan(); }

    [[nodiscard]] LevelCell cellAt(Point at) { return m_document->floorFocus().built()->level.cells[at]; }

    [[nodiscard]] std::string bytes() { return formatProject(m_document->project()); }

    [[nodiscard]] int steps() { return m_document->undoStack().count(); }

    void drag(Point from, Point to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        m_box->press(from, modifiers);
        m_box->move(to, modifiers);
        m_box->release(to, modifiers);
    }

    void begin()
    {
        m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
        openArticle(*m_document);
        m_box = std::make_unique<FloorToolBox>();
        m_box->setDocument(*m_document);
        tools().setBrush(LevelCell::Door);
    }

    /// All that change something of the article's floor by a drag from 3,3 to 7,5, where something is set by hand.
    static void addTools()
    {
        QTest::addColumn<ToolKind>("kind");
        for (const ToolKind kind :
             {ToolKind::Pencil, ToolKind::Line, ToolKind::Rectangle, ToolKind::Fill, ToolKind::Eraser, ToolKind::Area,
              ToolKind::StairsUp, ToolKind::StairsDown, ToolKind::Marker, ToolKind::Paste})
            QTest::newRow(nameOf(kind)) << kind;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<FloorToolBox> m_box;
};

} // namespace zonewright::test

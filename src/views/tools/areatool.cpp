#include "views/tools/areatool.h"

#include "document/document.h"
#include "document/handedits.h"
#include "views/tools/toolshapes.h"

#include <utility>

namespace zonewright {

bool AreaTool::isInArea(Point cell) const
{
    const auto& area = document().floorTools().area();
    return area && area->contains(cell);
}

void AreaTool::press(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_from = cell;
    m_last = cell;
    m_before = document().floorTools().area();
    m_moved.reset();
    if (isInArea(cell) && !modifiers.testFlag(Qt::ShiftModifier)) {
        if (auto clip = copyCells(*built(), *document().floorFocus().plan(), *m_before))
            m_moved = *std::move(clip);
    }
}

void AreaTool::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!m_from)
        return;
    m_last = cell;
    if (m_moved)
        return;
    document().floorTools().setArea(
        rectBetween(*m_from, modifiers.testFlag(Qt::ShiftModifier) ? squareCorner(*m_from, cell) : cell));
}

Result<void> AreaTool::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!m_from)
        return {};
    const Point by = cell - *m_from;
    const bool wasDrag = by != Point{};
    move(cell, modifiers);
    const bool isMove = m_moved.has_value();
    Result<void> done;
    if (isMove && wasDrag)
        done = moveCells(by);
    else if (!isMove && !wasDrag)
        document().floorTools().setArea(m_before ? std::nullopt : std::optional(rectBetween(cell, cell)));
    m_from.reset();
    m_moved.reset();
    return done;
}

Result<void> AreaTool::moveCells(Point by)
{
    const Rect area = *m_before;
    return editCells(document(), document().floorFocus().floor(), moveOf(*m_moved, *built(), area, by), CellVerb::Move)
        .map([&] { document().floorTools().setArea(Rect{area.x + by.x, area.y + by.y, area.width, area.height}); });
}

void AreaTool::cancel()
{
    if (std::exchange(m_from, std::nullopt))
        document().floorTools().setArea(m_before);
    m_moved.reset();
}

Result<void> AreaTool::remove(Point cell)
{
    Q_UNUSED(cell);
    const auto& area = document().floorTools().area();
    if (!area)
        return {};
    return editCells(document(), document().floorFocus().floor(),
                     {.erased = cellsOf(*area, floorSize()), .painted = {}, .placed = {}}, CellVerb::Clear);
}

ToolMark AreaTool::mark() const
{
    ToolMark mark;
    if (!m_from) {
        if (!document().floorTools().area())
            mark.hovered = hovered();
        return mark;
    }
    const Point by = m_last - *m_from;
    const auto& area = document().floorTools().area();
    if (m_moved && built() != nullptr) {
        CellEdit edit = moveOf(*m_moved, *built(), *m_before, by);
        mark.cells = std::move(edit.painted);
        mark.markers = std::move(edit.placed);
        mark.isFirm = true;
    } else if (area) {
        mark.label = toolSizeText(area->width, area->height);
        mark.labelAt = m_last;
    }
    return mark;
}

Qt::CursorShape AreaTool::cursor() const
{
    return m_moved || (!m_from && hovered() && isInArea(*hovered())) ? Qt::SizeAllCursor : Qt::CrossCursor;
}

} // namespace zonewright

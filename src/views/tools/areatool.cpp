#include "views/tools/areatool.h"

#include "document/document.h"
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
    m_refusal.reset();
    if (isInArea(cell) && !modifiers.testFlag(Qt::ShiftModifier))
        beginMove();
}

/// What is shown on the way is made once.
void AreaTool::beginMove()
{
    auto clip = copyCells(*built(), *document().floorFocus().plan(), *m_before);
    if (!clip) {
        m_refusal = clip.error();
        return;
    }
    m_moved = *std::move(clip);
    m_shown = pasteOf(*m_moved, *built(), {m_before->x, m_before->y});
}

/// How far the selected cells go for a drag that is at `to`: they stay on the floor.
Point AreaTool::wayOnFloor(Point to) const
{
    return moveWithin(*m_before, floorSize(), to - *m_from);
}

void AreaTool::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!m_from)
        return;
    m_last = cell;
    if (m_moved || m_refusal)
        return;
    document().floorTools().setArea(
        rectBetween(*m_from, modifiers.testFlag(Qt::ShiftModifier) ? squareCorner(*m_from, cell) : cell));
}

Result<void> AreaTool::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!m_from)
        return {};
    const bool wasDrag = cell != *m_from;
    move(cell, modifiers);
    const auto refusal = std::exchange(m_refusal, std::nullopt);
    Result<void> done;
    if (refusal && wasDrag)
        done = failure(*refusal);
    else if (m_moved && wasDrag)
        done = moveCells(wayOnFloor(cell));
    else if (!refusal && !m_moved && !wasDrag)
        document().floorTools().setArea(m_before ? std::nullopt : std::optional(rectBetween(cell, cell)));
    m_from.reset();
    m_moved.reset();
    return done;
}

Result<void> AreaTool::moveCells(Point by)
{
    if (by == Point{})
        return {};
    const Rect area = *m_before;
    const Rect to{area.x + by.x, area.y + by.y, area.width, area.height};
    return editCells(document(), document().floorFocus().floor(), moveOf(*m_moved, *built(), area, by), CellVerb::Move,
                     AreaMove{.from = area, .to = to})
        .map([&] { document().floorTools().setArea(to); });
}

void AreaTool::cancel()
{
    if (std::exchange(m_from, std::nullopt))
        document().floorTools().setArea(m_before);
    m_moved.reset();
    m_refusal.reset();
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
    const auto& area = document().floorTools().area();
    if (m_moved && built() != nullptr) {
        const Point by = wayOnFloor(m_last);
        mark.cells = m_shown.painted;
        for (TouchUp& touch : mark.cells)
            touch.at = touch.at + by;
        mark.markers = m_shown.placed;
        for (Marker& marker : mark.markers)
            marker.at = {marker.at.x + by.x, marker.at.y + by.y, marker.at.width, marker.at.height};
        mark.isFirm = true;
    } else if (area && !m_refusal) {
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

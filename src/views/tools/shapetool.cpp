#include "views/tools/shapetool.h"

#include "document/document.h"
#include "document/handedits.h"

#include <utility>

namespace zonewright {

void ShapeTool::press(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_from = cell;
    m_last = cell;
    m_modifiers = modifiers;
    m_cells.clear();
    m_cells = shape(cell, modifiers);
}

void ShapeTool::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    const bool isMoved = m_last != cell || m_modifiers != modifiers;
    if (!m_from || !isMoved)
        return;
    m_cells = shape(cell, modifiers);
    m_last = cell;
    m_modifiers = modifiers;
}

Result<void> ShapeTool::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!m_from)
        return {};
    move(cell, modifiers);
    m_from.reset();
    const std::vector<Point> cells = std::exchange(m_cells, {});
    return cells.empty() ? Result<void>() : apply(cells);
}

void ShapeTool::cancel()
{
    m_from.reset();
    m_cells.clear();
}

ToolMark ShapeTool::mark() const
{
    ToolMark mark{.hovered = hovered()};
    if (!m_from) {
        if (hovered())
            mark.cells = made({*hovered()});
        return mark;
    }
    mark.isFirm = true;
    mark.cells = made(m_cells);
    mark.label = label(m_last, m_modifiers);
    mark.labelAt = m_last;
    return mark;
}

QString ShapeTool::label(Point to, Qt::KeyboardModifiers modifiers) const
{
    Q_UNUSED(to);
    Q_UNUSED(modifiers);
    return {};
}

std::vector<TouchUp> ShapeTool::made(const std::vector<Point>& cells) const
{
    const LevelCell brush = document().floorTools().brush();
    std::vector<TouchUp> touches;
    touches.reserve(cells.size());
    for (const Point cell : cells)
        touches.push_back({.at = cell, .cell = brush});
    return touches;
}

Result<void> ShapeTool::apply(const std::vector<Point>& cells)
{
    return touchUpFloor(document(), document().floorFocus().floor(), made(cells), {});
}

} // namespace zonewright

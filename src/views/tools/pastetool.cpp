#include "views/tools/pastetool.h"

#include "document/celledits.h"
#include "document/document.h"
#include "document/handedits.h"

#include <utility>

namespace zonewright {

void PasteTool::press(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    m_at = cell;
}

void PasteTool::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    if (m_at)
        m_at = cell;
}

Result<void> PasteTool::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    if (!std::exchange(m_at, std::nullopt) || document().floorTools().clip() == nullptr || built() == nullptr)
        return {};
    const CellEdit edit = editAt(cell);
    if (edit.painted.empty())
        return {};
    return editCells(document(), document().floorFocus().floor(), edit, CellVerb::Paste);
}

ToolMark PasteTool::mark() const
{
    ToolMark mark{.isFirm = m_at.has_value()};
    const auto at = m_at ? m_at : hovered();
    if (!at || document().floorTools().clip() == nullptr || built() == nullptr)
        return mark;
    CellEdit edit = editAt(*at);
    mark.cells = std::move(edit.painted);
    mark.markers = std::move(edit.placed);
    return mark;
}

/// The pointer is in its middle.
Rect PasteTool::areaAt(Point cell) const
{
    const Size size = document().floorTools().clip()->cells.size();
    return {cell.x - (size.width - 1) / 2, cell.y - (size.height - 1) / 2, size.width, size.height};
}

CellEdit PasteTool::editAt(Point cell) const
{
    const Rect area = areaAt(cell);
    return pasteOf(*document().floorTools().clip(), *built(), {area.x, area.y});
}

} // namespace zonewright

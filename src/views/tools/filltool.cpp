#include "views/tools/filltool.h"

#include "document/document.h"
#include "views/tools/toolshapes.h"

#include <algorithm>

namespace zonewright {

void FillTool::forget()
{
    m_region.clear();
}

/// Kept while the pointer stays in it: a large floor is not searched at every move.
const std::vector<Point>& FillTool::regionOf(Point cell) const
{
    const BuiltFloor* floor = built();
    if (floor == nullptr || !isOnFloor(cell) || floor->level.cells[cell] == document().floorTools().brush())
        m_region.clear();
    else if (!std::ranges::binary_search(m_region, cell, rowOrder))
        m_around = rectAround(m_region = fillCells(floor->level.cells, cell));
    return m_region;
}

std::vector<Point> FillTool::shape(Point to, Qt::KeyboardModifiers modifiers) const
{
    Q_UNUSED(modifiers);
    return regionOf(to);
}

ToolMark FillTool::mark() const
{
    if (isUnderWay() || !hovered())
        return ShapeTool::mark();
    const std::vector<Point>& region = regionOf(*hovered());
    ToolMark mark{.hovered = hovered()};
    if (region.empty())
        return mark;
    if (region.size() <= mostShown)
        mark.cells = made(region);
    else
        mark.frame = m_around;
    mark.label = toolCountText(static_cast<int>(region.size()));
    mark.labelAt = *hovered();
    return mark;
}

} // namespace zonewright

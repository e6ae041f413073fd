#include "views/tools/erasertool.h"

#include "document/document.h"
#include "document/handedits.h"
#include "document/touchups.h"

#include <algorithm>

namespace zonewright {

/// A cell where nothing was set by hand is framed alone.
ToolMark EraserTool::mark() const
{
    ToolMark mark = PencilTool::mark();
    mark.isFirm = isUnderWay();
    if (isUnderWay() && !cells().empty())
        mark.hovered = last();
    return mark;
}

std::vector<TouchUp> EraserTool::made(const std::vector<Point>& cells) const
{
    std::vector<TouchUp> touches;
    const BuiltFloor* floor = built();
    if (floor == nullptr)
        return touches;
    const std::vector<TouchUp>& byHand = document().floorFocus().plan()->touchUps;
    for (const Point cell : cells) {
        if (std::ranges::binary_search(byHand, cell, rowOrder, &TouchUp::at))
            touches.push_back({.at = cell, .cell = generatedCell(*floor, cell)});
    }
    return touches;
}

Result<void> EraserTool::apply(const std::vector<Point>& cells)
{
    return editCells(document(), document().floorFocus().floor(), {.erased = cells, .painted = {}, .placed = {}},
                     CellVerb::Erase);
}

} // namespace zonewright

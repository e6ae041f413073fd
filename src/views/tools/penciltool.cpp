#include "views/tools/penciltool.h"

#include "views/tools/toolshapes.h"

namespace zonewright {

std::vector<Point> PencilTool::shape(Point to, Qt::KeyboardModifiers modifiers) const
{
    Q_UNUSED(modifiers);
    return cellsWith(cells(), lineCells(last(), to), floorSize());
}

} // namespace zonewright

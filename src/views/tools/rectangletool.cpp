#include "views/tools/rectangletool.h"

#include "views/tools/toolshapes.h"

namespace zonewright {

namespace {

Rect paintedRect(Point from, Point to, Qt::KeyboardModifiers modifiers)
{
    return rectBetween(from, modifiers.testFlag(Qt::ShiftModifier) ? squareCorner(from, to) : to);
}

} // namespace

std::vector<Point> RectangleTool::shape(Point to, Qt::KeyboardModifiers modifiers) const
{
    const bool isBorder = modifiers.testFlag(Qt::ControlModifier) || modifiers.testFlag(Qt::AltModifier);
    return rectCells(paintedRect(from(), to, modifiers), floorSize(), isBorder);
}

QString RectangleTool::label(Point to, Qt::KeyboardModifiers modifiers) const
{
    const Rect rect = paintedRect(from(), to, modifiers);
    return toolSizeText(rect.width, rect.height);
}

} // namespace zonewright

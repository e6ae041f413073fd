#include "views/tools/linetool.h"

#include "views/tools/toolshapes.h"

#include <algorithm>

namespace zonewright {

namespace {

Point lineEnd(Point from, Point to, Qt::KeyboardModifiers modifiers)
{
    return modifiers.testFlag(Qt::ShiftModifier) ? inEightDirections(from, to) : to;
}

} // namespace

std::vector<Point> LineTool::shape(Point to, Qt::KeyboardModifiers modifiers) const
{
    return cellsWith({}, lineCells(from(), lineEnd(from(), to, modifiers)), floorSize());
}

QString LineTool::label(Point to, Qt::KeyboardModifiers modifiers) const
{
    const Rect around = rectBetween(from(), lineEnd(from(), to, modifiers));
    return toolCountText(std::max(around.width, around.height));
}

} // namespace zonewright

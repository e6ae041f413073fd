#include "core/strip/stripfloor.h"

namespace zonewright {

bool StripFloor::slab(Point at) const
{
    const Size whole = size();
    if (!Rect{1, 1, whole.width - 2, whole.height - 2}.contains(at))
        return false;
    return (m_columns[static_cast<std::size_t>(at.x)] & rowBit(at.y)) != 0;
}

std::string StripFloor::rowText(int y) const
{
    std::string text;
    text.reserve(m_columns.size());
    for (int x = 0; x < size().width; ++x)
        text += slab({x, y}) ? '.' : '#';
    return text;
}

} // namespace zonewright

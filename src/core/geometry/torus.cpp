#include "core/geometry/torus.h"

#include <algorithm>
#include <cstdlib>

namespace zonewright {

namespace {

int shorterWay(int wrapped, int side)
{
    return wrapped > side / 2 ? wrapped - side : wrapped;
}

} // namespace

Point Torus::offset(Point from, Point to) const
{
    const Point wrapped = wrap(to - from);
    return {shorterWay(wrapped.x, m_side), shorterWay(wrapped.y, m_side)};
}

int Torus::distance(Point a, Point b) const
{
    const Point way = offset(a, b);
    return std::max(std::abs(way.x), std::abs(way.y));
}

Direction Torus::direction(Point from, Point to) const
{
    return directionOf(offset(from, to));
}

} // namespace zonewright

#include "views/followscroll.h"

#include <QRect>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace zonewright {

namespace {

constexpr double middlePart = 0.6; ///< of the viewport, on each axis
constexpr int mostCellsAtAStep = 2;

/// The cells by which a position is outside of the middle part on one axis, signed.
int cellsOutside(double fromMiddle, int extent, double scale)
{
    const double beyond = std::abs(fromMiddle) - extent * middlePart / 2;
    if (beyond <= 0)
        return 0;
    const int cells = static_cast<int>(std::ceil(beyond / scale));
    return fromMiddle < 0 ? -cells : cells;
}

} // namespace

FollowScroll followScroll(const MapProjection& projection, std::optional<Point> before, Point now)
{
    const QSize size = projection.viewport();
    const QPointF middle = projection.centre();
    const Point centre{static_cast<int>(middle.x()), static_cast<int>(middle.y())};
    const Point away = projection.torus().offset(centre, now); // the copy that is nearest to the middle
    const Point cell = centre + away;
    const QRect seen = projection.pixelsOf({cell.x, cell.y, 1, 1});
    if (!QRect({}, size).contains(seen))
        return {.pixels = {}, .centre = true};
    const QPointF offset = QRectF(seen).center() - QPointF(size.width(), size.height()) / 2;
    int x = cellsOutside(offset.x(), size.width(), projection.scale());
    int y = cellsOutside(offset.y(), size.height(), projection.scale());
    const int moved = before ? projection.torus().distance(*before, now) : 0;
    if (moved == 1) {
        x = std::clamp(x, -mostCellsAtAStep, mostCellsAtAStep);
        y = std::clamp(y, -mostCellsAtAStep, mostCellsAtAStep);
    }
    return {.pixels = {-static_cast<int>(std::lround(x * projection.scale())),
                       -static_cast<int>(std::lround(y * projection.scale()))}};
}

} // namespace zonewright

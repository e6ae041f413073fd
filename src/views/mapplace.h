#pragma once

#include <QPointF>

namespace zonewright {

/// What a view shows of a map.
struct MapPlace
{
    QPointF centre;     ///< in cells
    double zoom = 1.0;  ///< 1 is 100 % of the view: its normalScale logical pixels a cell
    bool fitted = true; ///< shows just what fits, and goes on doing so when the window changes

    friend bool operator==(const MapPlace&, const MapPlace&) = default;
};

} // namespace zonewright

#pragma once

#include "render/floorscene.h"
#include "render/jointpainter.h"

#include <span>
#include <vector>

namespace zonewright {

/// Two rooms of a catalogue beside each other as a floor of their own, ready to be painted: its cells, its joint with
/// all that could open it, and the walk from the one start to the other where the joint is open by a path.
struct PairScene
{
    BuiltFloor built;
    FloorScene floor;
    JointMark joint;
    int rows = 0;            ///< without the border
    std::vector<Point> walk; ///< cells of the floor, both starts included; empty where no path is open, or no way is
    std::vector<Point>
        lostPath; ///< cells of a path that the catalogue has for the blocked pair, and that does not join
};

/// The pair of two places in the catalogue's rooms. A candidate is open where it is pinned, else all are ghosts. `path`
/// is a special path to be looked at in place of the catalogue's; empty for none.
[[nodiscard]] PairScene pairScene(const RoomCatalogue& catalogue, int left, int right, std::span<const Point> path);

/// The floor of a pair as large as it fits in a view of `size` logical pixels, with a narrow margin.
[[nodiscard]] FloorProjection pairProjection(Size floor, QSize size, double pixelRatio);

/// Paints the marks of a pair over its floor, in device pixels: the walk, then the joint as on every floor (see
/// paintJoints); a path that does not join has dashed frames and diamonds that are struck through. `hovered` and
/// `current` are rows of the joint, 0 for none.
void paintPair(QPainter& painter, const FloorProjection& projection, const PairScene& scene, Theme theme, int hovered,
               int current);

} // namespace zonewright

#pragma once

#include "core/geometry/point.h"
#include "render/mapprojection.h"

#include <QPoint>

#include <optional>

namespace zonewright {

/// How a map moves to keep the player in sight.
struct FollowScroll
{
    QPoint pixels;       ///< device pixels to pan by
    bool centre = false; ///< instead: the player is out of sight, and goes into the middle

    friend bool operator==(const FollowScroll&, const FollowScroll&) = default;
};

/// What keeps a player, who is at the cell `now` of the world and was at `before` if that is known, in the middle part
/// (60 %) of the viewport: whole cells, none while the player is there. After a single step it is one cell more than
/// the step at most, so that a player who begins near the border comes into the middle part bit by bit.
[[nodiscard]] FollowScroll followScroll(const MapProjection& projection, std::optional<Point> before, Point now);

} // namespace zonewright

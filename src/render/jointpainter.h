#pragma once

#include "core/strip/stripfloor.h"
#include "render/floorprojection.h"
#include "render/theme.h"

#include <optional>
#include <vector>

class QPainter;

namespace zonewright {

/// A joint as it is marked.
struct JointMark
{
    int column = 0;
    ColumnMask candidates = 0;
    int row = 0;               ///< the candidate that is open; 0 where none is
    std::vector<Point> path;   ///< the cells that a path opens; empty where none does
    std::vector<Point> walled; ///< cells that would be open, were they not closed by hand
    JointState state = JointState::Blocked;
    PinSource pin = PinSource::None; ///< of a valid pin
    bool lostPin = false;            ///< the floor has a pin here that is not applied

    friend bool operator==(const JointMark&, const JointMark&) = default;
};

/// The path that is being drawn.
struct PathMark
{
    int column = 0;             ///< of its joint, whose own marks give way
    Rect area;                  ///< the cells that it may take in
    std::vector<Point> cells;   ///< in its order
    std::vector<Point> closing; ///< cells that are open now and would be bricks again
    bool joins = false;         ///< it would open the joint
    std::optional<Point> hovered;
    std::optional<Point> cursor; ///< of the keys

    friend bool operator==(const PathMark&, const PathMark&) = default;
};

/// What is marked on a strip floor.
struct JointScene
{
    Theme theme = Theme::Light;
    int rows = 0;                  ///< without the border
    std::vector<JointMark> joints; ///< those in sight at least, by column
    std::vector<int> chosen;       ///< columns, ascending
    std::optional<Point> hovered;  ///< column and row; row 0 is the joint as a whole
    std::optional<Point> current;  ///< what the keys are on, in the same way
    std::optional<PathMark> path;

    friend bool operator==(const JointScene&, const JointScene&) = default;
};

/// How a joint's marks thin out as cells become small, in logical pixels a cell.
inline constexpr double jointNumbersFrom = 20.0; ///< numbers of rows
inline constexpr double jointSignsFrom = 13.0;   ///< pins, diamonds, signs
inline constexpr double jointFramesFrom = 8.0;   ///< frames; below, rows are filled
inline constexpr double jointRowsFrom = 3.0;     ///< rows; below, a joint is a line

/// Paints the marks of joints over a floor, in device pixels. What is not in sight costs nothing.
///
/// The column of a joint is lit; each candidate is a ghost with a dashed frame and its row's number, the open one has a
/// solid frame. A pin stands on what it opens; a path has frames and diamonds of its own along its cells; a blocked
/// joint is hatched, with a sign above it, and a pin that is not applied is struck through below it. A cell that is
/// closed by hand has a dashed frame and the sign of a blocked joint or, where it is pinned, a pin that is struck
/// through.
void paintJoints(QPainter& painter, const FloorProjection& projection, const JointScene& scene);

} // namespace zonewright

#pragma once

#include "core/base/wordtable.h"
#include "core/geometry/rect.h"
#include "core/level/problem.h"
#include "core/strip/roomcatalogue.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace zonewright {

/// How a joint was opened.
enum class JointState : std::uint8_t {
    Drawn,   ///< one of its candidates, at random
    Pinned,  ///< by a valid pin, a path included
    Special, ///< no pin, no candidate: by the catalogue's path
    Blocked, ///< not at all
};

inline constexpr WordTable<4> jointStateWords{"drawn", "pinned", "special", "blocked"};

[[nodiscard]] constexpr std::string_view word(JointState state)
{
    return wordIn(jointStateWords, state);
}

/// Where a valid pin comes from.
enum class PinSource : std::uint8_t { None, Floor, Catalogue };

struct StripRoom
{
    int type = 0; ///< its place in the catalogue's rooms
    std::int32_t code = 0;
    int column = 0; ///< of its first cell on the floor
    int width = 0;

    friend bool operator==(const StripRoom&, const StripRoom&) = default;
};

struct StripJoint
{
    int column = 0;
    std::int32_t left = 0; ///< codes
    std::int32_t right = 0;
    ColumnMask candidates = 0;
    JointState state = JointState::Blocked;
    PinSource pin = PinSource::None;
    int firstOpen = 0; ///< where its opened cells stand in StripFloor::openCells()
    int openCount = 0;

    [[nodiscard]] std::int64_t pair() const { return pairNumber(left, right); }

    friend bool operator==(const StripJoint&, const StripJoint&) = default;
};

/// A floor of rooms in a row: a border of bricks all around, rooms with one joint between each two. Positions count
/// from 0 at the border, so rows of rooms count from 1. Filled by StripBuilder, which keeps its memory.
class StripFloor
{
public:
    [[nodiscard]] Size size() const { return {static_cast<int>(m_columns.size()), m_rows + 2}; }

    /// Whether a cell is a slab; false outside the floor and on its border.
    [[nodiscard]] bool slab(Point at) const;

    /// Every column, the two of the border included.
    [[nodiscard]] std::span<const ColumnMask> columns() const { return m_columns; }

    [[nodiscard]] std::span<const StripRoom> rooms() const { return m_rooms; }

    [[nodiscard]] std::span<const StripJoint> joints() const { return m_joints; }

    /// The cells that a joint's junction or path is made of, in the path's order; some may have been slabs before.
    [[nodiscard]] std::span<const Point> open(const StripJoint& joint) const
    {
        return std::span(m_open).subspan(static_cast<std::size_t>(joint.firstOpen),
                                         static_cast<std::size_t>(joint.openCount));
    }

    [[nodiscard]] Point hero() const { return m_hero; }

    /// Left to right those of joints and pins (a pin off any joint last, in the order of the pins), then the hero's,
    /// then unreachable regions in row order.
    [[nodiscard]] std::span<const Problem> problems() const { return m_problems; }

    /// One row as text: `#` for a brick, `.` for a slab.
    [[nodiscard]] std::string rowText(int y) const;

    friend bool operator==(const StripFloor&, const StripFloor&) = default;

private:
    friend class StripBuilder;
    friend class StripReplay;

    int m_rows = 0;
    std::vector<ColumnMask> m_columns;
    std::vector<StripRoom> m_rooms;
    std::vector<StripJoint> m_joints;
    std::vector<Point> m_open;
    Point m_hero;
    std::vector<Problem> m_problems;
};

} // namespace zonewright

#pragma once

#include "core/geometry/grid.h"
#include "core/geometry/rect.h"
#include "core/level/problem.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

enum class DugCell : std::uint8_t { Earth, Wall, Floor, Corridor, Door };

/// Floor of rooms and of corridors, and doors, locked or not.
[[nodiscard]] constexpr bool walkable(DugCell cell)
{
    return cell >= DugCell::Floor;
}

/// The ids of all rooms whose floor, grown by one cell, holds a cell: never more than four, ascending.
struct RoomIds
{
    std::array<std::uint32_t, 4> ids{};
    std::uint8_t count = 0;

    [[nodiscard]] std::span<const std::uint32_t> all() const { return std::span(ids).first(count); }

    friend bool operator==(const RoomIds&, const RoomIds&) = default;
};

struct DugRoom
{
    std::uint32_t id = 0; ///< from 1, in the order of placing
    int piece = 0;        ///< its place in the piece list
    Rect floor;           ///< without walls
    bool boss = false;    ///< the first room of a lair
    bool locked = false;  ///< an annexe

    friend bool operator==(const DugRoom&, const DugRoom&) = default;
};

struct DugDoor
{
    Point at;
    bool locked = false;
    RoomIds ids; ///< of the wall that it pierces

    friend bool operator==(const DugDoor&, const DugDoor&) = default;
};

struct DugWall
{
    Point at;
    RoomIds ids;

    friend bool operator==(const DugWall&, const DugWall&) = default;
};

/// The 16 glyphs of walls by `right + 2·left + 4·up + 8·down`, as code points.
inline constexpr std::array<char32_t, 16> wallGlyphs{U'·', U'╶', U'╴', U'─', U'╵', U'└', U'┘', U'┴',
                                                     U'╷', U'┌', U'┐', U'┬', U'│', U'├', U'┤', U'┼'};

/// A floor dug from rooms and corridors.
struct DugFloor
{
    Grid<DugCell> cells;
    Grid<std::uint8_t> joins;   ///< of walls and doors: the index of wallGlyphs; 0 elsewhere
    std::vector<DugRoom> rooms; ///< in the order of placing
    std::vector<DugDoor> doors; ///< in row order
    std::vector<DugWall> walls; ///< in row order
    std::optional<Point> up;    ///< both stairs, or none where there is a problem
    std::optional<Point> down;
    int distance = 0;              ///< steps in 4 directions between the stairs, locked doors counted as open
    int asked = 0;                 ///< pieces
    int placed = 0;                ///< pieces, the first room included
    std::int64_t attempts = 0;     ///< walls tried in all
    std::vector<Problem> problems; ///< at most one, and then all is earth

    friend bool operator==(const DugFloor&, const DugFloor&) = default;
};

} // namespace zonewright

#pragma once

#include "core/dig/piecelist.h"
#include "core/geometry/direction.h"
#include "core/geometry/rect.h"

#include <array>
#include <cstdint>

namespace zonewright {

/// The four ways that a piece can grow, in the order of the bits of a SideSet.
enum class DigSide : std::uint8_t { North, East, South, West };

inline constexpr std::array<DigSide, 4> digSides{DigSide::North, DigSide::East, DigSide::South, DigSide::West};

[[nodiscard]] constexpr SideSet sideBit(DigSide side)
{
    return static_cast<SideSet>(1U << static_cast<unsigned>(side));
}

[[nodiscard]] constexpr bool holds(SideSet sides, DigSide side)
{
    return (sides & sideBit(side)) != 0;
}

[[nodiscard]] constexpr Direction direction(DigSide side)
{
    return static_cast<Direction>(2 * static_cast<int>(side));
}

[[nodiscard]] constexpr Point step(DigSide side)
{
    return step(direction(side));
}

[[nodiscard]] constexpr DigSide opposite(DigSide side)
{
    return static_cast<DigSide>((static_cast<unsigned>(side) + 2) % 4);
}

/// The step along a wall on that side: east or south.
[[nodiscard]] constexpr Point stepAlong(DigSide side)
{
    return static_cast<unsigned>(side) % 2 == 0 ? Point{1, 0} : Point{0, 1};
}

/// The floor cells along that side of a room.
[[nodiscard]] constexpr int lengthAlong(DigSide side, Size size)
{
    return static_cast<unsigned>(side) % 2 == 0 ? size.width : size.height;
}

/// A room's floor of `size` that lies beyond a door towards `side`: `start` is the floor cell next to the door, the
/// `offset`-th of that edge, from the west or the north.
[[nodiscard]] constexpr Rect floorBeyond(Point start, DigSide side, Size size, int offset)
{
    switch (side) {
    case DigSide::North:
        return {start.x - offset, start.y - size.height + 1, size.width, size.height};
    case DigSide::South:
        return {start.x - offset, start.y, size.width, size.height};
    case DigSide::East:
        return {start.x, start.y - offset, size.width, size.height};
    case DigSide::West:
        break;
    }
    return {start.x - size.width + 1, start.y - offset, size.width, size.height};
}

/// The `offset`-th wall cell of a room's side, from the west or the north, corners left out.
[[nodiscard]] constexpr Point wallCell(Rect floor, DigSide side, int offset)
{
    switch (side) {
    case DigSide::North:
        return {floor.x + offset, floor.y - 1};
    case DigSide::South:
        return {floor.x + offset, floor.bottom()};
    case DigSide::East:
        return {floor.right(), floor.y + offset};
    case DigSide::West:
        break;
    }
    return {floor.x - 1, floor.y + offset};
}

} // namespace zonewright

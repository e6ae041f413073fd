#pragma once

#include "core/geometry/point.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace zonewright {

/// The eight ways to move and waiting, in the order of the compass.
enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest, None };

namespace detail {

struct DirectionRow
{
    std::string_view word;
    Point step;
};

inline constexpr std::array<DirectionRow, 9> directionTable{{
    {"N", {0, -1}},
    {"NE", {1, -1}},
    {"E", {1, 0}},
    {"SE", {1, 1}},
    {"S", {0, 1}},
    {"SW", {-1, 1}},
    {"W", {-1, 0}},
    {"NW", {-1, -1}},
    {".", {0, 0}},
}};

} // namespace detail

/// The offset of one move.
[[nodiscard]] constexpr Point step(Direction direction)
{
    return detail::directionTable[static_cast<std::size_t>(direction)].step;
}

/// The word of the walk notation: `N NE E SE S SW W NW`, and `.` for waiting.
[[nodiscard]] constexpr std::string_view word(Direction direction)
{
    return detail::directionTable[static_cast<std::size_t>(direction)].word;
}

/// The direction whose step has the signs of `offset`; None for no offset.
[[nodiscard]] constexpr Direction directionOf(Point offset)
{
    const Point sign{(offset.x > 0) - (offset.x < 0), (offset.y > 0) - (offset.y < 0)};
    for (std::size_t i = 0; i < detail::directionTable.size(); ++i) {
        if (detail::directionTable[i].step == sign)
            return static_cast<Direction>(i);
    }
    return Direction::None;
}

/// The direction that a word of the walk notation names; case counts.
[[nodiscard]] constexpr std::optional<Direction> directionFromWord(std::string_view text)
{
    for (std::size_t i = 0; i < detail::directionTable.size(); ++i) {
        if (detail::directionTable[i].word == text)
            return static_cast<Direction>(i);
    }
    return std::nullopt;
}

} // namespace zonewright

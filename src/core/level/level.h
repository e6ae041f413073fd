#pragma once

#include "core/base/wordtable.h"
#include "core/geometry/grid.h"
#include "core/level/levelcell.h"
#include "core/level/problem.h"

#include <string>
#include <utility>
#include <vector>

namespace zonewright {

enum class MarkerKind : std::uint8_t {
    Hero,
    Exit, ///< of a strip floor: where the hero stands on the floor below, if that one follows it
    StairsUp,
    StairsDown,
    Door,
    LockedDoor,
    Room, ///< a rectangle: the floor of a room, without walls
    Creature,
    Settlement, ///< a rectangle
    Entrance,
    Dungeon, ///< an entrance that leads to a dungeon of the project
    Custom,  ///< set by hand
};

inline constexpr WordTable<12> markerKindWords{"hero",       "exit",        "stairs-up", "stairs-down",
                                               "door",       "locked-door", "room",      "creature",
                                               "settlement", "entrance",    "dungeon",   "custom"};

[[nodiscard]] constexpr std::string_view word(MarkerKind kind)
{
    return wordIn(markerKindWords, kind);
}

/// A name with a value, both text in UTF-8.
using Property = std::pair<std::string, std::string>;

/// Something that stands on a level: one cell, or a rectangle of cells.
struct Marker
{
    MarkerKind kind{};
    Rect at{0, 0, 1, 1};
    std::string name; ///< of a creature or a room its kind, of a place its name; may be empty
    std::vector<Property> properties;

    friend bool operator==(const Marker&, const Marker&) = default;
};

enum class LevelKind : std::uint8_t { Zone, Window, Strip, Dug };

inline constexpr WordTable<4> levelKindWords{"zone", "window", "strip", "dug"};

[[nodiscard]] constexpr std::string_view word(LevelKind kind)
{
    return wordIn(levelKindWords, kind);
}

/// What zones, windows, strip floors and dug floors all become, for whatever shows or exports them.
struct Level
{
    LevelKind kind{};
    Grid<LevelCell> cells;
    std::vector<Marker> markers;   ///< what the generator put there, in its order, then what was set by hand
    std::vector<Problem> problems; ///< the generator's, then what is set by hand outside the
                                   ///< floor or misplaced, then walled-in, then unreachable regions in row order

    friend bool operator==(const Level&, const Level&) = default;
};

/// The first marker of a kind, null where there is none.
[[nodiscard]] const Marker* findMarker(const Level& level, MarkerKind kind);

} // namespace zonewright

#pragma once

#include "core/base/wordtable.h"
#include "core/dig/dugfloor.h"
#include "core/geometry/direction.h"

#include <vector>

namespace zonewright {

/// One decision of the digger.
enum class DigStepKind : std::uint8_t {
    StartedOver, ///< all is earth again: the first of all, and where a lair did not fit
    PieceChosen, ///< from the list, by its weight
    WallTried,   ///< a place in the list of walls
    Refused,     ///< the piece does not fit there; the reason says why
    Carved,      ///< the piece was placed
    CorridorPruned,
    DoorRemoved,
    StairsPlaced, ///< one of the two
};

inline constexpr WordTable<8> digStepWords{"started-over", "piece-chosen",    "wall-tried",   "refused",
                                           "carved",       "corridor-pruned", "door-removed", "stairs-placed"};

[[nodiscard]] constexpr std::string_view word(DigStepKind kind)
{
    return wordIn(digStepWords, kind);
}

/// Why the digger did it, or did not. Extended where the rules need more; the words are listed by `help dig`.
enum class DigReason : std::uint8_t {
    None,
    First,            ///< piece-chosen: the first room
    ByWeight,         ///< piece-chosen
    Sequence,         ///< piece-chosen: the next room of a sequence
    Annexe,           ///< piece-chosen
    Border,           ///< refused: it would touch the outermost ring
    RoomInTheWay,     ///< refused: another room, or its wall, where floor would be
    CorridorInTheWay, ///< refused: a corridor where floor or wall of the room would be
    CorridorBeside,   ///< refused: a corridor side by side with another
    ThirdWay,         ///< refused: a door would have a third walkable neighbour
    DoorsTouch,       ///< refused: two doors side by side
    DeadEnd,          ///< corridor-pruned: one walkable neighbour or none
    DoorToNothing,    ///< corridor-pruned, door-removed: a corridor cell whose only neighbour is a door
    Up,               ///< stairs-placed
    Down,             ///< stairs-placed
};

inline constexpr WordTable<15> digReasonWords{"none",
                                              "first-room",
                                              "by-weight",
                                              "sequence",
                                              "annexe",
                                              "border",
                                              "room-in-the-way",
                                              "corridor-in-the-way",
                                              "corridor-beside",
                                              "third-way",
                                              "doors-touch",
                                              "dead-end",
                                              "door-to-nothing",
                                              "up",
                                              "down"};

[[nodiscard]] constexpr std::string_view word(DigReason reason)
{
    return wordIn(digReasonWords, reason);
}

/// A decision with all that is needed to do it again, and to draw its ghost.
struct DigStep
{
    DigStepKind kind{};
    DigReason reason = DigReason::None;
    Direction direction = Direction::None; ///< of wall-tried, refused and carved: from the wall outwards
    Point at;   ///< the cell that it is about: a wall, a door, a corridor cell, a stair; of the first room its corner
    Rect floor; ///< of refused and carved: the cells that become walkable, the door left out
    int piece = -1; ///< of piece-chosen, refused and carved: its place in the list

    friend bool operator==(const DigStep&, const DigStep&) = default;
};

using DigSteps = std::vector<DigStep>;

} // namespace zonewright

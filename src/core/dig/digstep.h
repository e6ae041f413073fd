#pragma once

#include "core/base/wordtable.h"
#include "core/dig/dugfloor.h"
#include "core/geometry/direction.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace zonewright {

/// One decision of the digger.
enum class DigStepKind : std::uint8_t {
    StartedOver, ///< all is earth again: the first of all, where a floor did not come right, and where it was given up
    PieceChosen, ///< from the list, by its weight
    WallTried,   ///< a place in the list of walls
    Refused,     ///< the piece does not fit there; the reason says why
    Carved,      ///< the piece was placed
    DoorOpened,  ///< the corridor that was carved met a room's wall
    CorridorPruned,
    DoorRemoved,
    StairsPlaced, ///< one of the two
};

inline constexpr WordTable<9> digStepWords{"started-over", "piece-chosen",    "wall-tried",   "refused",      "carved",
                                           "door-opened",  "corridor-pruned", "door-removed", "stairs-placed"};

[[nodiscard]] constexpr std::string_view word(DigStepKind kind)
{
    return wordIn(digStepWords, kind);
}

/// Why the digger did it, or did not. The words are listed by `help dig`.
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
    ThirdWay,         ///< refused: there is a door already, which would have a third walkable neighbour
    DoorsTouch,       ///< refused: two doors side by side
    TooFewPieces,     ///< refused: a sequence longer than the pieces that are left
    DeadEnd,          ///< corridor-pruned: one walkable neighbour or none
    DoorToNothing,    ///< corridor-pruned, door-removed: a corridor cell whose only neighbour is a door
    Up,               ///< stairs-placed
    Down,             ///< stairs-placed
};

inline constexpr WordTable<16> digReasonWords{"none",
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
                                              "too-few-pieces",
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
    Direction direction = Direction::None; ///< from the wall outwards, of what is about a wall
    DugCell cell{}; ///< of carved: what `floor` becomes; of what is taken away: what `at` becomes
    Point at;   ///< the cell that it is about: a wall, a door, a corridor cell, a stair; of the first room its corner
    Rect floor; ///< of carved, and of refused as far as it is known: the cells that become walkable, the door left out
    int piece = -1; ///< of piece-chosen, refused and carved: its place in the list

    /// Whether a carved piece has its door at `at`: all but the first room and a corridor that begins at a corridor.
    [[nodiscard]] bool hasDoor() const { return kind == DigStepKind::Carved && !floor.contains(at); }

    friend bool operator==(const DigStep&, const DigStep&) = default;
};

using DigSteps = std::vector<DigStep>;

/// The decisions of a floor up to a number; those that come later are counted alone.
struct KeptDigSteps
{
    DigSteps steps;
    std::size_t most = std::numeric_limits<std::size_t>::max();
    std::size_t dropped = 0;
};

} // namespace zonewright

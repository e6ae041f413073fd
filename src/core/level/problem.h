#pragma once

#include "core/base/wordtable.h"
#include "core/geometry/point.h"

#include <cstdint>
#include <string_view>

namespace zonewright {

/// What can be wrong with a floor. Its word is what files, scripts and the command line call it.
enum class ProblemKind : std::uint8_t {
    Blocked,      ///< a joint with no candidate, no path and no pin
    Unreachable,  ///< walkable cells that the hero cannot reach, one problem for each connected region
    WalledIn,     ///< a hero without a walkable neighbour
    HeroOutside,  ///< a position from the floor above that lies on the border or outside
    InvalidPin,   ///< a pin that is kept and not applied
    NoPieces,     ///< a dug floor of no piece
    NoWeights,    ///< a piece list from which nothing can be chosen
    TooSmall,     ///< a size in which no floor of this list fits
    UnknownRoom,  ///< a sequence names a code that the catalogue lacks; nothing is built
    OutsideFloor, ///< a touch-up, a marker or an exit outside the floor, kept and not applied
    Misplaced,    ///< what is set by hand is applied, and does not fit what was made around it
};

inline constexpr WordTable<11> problemKindWords{"blocked",      "unreachable",   "walled-in",  "hero-outside",
                                                "invalid-pin",  "no-pieces",     "no-weights", "too-small",
                                                "unknown-room", "outside-floor", "misplaced"};

[[nodiscard]] constexpr std::string_view word(ProblemKind kind)
{
    return wordIn(problemKindWords, kind);
}

/// Why, where the kind alone does not say it.
enum class ProblemReason : std::uint8_t {
    None,
    NoCandidate,       ///< blocked: no row has a slab on both sides, and there is no path for the pair
    PathDoesNotJoin,   ///< once its cells are slabs, no slab of the left room is joined to one of the right room
    PathLeavesRooms,   ///< a cell of the path lies in neither room nor the joint
    NotACandidate,     ///< the pinned row is no candidate of the joint
    OffAnyJoint,       ///< no joint stands in the pinned column
    RoomLargerThanMap, ///< no room of the list fits in the size
    NoPlaceForStairs,  ///< there is no place for two stairs
    NoPlaceForAnnexe,  ///< a lair whose annexe, or whose way out, fits nowhere
    OpenBorder,        ///< misplaced: walkable cells set by hand on the outermost ring of cells
    NotADoorway,       ///< misplaced: a door set by hand on a dug floor is not between two walkable cells alone
    NotWalkable,       ///< misplaced: the hero, the exit or stairs stand where nobody can walk
    Buried,            ///< misplaced: neither the cell of a marker set by hand nor one around it is walkable
};

/// One thing that is wrong, with its place. The sentence for people is made at the edge, from all of this.
struct Problem
{
    ProblemKind kind{};
    Point at;
    ProblemReason reason = ProblemReason::None;
    std::int64_t number = 0; ///< of a region: its cells; of a joint and of a pin on one: the pair number; of an
                             ///< unknown room: its code; of cells set by hand outside the floor or on its border: how
                             ///< many there are, the first one in row order being at `at`; else 0

    friend bool operator==(const Problem&, const Problem&) = default;
};

} // namespace zonewright

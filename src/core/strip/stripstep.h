#pragma once

#include "core/base/wordtable.h"
#include "core/strip/stripfloor.h"

#include <vector>

namespace zonewright {

/// One decision of the builder of strip floors, in the order in which they are taken: the rooms from left to right,
/// then joint by joint, then the hero.
enum class StripStepKind : std::uint8_t {
    RoomChosen,
    CandidatesFound, ///< of one joint
    PinRefused,      ///< it is kept and not applied; the reason says why
    JunctionDrawn,   ///< a candidate, by chance
    JunctionPinned,  ///< a candidate or a path
    PathOpened,      ///< no pin, no candidate: the catalogue's path
    JointBlocked,    ///< nothing is opened; the reason says why
    HeroRefused,     ///< the exit of the floor above, which lies on the border or outside
    HeroPlaced,
};

inline constexpr WordTable<9> stripStepWords{"room-chosen", "candidates-found", "pin-refused",  "drawn",      "pinned",
                                             "path-opened", "blocked",          "hero-refused", "hero-placed"};

[[nodiscard]] constexpr std::string_view word(StripStepKind kind)
{
    return wordIn(stripStepWords, kind);
}

/// A decision with all that is needed to do it again, and to draw its ghost.
struct StripStep
{
    StripStepKind kind{};
    PinSource pin = PinSource::None;            ///< of what is about a pin: where that is
    ProblemReason reason = ProblemReason::None; ///< of pin-refused and blocked
    int index = -1; ///< of room-chosen and of a hero that starts in a room: the room's place in the row; of what is
                    ///< about a joint: its place; -1 for a pin off any joint and for a hero from the floor above
    Point at;       ///< the room's first cell, the row in a joint's column (the first one where there is none), the
                    ///< hero's cell
    ColumnMask candidates = 0; ///< of candidates-found
    std::vector<Point> cells;  ///< that become slabs, some of which may be slabs already; of pin-refused those that
                               ///< would have, perhaps outside the floor

    /// Whether it turns its cells into slabs.
    [[nodiscard]] bool opens() const { return kind != StripStepKind::PinRefused && !cells.empty(); }

    friend bool operator==(const StripStep&, const StripStep&) = default;
};

using StripSteps = std::vector<StripStep>;

} // namespace zonewright

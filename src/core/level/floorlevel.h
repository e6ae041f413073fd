#pragma once

#include "core/level/floorplan.h"

namespace zonewright {

/// A floor as it is when everything is applied: the level, and what its generator had to say beside it.
struct BuiltFloor
{
    Level level;
    std::variant<StripFloor, DugFloor> made; ///< before touch-ups
    std::optional<Point> exit; ///< where the hero stands on the floor below, if that one follows: a dug floor's stairs
                               ///< down, a strip floor's chosen cell or the start cell of its leftmost room
};

/// Whether a cell that a joint opens is closed by what was set by hand.
[[nodiscard]] bool walledUp(const BuiltFloor& floor, Point cell);

/// Whether one of the cells that a joint of a strip floor opens is.
[[nodiscard]] bool walledUp(const BuiltFloor& floor, const StripJoint& joint);

/// The settings of a strip floor's builder. `above` is the exit of the floor above, if there is one.
[[nodiscard]] StripSettings stripSettings(const StripPlan& plan, std::uint64_t seed, std::optional<Point> above);

/// The settings of a dug floor's digger. In a lair, whose first room holds no stairs, the plan's choice waits.
[[nodiscard]] DigSettings digSettings(const DugPlan& plan, std::uint64_t seed, bool lair);

/// Builds a strip floor with its touch-ups and markers. A sequence that names a code which the catalogue lacks gives
/// three columns of bricks and the problem `unknown-room`; the rest of the plan is valid (see validate). Writes what
/// the builder decided into `steps` where it is given.
[[nodiscard]] BuiltFloor buildStripFloor(const RoomCatalogue& catalogue, const FloorPlan& floor, std::uint64_t seed,
                                         std::optional<Point> above, StripSteps* steps = nullptr);

/// The same of a dug floor; the plan is valid.
[[nodiscard]] BuiltFloor buildDugFloor(const PieceList& list, const FloorPlan& floor, std::uint64_t seed,
                                       KeptDigSteps* steps = nullptr);

} // namespace zonewright

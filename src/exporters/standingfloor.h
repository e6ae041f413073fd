#pragma once

#include "core/level/floorlevel.h"

namespace zonewright {

/// A dug floor as it stands: as it was made, with what was set by hand. Cells that no digger makes count as earth
/// (brick) and floor (slab); walls and doors set by hand have the ids of the rooms beside them and are joined all
/// around; stairs are those of the level. `distance` is -1 where no way leads from one to the other, and problems are
/// all of the level's. `built` is a dug floor.
[[nodiscard]] DugFloor standingFloor(const BuiltFloor& built);

} // namespace zonewright

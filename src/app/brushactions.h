#pragma once

#include "app/actiontable.h"
#include "core/level/levelcell.h"

#include <array>
#include <utility>

namespace zonewright {

/// The commands that choose what the tools of a floor paint.
inline constexpr std::array brushActions{
    std::pair{ActionId::BrushSlab, LevelCell::Slab},   std::pair{ActionId::BrushBrick, LevelCell::Brick},
    std::pair{ActionId::BrushFloor, LevelCell::Floor}, std::pair{ActionId::BrushCorridor, LevelCell::Corridor},
    std::pair{ActionId::BrushWall, LevelCell::Wall},   std::pair{ActionId::BrushEarth, LevelCell::Earth},
    std::pair{ActionId::BrushDoor, LevelCell::Door},   std::pair{ActionId::BrushLockedDoor, LevelCell::LockedDoor},
};

} // namespace zonewright

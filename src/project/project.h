#pragma once

#include "core/walk/walksettings.h"
#include "core/world/worldsettings.h"

#include <vector>

namespace zonewright {

/// Everything that one project file holds. A value: comparing two of them compares every part.
struct Project
{
    WorldSettings world;
    WalkSettings walk;            ///< start, memory, engine and scheduled events
    std::vector<Direction> moves; ///< the kept walk

    friend bool operator==(const Project&, const Project&) = default;
};

} // namespace zonewright

#pragma once

#include "core/world/worldsettings.h"

namespace zonewright {

/// Everything that one project file holds. A value: comparing two of them compares every part.
struct Project
{
    WorldSettings world;

    friend bool operator==(const Project&, const Project&) = default;
};

} // namespace zonewright

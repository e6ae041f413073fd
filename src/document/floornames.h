#pragma once

#include "core/level/floorplan.h"

#include <set>
#include <string>

namespace zonewright {

/// The names of a dungeon's floors, for new ones: levels are named by theirs, so that no two should be alike.
class FloorNames
{
public:
    explicit FloorNames(const Dungeon& dungeon);

    /// A name that is not taken, and now is: `name` itself, else `name (2)` and so on, cut where it would be too long.
    [[nodiscard]] std::string takeLike(const std::string& name);

private:
    std::set<std::string> m_taken;
};

} // namespace zonewright

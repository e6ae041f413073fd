#pragma once

#include "core/strip/stripfloor.h"

#include <algorithm>

namespace zonewright {

/// The joint in a column of a floor; null where none stands there, and without a floor. Valid as long as the floor is.
[[nodiscard]] inline const StripJoint* jointOf(const StripFloor* floor, int column)
{
    if (floor == nullptr)
        return nullptr;
    const auto found = std::ranges::lower_bound(floor->joints(), column, {}, &StripJoint::column);
    return found != floor->joints().end() && found->column == column ? &*found : nullptr;
}

} // namespace zonewright

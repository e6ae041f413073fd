#include "core/level/level.h"

#include <algorithm>

namespace zonewright {

const Marker* findMarker(const Level& level, MarkerKind kind)
{
    const auto found = std::ranges::find(level.markers, kind, &Marker::kind);
    return found == level.markers.end() ? nullptr : &*found;
}

} // namespace zonewright

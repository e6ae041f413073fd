#pragma once

#include "render/floorscene.h"

#include <optional>

namespace zonewright {

/// The tile of a cell of a floor, which covers it: the kind of cell, in a variant that its position alone decides; of
/// walls and doors by how they join.
[[nodiscard]] int floorCellTile(const FloorScene& scene, Point at);

/// The shade that walls, bricks or earth to the north and west throw on a cell; nothing where there is none.
[[nodiscard]] std::optional<int> floorShadeTile(const FloorScene& scene, Point at);

/// The tile of what stands on a floor; nothing for what is seen in its cells already, such as a door or a room.
[[nodiscard]] std::optional<int> markerTile(MarkerKind kind);

} // namespace zonewright

#pragma once

#include "project/projectitems.h"

#include <vector>

namespace zonewright {

/// Whether a floor is made from the catalogue or the piece list of this id.
[[nodiscard]] bool usesItem(const FloorPlan& floor, ItemId item);

/// The floors that are made from a catalogue or a piece list, in the project's order.
[[nodiscard]] std::vector<ItemId> floorsUsing(const Project& project, ItemId item);

} // namespace zonewright

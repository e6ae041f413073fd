#pragma once

#include "core/dig/digstep.h"
#include "core/dig/dugfloor.h"

namespace zonewright {

/// Takes away dead ends, in one pass over the map, cell by cell in row order. (a) A corridor cell whose only walkable
/// neighbour (4 directions) is a door is removed and the door becomes wall again; the test goes on from the door's
/// other neighbour, if that is a corridor. (b) A corridor cell with one walkable neighbour or none is removed, and the
/// test goes on from that neighbour, if it is a corridor. What is removed becomes wall where the grown floor of a room
/// holds it, earth elsewhere. A fork falls branch by branch. Pruning again changes nothing.
void prune(Grid<DugCell>& cells, std::span<const Rect> roomFloors, DigSteps* steps = nullptr);

} // namespace zonewright

#pragma once

#include "core/world/zone.h"

#include <cstdint>

namespace zonewright {

/// Fills in what is born with a zone whose position and cells are there: its settlement, its entrance, its creatures.
/// `seed` is the zone's own, `firstId` the id of its first creature. It never makes more than mostCreatures(side).
void populate(Zone& zone, std::uint64_t seed, std::int64_t firstId);

/// The largest number of creatures that a zone of `side` cells a side can be born with.
[[nodiscard]] int mostCreatures(int side);

} // namespace zonewright

#include "core/level/floorplan.h"

#include "core/random/seed.h"

namespace zonewright {

std::uint64_t floorSeed(std::uint64_t worldSeed, ItemId dungeon, const FloorPlan& floor)
{
    const SeedSource source = floor.copied.value_or(SeedSource{.dungeon = dungeon, .floor = floor.id});
    const std::uint64_t inDungeon = deriveSeed(worldSeed, "dungeon", static_cast<std::uint64_t>(source.dungeon));
    const std::uint64_t ofFloor = deriveSeed(inDungeon, "floor", static_cast<std::uint64_t>(source.floor));
    return deriveSeed(ofFloor, "rooms", floor.redraw);
}

} // namespace zonewright

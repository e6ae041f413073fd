#include "project/projectlevels.h"

namespace zonewright {

BuiltFloor buildFloor(const Project& project, std::uint64_t worldSeed, FloorPlace place, std::optional<Point> above)
{
    const FloorPlan& floor = floorAt(project, place);
    const std::uint64_t seed = floorSeed(worldSeed, project.dungeons[place.dungeon].id, floor);
    if (const StripPlan* strip = floor.strip())
        return buildStripFloor(*findCatalogue(project, strip->catalogue)->rooms, floor, seed, above);
    return buildDugFloor(*findPieceList(project, floor.dug()->pieces)->pieces, floor, seed);
}

bool followsExit(const FloorPlan& floor)
{
    const StripPlan* strip = floor.strip();
    return strip != nullptr && strip->heroFromAbove;
}

std::optional<FloorPlace> floorAbove(const Project& project, FloorPlace place)
{
    if (place.floor == 0 || !followsExit(floorAt(project, place)))
        return std::nullopt;
    return FloorPlace{place.dungeon, place.floor - 1};
}

std::vector<BuiltFloor> buildDungeon(const Project& project, std::uint64_t worldSeed, std::size_t dungeon)
{
    std::vector<BuiltFloor> built;
    const std::size_t count = project.dungeons[dungeon].floors.size();
    built.reserve(count);
    for (std::size_t floor = 0; floor < count; ++floor) {
        const std::optional<Point> above = built.empty() ? std::nullopt : built.back().exit;
        built.push_back(buildFloor(project, worldSeed, {dungeon, floor}, above));
    }
    return built;
}

} // namespace zonewright

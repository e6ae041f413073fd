#include "project/floorsource.h"

namespace zonewright {

FloorSource::FloorSource(const Project& project, std::uint64_t worldSeed, FloorPlace place)
    : m_worldSeed(worldSeed)
    , m_dungeon(project.dungeons[place.dungeon].id)
    , m_floor(partOf(project, floorAt(project, place)))
{
    if (const auto above = floorAbove(project, place))
        m_above = partOf(project, floorAt(project, *above));
}

FloorSource::Part FloorSource::partOf(const Project& project, const FloorPlan& plan)
{
    Part part{.plan = plan};
    if (const StripPlan* strip = plan.strip())
        part.rooms = findCatalogue(project, strip->catalogue)->rooms;
    else
        part.pieces = findPieceList(project, plan.dug()->pieces)->pieces;
    return part;
}

void FloorSource::setPlan(const FloorPlan& plan)
{
    m_floor.plan = plan;
}

BuiltFloor FloorSource::build() const
{
    return buildPart(m_floor, exitAbove());
}

FloorSteps FloorSource::record(std::size_t most) const
{
    const std::uint64_t seed = floorSeed(m_worldSeed, m_dungeon, m_floor.plan);
    return m_floor.rooms ? FloorSteps::ofStrip(m_floor.rooms, m_floor.plan, seed, exitAbove())
                         : FloorSteps::ofDug(m_floor.pieces, m_floor.plan, seed, most);
}

/// The exit of the floor above is its own matter, so that no floor farther above counts.
std::optional<Point> FloorSource::exitAbove() const
{
    return m_above ? buildPart(*m_above, std::nullopt).exit : std::nullopt;
}

BuiltFloor FloorSource::buildPart(const Part& part, std::optional<Point> above) const
{
    const std::uint64_t seed = floorSeed(m_worldSeed, m_dungeon, part.plan);
    return part.rooms ? buildStripFloor(*part.rooms, part.plan, seed, above)
                      : buildDugFloor(*part.pieces, part.plan, seed);
}

} // namespace zonewright

#include "document/builtfloors.h"

#include "core/world/world.h"
#include "document/itemuse.h"
#include "project/floorsource.h"

#include <utility>

namespace zonewright {

namespace {

FloorPlace placeOf(int dungeon, int floor)
{
    return {static_cast<std::size_t>(dungeon), static_cast<std::size_t>(floor)};
}

} // namespace

BuiltFloors::BuiltFloors(const ProjectState& state, QObject* parent)
    : QObject(parent)
    , m_state(state)
{
}

const BuiltFloor& BuiltFloors::floor(ItemId id)
{
    if (const auto known = m_built.find(id); known != m_built.end())
        return known->second;
    const Project& project = m_state.project();
    const std::uint64_t seed = worldSeed(project.world.name);
    const FloorPlace place = findFloor(project, id).value();
    if (followsExit(floorAt(project, place)) && place.floor > 0) {
        const auto above = m_built.find(floorAt(project, {place.dungeon, place.floor - 1}).id);
        // Not asked for by its id where it is not there yet: that would build all floors above, each for the next.
        if (above == m_built.end())
            return m_built.emplace(id, FloorSource(project, seed, place).build()).first->second;
        return m_built.emplace(id, buildFloor(project, seed, place, above->second.exit)).first->second;
    }
    return m_built.emplace(id, buildFloor(project, seed, place, std::nullopt)).first->second;
}

void BuiltFloors::take(const Change& change)
{
    dropWhatDependsOn(change);
    // Told when all are dropped: who is told may ask for any floor.
    for (const ItemId floor : std::exchange(m_dropped, {}))
        Q_EMIT levelChanged(floor);
}

void BuiltFloors::dropWhatDependsOn(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
    case ChangeKind::World:
        return dropAll();
    case ChangeKind::CatalogueReplaced:
    case ChangeKind::PieceListReplaced:
        return dropUsers(change.id);
    case ChangeKind::FloorReplaced:
        drop(change.id);
        return dropFollower(placeOf(change.parent, change.index));
    case ChangeKind::FloorInserted:
        return dropFollower(placeOf(change.parent, change.index));
    case ChangeKind::FloorRemoved:
        m_built.erase(change.id);
        return dropFollower(placeOf(change.parent, change.index - 1));
    case ChangeKind::FloorMoved:
        drop(change.id);
        dropDungeon(static_cast<std::size_t>(change.fromParent));
        return dropDungeon(static_cast<std::size_t>(change.parent));
    case ChangeKind::DungeonRemoved:
        m_built.clear(); // while its floors are away nobody tells what changes them
        break;
    default:
        break;
    }
}

void BuiltFloors::dropAll()
{
    m_built.clear();
    for (const FloorPlace place : allFloors(m_state.project()))
        m_dropped.insert(floorAt(m_state.project(), place).id);
}

void BuiltFloors::drop(ItemId floor)
{
    m_built.erase(floor);
    m_dropped.insert(floor);
}

/// Floors that follow the exit of the one above, which may be another one now.
void BuiltFloors::dropDungeon(std::size_t dungeon)
{
    for (const FloorPlan& floor : m_state.project().dungeons[dungeon].floors) {
        if (followsExit(floor))
            drop(floor.id);
    }
}

void BuiltFloors::dropUsers(ItemId item)
{
    const Project& project = m_state.project();
    for (const FloorPlace place : allFloors(project)) {
        if (usesItem(floorAt(project, place), item)) {
            drop(floorAt(project, place).id);
            dropFollower(place);
        }
    }
}

/// The floor below a place, if it follows the exit of the one there. `place.floor` may be one before the first.
void BuiltFloors::dropFollower(FloorPlace place)
{
    const auto& floors = m_state.project().dungeons[place.dungeon].floors;
    const std::size_t below = place.floor + 1;
    if (below < floors.size() && followsExit(floors[below]))
        drop(floors[below].id);
}

} // namespace zonewright

#include "document/projectstate.h"

#include <utility>

namespace zonewright {

namespace {

template <typename T>
void insertAt(std::vector<T>& values, int index, T value)
{
    values.insert(values.begin() + index, std::move(value));
}

template <typename T>
T takeAt(std::vector<T>& values, int index)
{
    T value = std::move(values[static_cast<std::size_t>(index)]);
    values.erase(values.begin() + index);
    return value;
}

template <typename T>
T& at(std::vector<T>& values, int index)
{
    return values[static_cast<std::size_t>(index)];
}

Change itemChange(ChangeKind kind, ItemId id, int index)
{
    return {.kind = kind, .id = id, .index = index};
}

Change floorChange(ChangeKind kind, ItemId id, FloorPlace place)
{
    return {.kind = kind, .id = id, .index = static_cast<int>(place.floor), .parent = static_cast<int>(place.dungeon)};
}

} // namespace

ProjectState::ProjectState(Project project, QObject* parent)
    : QObject(parent)
    , m_project(std::move(project))
{
}

PlayerStart ProjectState::player() const
{
    return {.zone = m_project.walk.startZone, .cell = m_project.walk.startCell, .view = m_project.walk.view};
}

MemorySettings ProjectState::memory() const
{
    return {.scheme = m_project.walk.memory, .capacity = m_project.walk.capacity};
}

EngineSettings ProjectState::engine() const
{
    return {.queue = m_project.walk.queue, .rate = m_project.walk.rate};
}

template <typename Make>
void ProjectState::change(const Change& change, Make make)
{
    Q_EMIT aboutToChange(change);
    make();
    Q_EMIT changed(change);
}

void ProjectState::replaceAll(Project project)
{
    change({.kind = ChangeKind::Project}, [&] { m_project = std::move(project); });
}

void ProjectState::setWorld(const WorldSettings& settings)
{
    change({.kind = ChangeKind::World}, [&] { m_project.world = settings; });
}

void ProjectState::setPlayer(const PlayerStart& start)
{
    change({.kind = ChangeKind::Player}, [&] {
        m_project.walk.startZone = start.zone;
        m_project.walk.startCell = start.cell;
        m_project.walk.view = start.view;
    });
}

void ProjectState::setMemory(const MemorySettings& settings)
{
    change({.kind = ChangeKind::Memory}, [&] {
        m_project.walk.memory = settings.scheme;
        m_project.walk.capacity = settings.capacity;
    });
}

void ProjectState::setEngine(const EngineSettings& settings)
{
    change({.kind = ChangeKind::Engine}, [&] {
        m_project.walk.queue = settings.queue;
        m_project.walk.rate = settings.rate;
    });
}

void ProjectState::setMoves(const std::vector<Direction>& moves)
{
    change({.kind = ChangeKind::Walk}, [&] { m_project.moves = moves; });
}

void ProjectState::insertEvent(int index, const ScheduledEvent& event)
{
    change(itemChange(ChangeKind::EventInserted, event.id, index),
           [&] { insertAt(m_project.walk.events, index, event); });
}

void ProjectState::removeEvent(int index)
{
    change(itemChange(ChangeKind::EventRemoved, at(m_project.walk.events, index).id, index),
           [&] { takeAt(m_project.walk.events, index); });
}

void ProjectState::replaceEvent(int index, const ScheduledEvent& event)
{
    change(itemChange(ChangeKind::EventReplaced, event.id, index), [&] { at(m_project.walk.events, index) = event; });
}

void ProjectState::insertCatalogue(int index, const ProjectCatalogue& catalogue)
{
    change(itemChange(ChangeKind::CatalogueInserted, catalogue.id, index),
           [&] { insertAt(m_project.catalogues, index, catalogue); });
}

void ProjectState::removeCatalogue(int index)
{
    change(itemChange(ChangeKind::CatalogueRemoved, at(m_project.catalogues, index).id, index),
           [&] { takeAt(m_project.catalogues, index); });
}

void ProjectState::replaceCatalogue(int index, const ProjectCatalogue& catalogue)
{
    change(itemChange(ChangeKind::CatalogueReplaced, catalogue.id, index),
           [&] { at(m_project.catalogues, index) = catalogue; });
}

void ProjectState::replaceCatalogue(int index, const ProjectCatalogue& catalogue, std::span<const FloorPlan> floors)
{
    std::vector<Change> changes{itemChange(ChangeKind::CatalogueReplaced, catalogue.id, index)};
    std::vector<FloorPlace> places;
    for (const FloorPlan& floor : floors) {
        places.push_back(findFloor(m_project, floor.id).value());
        changes.push_back(floorChange(ChangeKind::FloorReplaced, floor.id, places.back()));
    }
    for (const Change& change : changes)
        Q_EMIT aboutToChange(change);
    at(m_project.catalogues, index) = catalogue;
    for (std::size_t i = 0; i < floors.size(); ++i)
        floorAt(m_project, places[i]) = floors[i];
    for (const Change& change : changes)
        Q_EMIT changed(change);
}

void ProjectState::insertPieceList(int index, const ProjectPieceList& list)
{
    change(itemChange(ChangeKind::PieceListInserted, list.id, index),
           [&] { insertAt(m_project.pieceLists, index, list); });
}

void ProjectState::removePieceList(int index)
{
    change(itemChange(ChangeKind::PieceListRemoved, at(m_project.pieceLists, index).id, index),
           [&] { takeAt(m_project.pieceLists, index); });
}

void ProjectState::replacePieceList(int index, const ProjectPieceList& list)
{
    change(itemChange(ChangeKind::PieceListReplaced, list.id, index), [&] { at(m_project.pieceLists, index) = list; });
}

void ProjectState::insertDungeon(int index, const Dungeon& dungeon)
{
    change(itemChange(ChangeKind::DungeonInserted, dungeon.id, index),
           [&] { insertAt(m_project.dungeons, index, dungeon); });
}

void ProjectState::removeDungeon(int index)
{
    change(itemChange(ChangeKind::DungeonRemoved, at(m_project.dungeons, index).id, index),
           [&] { takeAt(m_project.dungeons, index); });
}

void ProjectState::moveDungeon(int from, int to)
{
    Change move = itemChange(ChangeKind::DungeonMoved, at(m_project.dungeons, from).id, to);
    move.fromIndex = from;
    change(move, [&] { insertAt(m_project.dungeons, to, takeAt(m_project.dungeons, from)); });
}

void ProjectState::replaceDungeon(int index, const std::string& name, Point zone)
{
    Dungeon& dungeon = at(m_project.dungeons, index);
    change(itemChange(ChangeKind::DungeonReplaced, dungeon.id, index), [&] {
        dungeon.name = name;
        dungeon.zone = zone;
    });
}

void ProjectState::insertFloor(FloorPlace place, const FloorPlan& floor)
{
    change(floorChange(ChangeKind::FloorInserted, floor.id, place),
           [&] { insertAt(m_project.dungeons[place.dungeon].floors, static_cast<int>(place.floor), floor); });
}

void ProjectState::removeFloor(FloorPlace place)
{
    change(floorChange(ChangeKind::FloorRemoved, floorAt(m_project, place).id, place),
           [&] { takeAt(m_project.dungeons[place.dungeon].floors, static_cast<int>(place.floor)); });
}

void ProjectState::moveFloor(FloorPlace from, FloorPlace to)
{
    Change move = floorChange(ChangeKind::FloorMoved, floorAt(m_project, from).id, to);
    move.fromIndex = static_cast<int>(from.floor);
    move.fromParent = static_cast<int>(from.dungeon);
    change(move, [&] {
        FloorPlan floor = takeAt(m_project.dungeons[from.dungeon].floors, static_cast<int>(from.floor));
        insertAt(m_project.dungeons[to.dungeon].floors, static_cast<int>(to.floor), std::move(floor));
    });
}

void ProjectState::replaceFloor(FloorPlace place, const FloorPlan& floor)
{
    change(floorChange(ChangeKind::FloorReplaced, floor.id, place), [&] { floorAt(m_project, place) = floor; });
}

} // namespace zonewright

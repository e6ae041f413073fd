#include "document/floorfocus.h"

#include "document/itemuse.h"
#include "document/jointof.h"
#include "project/projectlevels.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace zonewright {

namespace {

constexpr ItemId noFloorOfProject = -1; ///< ids of the project before mean nothing, even where they are used again

std::vector<ItemId> floorIdsOf(const Project& project)
{
    std::vector<ItemId> ids;
    for (const Dungeon& dungeon : project.dungeons) {
        for (const FloorPlan& floor : dungeon.floors)
            ids.push_back(floor.id);
    }
    return ids;
}

} // namespace

FloorFocus::FloorFocus(const ProjectState& state, BuiltFloors& built, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_built(built)
{
}

/// Where it was found last, as a rule: this is asked for each joint of a table that is painted.
std::optional<FloorPlace> FloorFocus::place() const
{
    const auto& dungeons = m_state.project().dungeons;
    const bool isThere = m_place.dungeon < dungeons.size() && m_place.floor < dungeons[m_place.dungeon].floors.size() &&
                         floorAt(m_state.project(), m_place).id == m_floor;
    if (isThere)
        return m_place;
    const auto found = findFloor(m_state.project(), m_floor);
    if (found)
        m_place = *found;
    return found;
}

const FloorPlan* FloorFocus::plan() const
{
    const auto found = place();
    return found ? &floorAt(m_state.project(), *found) : nullptr;
}

const BuiltFloor* FloorFocus::built() const
{
    return plan() != nullptr ? &m_built.floor(m_floor) : nullptr;
}

const StripFloor* FloorFocus::strip() const
{
    const BuiltFloor* floor = built();
    return floor != nullptr ? std::get_if<StripFloor>(&floor->made) : nullptr;
}

const StripJoint* FloorFocus::joint(int column) const
{
    return jointOf(strip(), column);
}

void FloorFocus::setFloor(ItemId floor)
{
    if (findFloor(m_state.project(), floor))
        lookAt(floor, {floor});
}

void FloorFocus::chooseFloors(std::vector<ItemId> floors, ItemId current)
{
    std::ranges::sort(floors);
    std::vector<ItemId> chosen = floorIdsOf(m_state.project());
    std::erase_if(chosen, [&](ItemId id) { return id != current && !std::ranges::binary_search(floors, id); });
    if (findFloor(m_state.project(), current))
        lookAt(current, std::move(chosen));
}

void FloorFocus::lookAt(ItemId floor, std::vector<ItemId> chosen)
{
    const bool isAnother = std::exchange(m_floor, floor) != floor;
    const bool choosesOthers = std::exchange(m_chosen, chosen) != chosen;
    if (isAnother) {
        const bool hadJoints = !std::exchange(m_joints, {}).empty();
        const bool hadHover = std::exchange(m_hovered, std::nullopt).has_value();
        m_current.reset();
        Q_EMIT floorChanged();
        Q_EMIT contentChanged();
        if (hadJoints)
            Q_EMIT jointsChanged();
        if (hadHover)
            Q_EMIT hoveredChanged();
    }
    if (choosesOthers)
        Q_EMIT chosenFloorsChanged();
}

void FloorFocus::chooseJoints(std::vector<int> columns, std::optional<JointPlace> current)
{
    std::ranges::sort(columns);
    columns.erase(std::ranges::unique(columns).begin(), columns.end());
    const StripFloor* floor = columns.empty() ? nullptr : strip();
    std::erase_if(columns, [&](int column) { return jointOf(floor, column) == nullptr; });
    if (!current || std::ranges::find(columns, current->column) == columns.end())
        current = columns.empty() ? std::nullopt : std::optional(JointPlace{.column = columns.front()});
    const bool others = std::exchange(m_joints, columns) != columns;
    if (std::exchange(m_current, current) != current || others)
        Q_EMIT jointsChanged();
}

void FloorFocus::chooseJoint(JointPlace place)
{
    chooseJoints({place.column}, place);
}

void FloorFocus::hover(const std::optional<JointPlace>& place)
{
    if (std::exchange(m_hovered, place) != place)
        Q_EMIT hoveredChanged();
}

void FloorFocus::prepare(const Change& /*change*/)
{
    static_cast<void>(place()); // from which another floor takes its place, if it goes
}

void FloorFocus::take(const Change& change)
{
    if (change.kind == ChangeKind::Project) {
        m_floor = noFloorOfProject;
        m_place = {};
    }
    dropLostFloors(change);
    if (!concerns(change))
        return;
    dropLostJoints();
    Q_EMIT contentChanged();
}

/// Whether a change may be one of the floor that is looked at.
bool FloorFocus::concerns(const Change& change) const
{
    switch (change.kind) {
    case ChangeKind::Player:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
    case ChangeKind::Walk:
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
    case ChangeKind::CatalogueInserted:
    case ChangeKind::CatalogueRemoved:
    case ChangeKind::PieceListInserted:
    case ChangeKind::PieceListRemoved:
        return false;
    case ChangeKind::CatalogueReplaced:
    case ChangeKind::PieceListReplaced:
        return isMadeFrom(change.id);
    case ChangeKind::FloorInserted:
    case ChangeKind::FloorRemoved:
    case ChangeKind::FloorMoved:
        return isInDungeonOf(change); // its number, and the floor above it
    case ChangeKind::FloorReplaced: {
        const auto here = place();
        // Its own, or that of the floor above, whose exit may be another one.
        return here && static_cast<int>(here->dungeon) == change.parent &&
               (static_cast<int>(here->floor) == change.index || static_cast<int>(here->floor) == change.index + 1);
    }
    default:
        return true;
    }
}

/// Whether the floor that is looked at depends on a catalogue or a piece list: its own, or that of the floor above,
/// whose exit it follows.
bool FloorFocus::isMadeFrom(ItemId item) const
{
    const auto here = place();
    if (!here)
        return false;
    const FloorPlan& floor = floorAt(m_state.project(), *here);
    if (usesItem(floor, item))
        return true;
    return here->floor > 0 && followsExit(floor) &&
           usesItem(floorAt(m_state.project(), {here->dungeon, here->floor - 1}), item);
}

/// Whether a floor comes to the dungeon of the one that is looked at, or goes from there.
bool FloorFocus::isInDungeonOf(const Change& change) const
{
    const auto here = place();
    const int dungeon = here ? static_cast<int>(here->dungeon) : -1;
    return here && (dungeon == change.parent || dungeon == change.fromParent);
}

/// The floor that stands where another one stood, or the last above it; 0 where there is none.
ItemId FloorFocus::nearest(FloorPlace place) const
{
    const auto& dungeons = m_state.project().dungeons;
    if (place.dungeon < dungeons.size() && !dungeons[place.dungeon].floors.empty()) {
        const auto& floors = dungeons[place.dungeon].floors;
        return floors[std::min(place.floor, floors.size() - 1)].id;
    }
    const auto all = allFloors(m_state.project());
    if (all.empty())
        return 0;
    const auto after = std::ranges::find_if(all, [&](FloorPlace other) { return other.dungeon >= place.dungeon; });
    return floorAt(m_state.project(), after != all.end() ? *after : all.back()).id;
}

/// A project of many floors changes often, and floors go one by one where many are removed: nothing is looked up that
/// cannot have gone.
void FloorFocus::dropLostFloors(const Change& change)
{
    std::vector<ItemId> chosen = m_chosen;
    switch (change.kind) {
    case ChangeKind::FloorRemoved:
        std::erase(chosen, change.id);
        break;
    case ChangeKind::DungeonRemoved:
    case ChangeKind::Project: {
        std::vector<ItemId> ids = floorIdsOf(m_state.project());
        std::ranges::sort(ids);
        std::erase_if(chosen, [&](ItemId id) { return !std::ranges::binary_search(ids, id); });
        break;
    }
    case ChangeKind::FloorInserted:
    case ChangeKind::DungeonInserted:
        if (m_floor == 0)
            break;
        return;
    default:
        return;
    }
    const bool isRemovedElsewhere = change.kind == ChangeKind::FloorRemoved && change.id != m_floor;
    ItemId floor = m_floor;
    if (!isRemovedElsewhere && !place()) {
        floor = nearest(m_place);
        chosen.assign(floor != 0 ? 1 : 0, floor);
    }
    lookAt(floor, std::move(chosen));
}

void FloorFocus::leave(std::vector<ItemId> floors)
{
    const auto here = place();
    std::ranges::sort(floors);
    const auto goes = [&](const FloorPlan& floor) { return std::ranges::binary_search(floors, floor.id); };
    if (!here)
        return;
    if (!goes(floorAt(m_state.project(), *here))) {
        std::vector<ItemId> chosen = m_chosen;
        std::erase_if(chosen, [&](ItemId id) { return std::ranges::binary_search(floors, id); });
        return lookAt(m_floor, std::move(chosen));
    }
    const auto nearestIn = [&](const Dungeon& dungeon, std::size_t from) -> ItemId {
        const auto at = dungeon.floors.begin() + static_cast<std::ptrdiff_t>(from);
        if (const auto below = std::find_if_not(at, dungeon.floors.end(), goes); below != dungeon.floors.end())
            return below->id;
        const auto above = std::find_if_not(std::reverse_iterator(at), dungeon.floors.rend(), goes);
        return above != dungeon.floors.rend() ? above->id : 0;
    };
    const auto& dungeons = m_state.project().dungeons;
    ItemId next = nearestIn(dungeons[here->dungeon], here->floor);
    for (std::size_t i = here->dungeon + 1; next == 0 && i < dungeons.size(); ++i)
        next = nearestIn(dungeons[i], 0);
    for (std::size_t i = here->dungeon; next == 0 && i > 0; --i)
        next = nearestIn(dungeons[i - 1], dungeons[i - 1].floors.size());
    lookAt(next, next != 0 ? std::vector{next} : std::vector<ItemId>());
}

void FloorFocus::dropLostJoints()
{
    if (!m_joints.empty())
        chooseJoints(m_joints, m_current);
    if (m_hovered && joint(m_hovered->column) == nullptr)
        hover(std::nullopt);
}

} // namespace zonewright

#include "document/floorfocus.h"

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr ItemId noFloorOfProject = -1; ///< ids of the project before mean nothing, even where they are used again

} // namespace

FloorFocus::FloorFocus(const ProjectState& state, BuiltFloors& built, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_built(built)
{
}

const FloorPlan* FloorFocus::plan() const
{
    const auto place = findFloor(m_state.project(), m_floor);
    return place ? &floorAt(m_state.project(), *place) : nullptr;
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
    const StripFloor* floor = strip();
    if (floor == nullptr)
        return nullptr;
    const auto found = std::ranges::lower_bound(floor->joints(), column, {}, &StripJoint::column);
    return found != floor->joints().end() && found->column == column ? &*found : nullptr;
}

void FloorFocus::setFloor(ItemId floor)
{
    if (findFloor(m_state.project(), floor))
        lookAt(floor, {floor});
}

void FloorFocus::chooseFloors(std::vector<ItemId> floors, ItemId current)
{
    std::vector<ItemId> chosen;
    for (const FloorPlace place : allFloors(m_state.project())) {
        const ItemId id = floorAt(m_state.project(), place).id;
        if (id == current || std::ranges::find(floors, id) != floors.end())
            chosen.push_back(id);
    }
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
    std::erase_if(columns, [this](int column) { return joint(column) == nullptr; });
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
    if (const auto place = findFloor(m_state.project(), m_floor))
        m_place = *place;
}

void FloorFocus::take(const Change& change)
{
    if (change.kind == ChangeKind::Project) {
        m_floor = noFloorOfProject;
        m_place = {};
    }
    dropLostFloors();
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
        return plan() != nullptr;
    case ChangeKind::FloorReplaced: {
        const auto place = findFloor(m_state.project(), m_floor);
        // Its own, or that of the floor above, whose exit may be another one.
        return place && static_cast<int>(place->dungeon) == change.parent &&
               (static_cast<int>(place->floor) == change.index || static_cast<int>(place->floor) == change.index + 1);
    }
    default:
        return true;
    }
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

void FloorFocus::dropLostFloors()
{
    std::vector<ItemId> chosen = m_chosen;
    std::erase_if(chosen, [this](ItemId id) { return !findFloor(m_state.project(), id); });
    ItemId floor = m_floor;
    if (!findFloor(m_state.project(), floor)) {
        floor = nearest(m_place);
        chosen.assign(floor != 0 ? 1 : 0, floor);
    }
    lookAt(floor, std::move(chosen));
}

void FloorFocus::dropLostJoints()
{
    if (!m_joints.empty())
        chooseJoints(m_joints, m_current);
    if (m_hovered && joint(m_hovered->column) == nullptr)
        hover(std::nullopt);
}

} // namespace zonewright

#include "document/commands/movefloors.h"

#include "document/commands/shownname.h"

#include <algorithm>
#include <ranges>

namespace zonewright {

namespace {

using FloorIds = std::vector<std::vector<ItemId>>; ///< of each dungeon

FloorIds floorIds(const Project& project)
{
    FloorIds ids;
    for (const Dungeon& dungeon : project.dungeons) {
        auto& own = ids.emplace_back();
        std::ranges::transform(dungeon.floors, std::back_inserter(own), &FloorPlan::id);
    }
    return ids;
}

std::size_t placeIn(const std::vector<ItemId>& ids, ItemId id)
{
    return static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
}

} // namespace

MoveFloors::MoveFloors(ProjectState& state, std::span<const ItemId> floors, FloorPlace place)
    : FloorCommand(state)
{
    plan(floors, place);
    setObsolete(m_moves.empty());
    if (m_moves.empty())
        return;
    const auto count = static_cast<int>(m_moves.size());
    const FloorPlan* only = floors.size() == 1 ? floor(floors.front()) : nullptr;
    if (only != nullptr)
        setName([name = shownName(only->name)] { return tr("Move floor “%1”").arg(name); });
    else
        setName([count] { return tr("Move %n floor(s)", nullptr, count); });
}

void MoveFloors::undo()
{
    for (const Move& move : m_moves | std::views::reverse)
        state().moveFloor(move.to, move.from);
    FloorCommand::undo();
}

void MoveFloors::redo()
{
    FloorCommand::redo();
    for (const Move& move : m_moves)
        state().moveFloor(move.from, move.to);
}

void MoveFloors::plan(std::span<const ItemId> floors, FloorPlace place)
{
    const auto moves = [&](ItemId id) { return std::ranges::find(floors, id) != floors.end(); };
    FloorIds ids = floorIds(project());
    std::vector<ItemId>& home = ids[place.dungeon];
    const auto next = std::find_if_not(home.begin() + static_cast<std::ptrdiff_t>(place.floor), home.end(), moves);
    const ItemId anchor = next == home.end() ? 0 : *next;
    for (const FloorPlace old : allFloors(project())) {
        const ItemId id = floorAt(project(), old).id;
        if (!moves(id))
            continue;
        const FloorPlace from{.dungeon = old.dungeon, .floor = placeIn(ids[old.dungeon], id)};
        std::erase(ids[from.dungeon], id);
        const FloorPlace to{.dungeon = place.dungeon, .floor = placeIn(home, anchor)};
        home.insert(home.begin() + static_cast<std::ptrdiff_t>(to.floor), id);
        if (from == to)
            continue;
        m_moves.push_back({from, to});
        keepRooms(id, old);
    }
    if (ids == floorIds(project())) // each went round the others
        m_moves.clear();
}

/// A floor's seed comes from its dungeon: in another one it keeps that of the old, and back home its own.
void MoveFloors::keepRooms(ItemId floor, FloorPlace place)
{
    const ItemId from = project().dungeons[place.dungeon].id;
    const ItemId to = project().dungeons[m_moves.back().to.dungeon].id;
    if (from == to)
        return;
    FloorPlan after = floorAt(project(), place);
    if (!after.copied)
        after.copied = SeedSource{.dungeon = from, .floor = floor};
    else if (*after.copied == SeedSource{.dungeon = to, .floor = floor})
        after.copied.reset();
    change(after);
}

} // namespace zonewright

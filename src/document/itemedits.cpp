#include "document/itemedits.h"

#include "document/commands/adddungeon.h"
#include "document/dungeonedits.h"
#include "document/editchecks.h"
#include "document/flooredits.h"
#include "document/floornames.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace zonewright {

namespace {

class ItemEdits
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ItemEdits)

public:
    static QString removing(int dungeons, bool withFloors)
    {
        return withFloors ? tr("Remove dungeons and floors") : tr("Remove %n dungeon(s)", nullptr, dungeons);
    }

    static QString moving(int dungeons) { return tr("Move %n dungeon(s)", nullptr, dungeons); }

    static QString duplicating(int dungeons) { return tr("Duplicate %n dungeon(s)", nullptr, dungeons); }
};

bool isAmong(std::span<const ItemId> ids, ItemId id)
{
    return std::ranges::find(ids, id) != ids.end();
}

/// The dungeons that are there of those named, in the project's order.
std::vector<ItemId> dungeonsAmong(const Project& project, std::span<const ItemId> ids)
{
    std::vector<ItemId> there;
    for (const Dungeon& dungeon : project.dungeons) {
        if (isAmong(ids, dungeon.id))
            there.push_back(dungeon.id);
    }
    return there;
}

/// The floors that are named, but for those of dungeons that are named too.
std::vector<ItemId> floorsOutside(const Project& project, std::span<const ItemId> dungeons,
                                  std::span<const ItemId> floors)
{
    const std::set<ItemId> named(floors.begin(), floors.end());
    std::vector<ItemId> outside;
    for (const Dungeon& dungeon : project.dungeons) {
        if (isAmong(dungeons, dungeon.id))
            continue;
        for (const FloorPlan& floor : dungeon.floors) {
            if (named.contains(floor.id))
                outside.push_back(floor.id);
        }
    }
    return outside;
}

/// Puts one dungeon at a place of the list that it is then taken out of.
struct DungeonMove
{
    ItemId dungeon = 0;
    int place = 0;
};

/// None where the list would end as it is.
std::vector<DungeonMove> planMoves(const Project& project, const std::vector<ItemId>& moved, std::size_t place)
{
    std::vector<ItemId> list;
    std::ranges::transform(project.dungeons, std::back_inserter(list), &Dungeon::id);
    const std::vector<ItemId> before = list;
    const auto stays = [&](ItemId id) { return !isAmong(moved, id); };
    const auto next = std::find_if(list.begin() + static_cast<std::ptrdiff_t>(place), list.end(), stays);
    const ItemId anchor = next == list.end() ? 0 : *next;
    std::vector<DungeonMove> moves;
    for (const ItemId id : moved) {
        const auto from = std::ranges::find(list, id) - list.begin();
        list.erase(list.begin() + from);
        const auto to = std::ranges::find(list, anchor) - list.begin();
        list.insert(list.begin() + to, id);
        if (from != to)
            moves.push_back({.dungeon = id, .place = static_cast<int>(to)});
    }
    return list == before ? std::vector<DungeonMove>() : moves;
}

/// The floors keep their seeds, and the copy its own name and zone.
Dungeon copyOf(const Document& document, const Dungeon& dungeon)
{
    Dungeon copy = dungeon;
    copy.name = freeDungeonName(document.project(), dungeon.name);
    copy.zone = freeZoneNear(document, dungeon.zone);
    for (FloorPlan& floor : copy.floors)
        floor.copied = floor.copied.value_or(SeedSource{.dungeon = dungeon.id, .floor = floor.id});
    return copy;
}

} // namespace

void removeItems(Document& document, std::span<const ItemId> dungeons, std::span<const ItemId> floors)
{
    const std::vector<ItemId> gone = dungeonsAmong(document.project(), dungeons);
    const std::vector<ItemId> others = floorsOutside(document.project(), gone, floors);
    const bool isOneStep = gone.size() + (others.empty() ? 0 : 1) <= 1;
    if (!isOneStep)
        document.undoStack().beginMacro([count = static_cast<int>(gone.size()), withFloors = !others.empty()] {
            return ItemEdits::removing(count, withFloors);
        });
    if (!others.empty())
        removeFloors(document, others);
    for (const ItemId dungeon : gone)
        static_cast<void>(removeDungeon(document, dungeon)); // it is there
    if (!isOneStep)
        document.undoStack().endMacro();
}

Result<void> moveDungeons(Document& document, std::span<const ItemId> dungeons, std::size_t place)
{
    const auto count = static_cast<std::int64_t>(document.project().dungeons.size());
    if (const auto valid = checkNumber("place", static_cast<std::int64_t>(place), 0, count); !valid)
        return valid;
    const std::vector<ItemId> moved = dungeonsAmong(document.project(), dungeons);
    const std::vector<DungeonMove> moves = planMoves(document.project(), moved, place);
    if (moves.empty())
        return {};
    if (moves.size() > 1)
        document.undoStack().beginMacro([count = static_cast<int>(moved.size())] { return ItemEdits::moving(count); });
    for (const DungeonMove& move : moves)
        static_cast<void>(reorderDungeon(document, move.dungeon, move.place)); // both are there
    if (moves.size() > 1)
        document.undoStack().endMacro();
    return {};
}

Result<std::vector<ItemId>> duplicateDungeons(Document& document, std::span<const ItemId> dungeons)
{
    const Project& project = document.project();
    const std::vector<ItemId> sources = dungeonsAmong(project, dungeons);
    std::size_t newIds = sources.size();
    for (const ItemId id : sources)
        newIds += project.dungeons[*findDungeon(project, id)].floors.size();
    const auto total = static_cast<std::int64_t>(project.dungeons.size() + sources.size());
    return checkNumber("dungeons", total, 0, mostDungeonsOfProject)
        .and_then([&] { return checkNewIds(project, newIds); })
        .map([&] {
            std::vector<ItemId> copies;
            if (sources.empty())
                return copies;
            document.undoStack().beginMacro(
                [count = static_cast<int>(sources.size())] { return ItemEdits::duplicating(count); });
            for (const ItemId id : sources) {
                copies.push_back(project.nextId);
                Dungeon copy = copyOf(document, project.dungeons[*findDungeon(project, id)]);
                document.perform(std::make_unique<AddDungeon>(document.state(), std::move(copy)));
            }
            document.undoStack().endMacro();
            return copies;
        });
}

Point freeZoneNear(const Document& document, Point zone)
{
    const auto& zones = document.world().zones();
    std::set<std::pair<int, int>> taken;
    for (const Dungeon& dungeon : document.project().dungeons)
        taken.emplace(zones.wrap(dungeon.zone).x, zones.wrap(dungeon.zone).y);
    const auto isFree = [&](Point at) { return !taken.contains({at.x, at.y}); };
    const Point middle = zones.wrap(zone);
    const int farthest = zones.side() / 2;
    for (int distance = 0; distance <= farthest; ++distance) {
        for (int y = -distance; y <= distance; ++y) {
            const int step = std::abs(y) == distance || distance == 0 ? 1 : 2 * distance;
            for (int x = -distance; x <= distance; x += step) {
                if (const Point at = zones.wrap(middle + Point{x, y}); isFree(at))
                    return at;
            }
        }
    }
    return middle;
}

std::string freeDungeonName(const Project& project, const std::string& name)
{
    Dungeon names; // whose floors are called as the dungeons are
    for (const Dungeon& dungeon : project.dungeons)
        names.floors.emplace_back().name = dungeon.name;
    return FloorNames(names).takeLike(name);
}

} // namespace zonewright

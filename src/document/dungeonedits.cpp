#include "document/dungeonedits.h"

#include "document/commands/adddungeon.h"
#include "document/commands/placedungeon.h"
#include "document/commands/removedungeon.h"
#include "document/commands/renamedungeon.h"
#include "document/commands/reorderdungeon.h"
#include "document/editchecks.h"
#include "document/floorchecks.h"

namespace zonewright {

namespace {

Result<void> checkDungeonIsThere(const Document& document, ItemId id)
{
    return findDungeon(document.project(), id) ? Result<void>() : failure(unknownId("dungeon", id));
}

Result<void> checkFloors(const Project& project, const std::vector<FloorPlan>& floors)
{
    for (const FloorPlan& floor : floors) {
        if (const auto valid = checkFloor(project, floor); !valid)
            return valid;
    }
    return checkNumber("floors", static_cast<std::int64_t>(floors.size()), 0, mostFloorsOfDungeon);
}

} // namespace

Result<ItemId> addDungeon(Document& document, Dungeon dungeon)
{
    const Project& project = document.project();
    const ItemId id = project.nextId;
    dungeon.zone = document.world().zones().wrap(dungeon.zone);
    return checkItemName(dungeon.name)
        .and_then([&] { return checkFloors(project, dungeon.floors); })
        .and_then([&] {
            return checkNumber("dungeons", static_cast<std::int64_t>(project.dungeons.size()) + 1, 0,
                               mostDungeonsOfProject);
        })
        .and_then([&] { return checkNewIds(project, dungeon.floors.size() + 1); })
        .map([&] {
            document.perform(std::make_unique<AddDungeon>(document.state(), std::move(dungeon)));
            return id;
        });
}

Result<void> removeDungeon(Document& document, ItemId dungeon)
{
    return checkDungeonIsThere(document, dungeon).map([&] {
        document.perform(std::make_unique<RemoveDungeon>(document.state(), dungeon));
    });
}

Result<void> renameDungeon(Document& document, ItemId dungeon, const std::string& name)
{
    return checkDungeonIsThere(document, dungeon).and_then([&] { return checkItemName(name); }).map([&] {
        document.perform(std::make_unique<RenameDungeon>(document.state(), dungeon, name));
    });
}

Result<void> placeDungeon(Document& document, ItemId dungeon, Point zone, Gesture gesture)
{
    return checkDungeonIsThere(document, dungeon).map([&] {
        document.perform(
            std::make_unique<PlaceDungeon>(document.state(), dungeon, document.world().zones().wrap(zone), gesture));
    });
}

Result<void> reorderDungeon(Document& document, ItemId dungeon, int place)
{
    const auto last = static_cast<std::int64_t>(document.project().dungeons.size()) - 1;
    return checkDungeonIsThere(document, dungeon)
        .and_then([&] { return checkNumber("place", place, 0, last); })
        .map([&] { document.perform(std::make_unique<ReorderDungeon>(document.state(), dungeon, place)); });
}

} // namespace zonewright

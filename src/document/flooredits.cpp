#include "document/flooredits.h"

#include "core/level/floorlevel.h"
#include "document/commands/addfloor.h"
#include "document/commands/chooseexit.h"
#include "document/commands/duplicatefloors.h"
#include "document/commands/movefloors.h"
#include "document/commands/redrawjunctions.h"
#include "document/commands/redrawrooms.h"
#include "document/commands/removefloors.h"
#include "document/commands/renamefloor.h"
#include "document/editchecks.h"
#include "document/floorchecks.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace zonewright {

namespace {

constexpr const char* stripFloorSettings = QT_TRANSLATE_NOOP("Error", "a floor of rooms in a row");
constexpr const char* dugFloorSettings = QT_TRANSLATE_NOOP("Error", "a dug floor");

Result<const FloorPlan*> floorOf(const Document& document, ItemId id)
{
    const auto place = findFloor(document.project(), id);
    if (!place)
        return failure(unknownId("floor", id));
    return &floorAt(document.project(), *place);
}

Result<std::size_t> dungeonOf(const Document& document, ItemId id)
{
    const auto place = findDungeon(document.project(), id);
    if (!place)
        return failure(unknownId("dungeon", id));
    return *place;
}

Error wrongKind(const FloorPlan& floor)
{
    return {.code = ErrorCode::Malformed,
            .place = "floor",
            .value = floor.name,
            .expected = floor.strip() != nullptr ? dugFloorSettings : stripFloorSettings};
}

/// How many of a dungeon's floors are among `ids`.
std::size_t countAmong(const Dungeon& dungeon, std::span<const ItemId> ids)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        dungeon.floors, [&](const FloorPlan& floor) { return std::ranges::find(ids, floor.id) != ids.end(); }));
}

Result<void> checkFloorCount(std::size_t count)
{
    return checkNumber("floors", static_cast<std::int64_t>(count), 0, mostFloorsOfDungeon);
}

bool holdsCode(const std::vector<std::int32_t>& codes, std::int32_t code)
{
    return std::ranges::find(codes, code) != codes.end();
}

Result<void> checkStripSettings(const Project& project, const StripPlan& before, const StripPlan& settings)
{
    const ProjectCatalogue* catalogue = findCatalogue(project, settings.catalogue);
    if (catalogue == nullptr)
        return failure(unknownId("catalogue", settings.catalogue));
    for (std::size_t i = 0; i < settings.sequence.size(); ++i) {
        const std::int32_t code = settings.sequence[i];
        if (!catalogue->rooms->indexOf(code) && !holdsCode(before.sequence, code))
            return failure(unknownId(fmt::format("/sequence/{}", i), code));
    }
    if (!settings.sequence.empty())
        return checkNumber("/sequence", static_cast<std::int64_t>(settings.sequence.size()), stripRoomLimits);
    return checkNumber("/count", settings.count, stripRoomLimits);
}

Result<void> checkDugSettings(const Project& project, const DugPlan& settings)
{
    const ProjectPieceList* list = findPieceList(project, settings.pieces);
    if (list == nullptr)
        return failure(unknownId("list", settings.pieces));
    return validate(*list->pieces, digSettings(settings, 0, list->pieces->lair()));
}

Result<void> checkSettings(const Project& project, const FloorPlan& floor, const PlanSettings& settings)
{
    if (floor.plan.index() != settings.index())
        return failure(wrongKind(floor));
    if (const StripPlan* before = floor.strip())
        return checkStripSettings(project, *before, std::get<StripPlan>(settings));
    return checkDugSettings(project, std::get<DugPlan>(settings));
}

} // namespace

Result<ItemId> addFloor(Document& document, ItemId dungeon, std::size_t place, FloorPlan floor)
{
    const Project& project = document.project();
    const ItemId id = project.nextId;
    return dungeonOf(document, dungeon).and_then([&](std::size_t home) {
        const std::size_t count = project.dungeons[home].floors.size();
        return checkFloor(project, floor)
            .and_then([&] {
                return checkNumber("place", static_cast<std::int64_t>(place), 0, static_cast<std::int64_t>(count));
            })
            .and_then([&] { return checkFloorCount(count + 1); })
            .and_then([&] { return checkNewIds(project, 1); })
            .map([&] {
                document.perform(
                    std::make_unique<AddFloor>(document.state(), FloorPlace{home, place}, std::move(floor)));
                return id;
            });
    });
}

Result<std::vector<ItemId>> duplicateFloors(Document& document, std::span<const ItemId> floors)
{
    std::size_t total = 0;
    for (const Dungeon& dungeon : document.project().dungeons) {
        const std::size_t count = countAmong(dungeon, floors);
        if (const auto fits = checkFloorCount(dungeon.floors.size() + count); count > 0 && !fits)
            return failure(fits.error());
        total += count;
    }
    return checkNewIds(document.project(), total).map([&] {
        std::vector<ItemId> copies(total);
        std::iota(copies.begin(), copies.end(), document.project().nextId);
        document.perform(std::make_unique<DuplicateFloors>(document.state(), floors));
        return copies;
    });
}

void removeFloors(Document& document, std::span<const ItemId> floors)
{
    document.perform(std::make_unique<RemoveFloors>(document.state(), floors));
}

Result<void> moveFloors(Document& document, std::span<const ItemId> floors, ItemId dungeon, std::size_t place)
{
    return dungeonOf(document, dungeon).and_then([&](std::size_t home) {
        const Dungeon& target = document.project().dungeons[home];
        std::size_t moved = 0;
        for (const Dungeon& source : document.project().dungeons)
            moved += countAmong(source, floors);
        const std::size_t stay = target.floors.size() - countAmong(target, floors);
        return checkNumber("place", static_cast<std::int64_t>(place), 0,
                           static_cast<std::int64_t>(target.floors.size()))
            .and_then([&] { return checkFloorCount(stay + moved); })
            .map([&] {
                document.perform(std::make_unique<MoveFloors>(document.state(), floors, FloorPlace{home, place}));
            });
    });
}

Result<void> renameFloor(Document& document, ItemId floor, const std::string& name)
{
    return floorOf(document, floor).and_then([&](const FloorPlan*) { return checkItemName(name); }).map([&] {
        document.perform(std::make_unique<RenameFloor>(document.state(), floor, name));
    });
}

Result<void> changeFloor(Document& document, ItemId floor, const PlanSettings& settings)
{
    return floorOf(document, floor)
        .and_then([&](const FloorPlan* before) { return checkSettings(document.project(), *before, settings); })
        .map([&] { document.perform(std::make_unique<ChangeFloor>(document.state(), floor, settings)); });
}

Result<void> chooseExit(Document& document, ItemId floor, std::optional<Point> exit, Gesture gesture)
{
    return floorOf(document, floor)
        .and_then([&](const FloorPlan* before) {
            return before->strip() != nullptr ? checkFloorPlace("exit", exit.value_or(Point{}))
                                              : failure(wrongKind(*before));
        })
        .map([&] { document.perform(std::make_unique<ChooseExit>(document.state(), floor, exit, gesture)); });
}

void redrawRooms(Document& document, std::span<const ItemId> floors, int times)
{
    document.perform(std::make_unique<RedrawRooms>(document.state(), floors, times));
}

void redrawJunctions(Document& document, std::span<const ItemId> floors, int times)
{
    document.perform(std::make_unique<RedrawJunctions>(document.state(), floors, times));
}

} // namespace zonewright

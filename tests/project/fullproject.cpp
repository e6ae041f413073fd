#include "project/fullproject.h"

#include "project/errortext.h"
#include "project/projectformat.h"

#include <algorithm>

namespace zonewright::test {

namespace {

std::shared_ptr<const RoomCatalogue> twoRooms()
{
    CatalogueContents contents{.name = "Two \"rooms\"", .rows = 3};
    contents.rooms = {{.code = -5, .name = "left", .start = {1, 1}, .columns = {0b001, 0b001}},
                      {.code = 7, .name = "right", .start = {2, 3}, .columns = {0b100, 0b100}}};
    contents.specialPaths = {{.left = -5, .right = 7, .cells = {{0, 1}, {0, 2}, {0, 3}}}};
    contents.pins = {{.left = 7, .right = 7, .row = 3}};
    return std::make_shared<const RoomCatalogue>(RoomCatalogue::from(std::move(contents)).value());
}

std::shared_ptr<const PieceList> smallLair()
{
    PieceList list{.name = "Small lair", .first = "den", .annexe = "vault"};
    list.pieces = {{.kind = "tunnel", .shape = PieceShape::Corridor, .weight = 3, .width = {4, 4}},
                   {.kind = "den", .weight = 0, .width = {3, 5}, .height = {3, 4}, .inhabitants = {"troll", "rats"}},
                   {.kind = "vault", .weight = 0, .sides = 0b0101},
                   {.kind = "post", .weight = 2, .single = true, .next = "den"}};
    return std::make_shared<const PieceList>(std::move(list));
}

FloorPlan stripFloor()
{
    return {.id = 5,
            .name = "Gate\n\u00e9",
            .redraw = 3,
            .copied = SeedSource{.dungeon = 2, .floor = 4},
            .plan = StripPlan{.catalogue = 1,
                              .sequence = {-5, 7, 7},
                              .redraw = highestItemId,
                              .heroFromAbove = true,
                              .exit = Point{2, 1},
                              .pins = {{.column = 3, .path = {{0, 1}, {0, 2}}}, {.column = 6, .row = 3}}},
            .touchUps = {{.at = {4, 1}, .cell = LevelCell::Slab}, {.at = {0, 2}, .cell = LevelCell::LockedDoor}},
            .markers = {{.kind = MarkerKind::StairsDown, .at = {1, 1, 1, 1}},
                        {.kind = MarkerKind::Custom,
                         .at = {2, 2, 1, 1},
                         .name = "altar",
                         .properties = {{"z", "1"}, {"a", "\"two\""}}}}};
}

} // namespace

Project fullProject()
{
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 5}};
    WalkSettings& walk = project.walk;
    walk.startZone = {15, 3};
    walk.startCell = {31, 0};
    walk.view = 7;
    walk.memory = MemoryScheme::Recent;
    walk.capacity = 1024;
    walk.queue = QueueMode::Coalesce;
    walk.rate = {.requests = 3, .costs = 5000};
    walk.events = {
        {.id = 4, .due = 12, .kind = EventKind::Spawn, .zone = {15, 0}, .text = "a \"wolf\"\n"},
        {.id = 2,
         .due = highestItemId,
         .kind = EventKind::FindPath,
         .zone = {0, 15},
         .text = "",
         .cost = 7,
         .foresight = {.kind = ForesightKind::Vision, .horizon = 40, .tag = "seer"}},
        {.id = 9,
         .due = 3,
         .kind = EventKind::Announce,
         .zone = {1, 1},
         .text = "soon",
         .foresight = {.kind = ForesightKind::Intuition, .horizon = 2}},
    };
    project.moves = {Direction::East, Direction::East, Direction::None, Direction::NorthWest};
    project.catalogues = {{.id = 1, .rooms = twoRooms()}};
    project.pieceLists = {{.id = 3, .pieces = smallLair()}};
    const FloorPlan counted{.id = 6, .name = "Rooms", .plan = StripPlan{.catalogue = 1, .count = 9}};
    const FloorPlan dug{
        .id = 11,
        .name = "Den",
        .redraw = 1,
        .plan = DugPlan{.pieces = 3, .size = {40, 31}, .count = 12, .stairs = FirstStairs::Down, .prune = false}};
    project.dungeons = {{.id = 8, .name = "Tower", .zone = {3, 15}, .floors = {stripFloor(), counted, dug}},
                        {.id = 10, .name = "Pit", .zone = {0, 0}, .floors = {}}};
    project.nextId = 20;
    return project;
}

Project largeProject(int floors)
{
    Project project = fullProject();
    Dungeon& dungeon = project.dungeons.front();
    const FloorPlan strip = dungeon.floors[0];
    const FloorPlan dug = dungeon.floors[2];
    dungeon.floors.clear();
    for (int i = 0; i < floors; ++i) {
        FloorPlan floor = i % 2 == 0 ? strip : dug;
        floor.id = project.nextId++;
        floor.name = "Floor " + std::to_string(i + 1);
        dungeon.floors.push_back(std::move(floor));
    }
    return project;
}

std::string readingError(std::string_view contents)
{
    const auto read = parseProject(contents, "f");
    return read ? std::string() : errorTextWithPlace(read.error()).toStdString();
}

std::string jsonFrom(std::string_view text)
{
    std::string json(text);
    std::ranges::replace(json, '\'', '"');
    return json;
}

} // namespace zonewright::test

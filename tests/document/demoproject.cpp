#include "document/demoproject.h"

#include "project/cataloguefile.h"
#include "project/errortext.h"
#include "project/piecelistformat.h"

#include <QDir>
#include <QTest>

namespace zonewright::test {

namespace {

ProjectCatalogue demoCatalogue(ItemId id, const std::string& name, const QString& file = {})
{
    auto rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(demoRooms(name)).value());
    return {.id = id, .file = file.toStdString(), .rooms = std::move(rooms)};
}

ProjectPieceList demoList(ItemId id, const std::string& name, const QString& file = {})
{
    return {.id = id, .file = file.toStdString(), .pieces = std::make_shared<const PieceList>(demoPieces(name))};
}

FloorPlan demoFloor(ItemId id, std::string name, decltype(FloorPlan::plan) plan)
{
    return {.id = id, .name = std::move(name), .plan = std::move(plan)};
}

Dungeon demoMine()
{
    FloorPlan first = demoFloor(gate, "Gate", StripPlan{.catalogue = threeRooms, .sequence = {0, 1, 4}});
    std::get<StripPlan>(first.plan).pins = {{.column = 8, .row = 2}};
    first.touchUps = {{.at = {2, 1}, .cell = LevelCell::Brick}, {.at = {1, 2}, .cell = LevelCell::Slab}};
    FloorPlan second = demoFloor(shaft, "Shaft", DugPlan{.pieces = smallPieces, .size = {24, 16}, .count = 6});
    second.markers = {{.kind = MarkerKind::Custom, .at = {3, 4, 1, 1}, .name = "chest", .properties = {{"gold", "5"}}},
                      {.kind = MarkerKind::StairsDown, .at = {5, 5, 1, 1}}};
    return {.id = mine,
            .name = "Mine",
            .zone = {1, 2},
            .floors = {first, second,
                       demoFloor(hall, "Hall", StripPlan{.catalogue = threeRooms, .count = 5, .heroFromAbove = true}),
                       demoFloor(vault, "Vault", StripPlan{.catalogue = fileRooms, .count = 3})}};
}

Dungeon demoLair()
{
    return {.id = lair,
            .name = "Lair",
            .zone = {3, 0},
            .floors = {demoFloor(den, "Den", DugPlan{.pieces = smallPieces, .size = {20, 20}, .count = 5}),
                       demoFloor(nest, "Nest",
                                 StripPlan{.catalogue = threeRooms, .sequence = {4, 4}, .heroFromAbove = true})}};
}

std::vector<ScheduledEvent> demoEvents()
{
    return {{.id = 1, .due = 4, .kind = EventKind::Spawn, .zone = {1, 1}, .text = "wolf"},
            {.id = 5, .due = 9, .kind = EventKind::Announce, .zone = {0, 3}, .text = "a dragon", .cost = 7},
            {.id = 3, .due = 2, .kind = EventKind::FindPath, .zone = {2, 2}, .text = "a merchant"}};
}

} // namespace

RoomType demoRoom(std::int32_t code, std::string name, const std::vector<std::string_view>& rows)
{
    RoomType room{.code = code, .name = std::move(name)};
    room.columns.resize(rows.front().size());
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] != '#')
                continue;
            room.columns[x] |= rowBit(static_cast<int>(y) + 1);
            if (room.start == Point{})
                room.start = {static_cast<int>(x) + 1, static_cast<int>(y) + 1};
        }
    }
    return room;
}

CatalogueContents demoRooms(std::string name)
{
    return {.name = std::move(name),
            .rows = 3,
            .rooms = {demoRoom(0, "square", {"###", "###", "###"}), demoRoom(1, "cross", {".#.", "###", ".#."}),
                      demoRoom(4, "ring", {"###", "#.#", "###"})},
            .specialPaths = {},
            .pins = {{.left = 0, .right = 4, .row = 2}}};
}

PieceList demoPieces(std::string name)
{
    return {.name = std::move(name),
            .pieces = {{.kind = "corridor", .shape = PieceShape::Corridor, .weight = 2, .width = {3, 3}},
                       {.kind = "room", .weight = 3, .width = {2, 4}, .height = {2, 3}, .inhabitants = {"rat"}}}};
}

Project demoProject(const QString& folder)
{
    const QDir home(folder.isEmpty() ? QStringLiteral("/no/such/folder") : folder);
    const QString rooms = home.filePath(QStringLiteral("rooms.json"));
    const QString pieces = home.filePath(QStringLiteral("pieces.json"));
    if (!folder.isEmpty()) {
        must(writeCatalogueFile(demoRooms("From a file"), rooms));
        must(writePieceListFile(demoPieces("from a file"), pieces));
    }
    Project project{.world = {.name = "Elderlore", .size = 2, .zoneSize = 3}};
    project.walk.startZone = {2, 1};
    project.walk.startCell = {4, 5};
    project.walk.events = demoEvents();
    project.moves = {Direction::East, Direction::East, Direction::South};
    project.catalogues = {demoCatalogue(threeRooms, "Three rooms"), demoCatalogue(fileRooms, "From a file", rooms),
                          demoCatalogue(spareRooms, "Spare")};
    project.pieceLists = {demoList(smallPieces, "small"), demoList(filePieces, "from a file", pieces),
                          demoList(sparePieces, "spare")};
    project.dungeons = {demoMine(), demoLair(), {.id = cave, .name = "Cave", .zone = {0, 0}, .floors = {}}};
    project.nextId = 20;
    return project;
}

void openProject(Document& document, Project project)
{
    document.undoStack().clear();
    document.state().replaceAll(std::move(project));
}

FloorPlan newStripFloor(std::string name)
{
    return {.name = std::move(name), .plan = StripPlan{.catalogue = threeRooms, .count = 4}};
}

FloorPlan newDugFloor(std::string name)
{
    return {.name = std::move(name), .plan = DugPlan{.pieces = smallPieces, .size = {18, 14}, .count = 4}};
}

void must(const Result<void>& result)
{
    QVERIFY2(result.has_value(), result ? "" : qPrintable(errorTextWithPlace(result.error())));
}

const FloorPlan& floorOf(const Document& document, ItemId id)
{
    return floorAt(document.project(), findFloor(document.project(), id).value());
}

} // namespace zonewright::test

#include "document/catalogueedits.h"
#include "document/commands/removecatalogue.h"
#include "document/commands/removepiecelist.h"
#include "document/demoproject.h"
#include "document/piecelistedits.h"
#include "document/undocontract.h"
#include "project/errortext.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// Room catalogues and piece lists.
class TestLibraryCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void addsFromFiles();
    void whatStandsInAFileIsEmbeddedFirst();
    void whatFloorsUseStays();
    void whatCannotBeIsRefused();
    void paintingKeepsTheStart();
    void pairPinsAndPaths();
    void nothingNewWhereThereIsNoPlace();
    void itemsWithoutNamesAreNamedAllTheSame();
};

namespace {

CatalogueContents renamedRooms(const Document& document, ItemId id, std::string name)
{
    CatalogueContents contents = findCatalogue(document.project(), id)->rooms->contents();
    contents.name = std::move(name);
    return contents;
}

PieceList weighted(const Document& document, ItemId id, int weight)
{
    PieceList pieces = *findPieceList(document.project(), id)->pieces;
    pieces.pieces.back().weight = weight;
    return pieces;
}

DocumentEdit renaming(ItemId id, const std::string& name)
{
    return [=](Document& d) {
        must(changeCatalogue(d, id, renamedRooms(d, id, name),
                             [] { return QCoreApplication::translate("zonewright::Test", "Rename catalogue"); }));
    };
}

DocumentEdit painting(ItemId id, std::int32_t room, Point cell, bool slab, Gesture gesture)
{
    return [=](Document& d) { must(paintRoom(d, id, room, std::array{cell}, slab, gesture)); };
}

DocumentEdit weighing(ItemId id, int weight, Gesture gesture)
{
    return [=](Document& d) {
        must(changePieceList(
            d, id, weighted(d, id, weight),
            [] { return QCoreApplication::translate("zonewright::Test", "Change weight"); }, gesture));
    };
}

DocumentEdit pinning(ItemId id, std::int32_t left, std::int32_t right, std::optional<int> row)
{
    return [=](Document& d) { must(pinPair(d, id, left, right, row)); };
}

std::vector<UndoCase> catalogueCases()
{
    const auto add = [](const char* name) { return [name](Document& d) { addCatalogue(d, demoRooms(name)).value(); }; };
    const auto embed = [](ItemId id) { return [id](Document& d) { must(embedCatalogue(d, id)); }; };
    return {{.name = "add catalogue",
             .sentence = QStringLiteral("Add catalogue “New”"),
             .edit = add("New"),
             .like = add("New"),
             .unlike = add("Newer"),
             .nothing = {},
             .back = {}},
            {.name = "change catalogue",
             .sentence = QStringLiteral("Rename catalogue"),
             .edit = renaming(threeRooms, "Rooms"),
             .like = renaming(threeRooms, "More rooms"),
             .unlike = renaming(spareRooms, "Rooms"),
             .nothing = renaming(threeRooms, "Three rooms"),
             .back = {}},
            {.name = "paint room",
             .sentence = QStringLiteral("Paint room “square”"),
             .edit = painting(threeRooms, 0, {3, 1}, false, drag),
             .like = painting(threeRooms, 0, {3, 2}, false, drag),
             .merges = true,
             .unlike = painting(threeRooms, 4, {3, 2}, false, drag),
             .nothing = painting(threeRooms, 0, {3, 1}, true, drag),
             .back = painting(threeRooms, 0, {3, 1}, true, drag)},
            {.name = "paint room in another stroke",
             .sentence = QStringLiteral("Paint room “square”"),
             .edit = painting(threeRooms, 0, {3, 1}, false, Gesture::None),
             .like = painting(threeRooms, 0, {3, 2}, false, Gesture::None),
             .unlike = painting(threeRooms, 0, {3, 2}, false, otherDrag),
             .nothing = painting(threeRooms, 0, {4, 1}, true, drag),
             .back = {}},
            {.name = "embed catalogue",
             .sentence = QStringLiteral("Embed catalogue “From a file”"),
             .edit = embed(fileRooms),
             .like = renaming(fileRooms, "Mine"),
             .unlike = [](Document& d) { must(embedPieceList(d, filePieces)); },
             .nothing = embed(threeRooms),
             .back = {}},
            {.name = "remove catalogue",
             .sentence = QStringLiteral("Delete catalogue “Spare”"),
             .edit = [](Document& d) { must(removeCatalogue(d, spareRooms)); },
             .like = add("New"),
             .unlike = [](Document& d) { must(removePieceList(d, filePieces)); },
             .nothing = [](Document& d) { d.perform(std::make_unique<RemoveCatalogue>(d.state(), threeRooms)); },
             .back = {}},
            {.name = "pin pair",
             .sentence = QStringLiteral("Pin row 1 for rooms 0 and 4 everywhere"),
             .edit = pinning(threeRooms, 0, 4, 1),
             .like = pinning(threeRooms, 0, 4, 3),
             .unlike = pinning(threeRooms, 4, 0, 1),
             .nothing = pinning(threeRooms, 0, 4, 2),
             .back = {}},
            {.name = "unpin pair",
             .sentence = QStringLiteral("Unpin rooms 0 and 4 everywhere"),
             .edit = pinning(threeRooms, 0, 4, std::nullopt),
             .like = pinning(threeRooms, 0, 4, 3),
             .unlike = pinning(threeRooms, 4, 4, 1),
             .nothing = pinning(threeRooms, 4, 4, std::nullopt),
             .back = {}}};
}

std::vector<UndoCase> pieceListCases()
{
    const auto add = [](const char* name) {
        return [name](Document& d) { addPieceList(d, demoPieces(name)).value(); };
    };
    const auto embed = [](ItemId id) { return [id](Document& d) { must(embedPieceList(d, id)); }; };
    const auto remove = [](ItemId id) { return [id](Document& d) { must(removePieceList(d, id)); }; };
    return {{.name = "add list",
             .sentence = QStringLiteral("Add piece list “new”"),
             .edit = add("new"),
             .like = add("new"),
             .unlike = add("newer"),
             .nothing = {},
             .back = {}},
            {.name = "change list",
             .sentence = QStringLiteral("Change weight"),
             .edit = weighing(smallPieces, 9, drag),
             .like = weighing(smallPieces, 10, drag),
             .merges = true,
             .unlike = weighing(sparePieces, 10, drag),
             .nothing = weighing(smallPieces, 3, drag),
             .back = weighing(smallPieces, 3, drag)},
            {.name = "change list as steps",
             .sentence = QStringLiteral("Change weight"),
             .edit = weighing(smallPieces, 9, Gesture::None),
             .like = weighing(smallPieces, 10, Gesture::None),
             .unlike = weighing(smallPieces, 10, drag),
             .nothing = weighing(smallPieces, 3, Gesture::None),
             .back = {}},
            {.name = "embed list",
             .sentence = QStringLiteral("Embed piece list “from a file”"),
             .edit = embed(filePieces),
             .like = weighing(filePieces, 7, drag),
             .unlike = [](Document& d) { must(embedCatalogue(d, fileRooms)); },
             .nothing = embed(smallPieces),
             .back = {}},
            {.name = "remove list",
             .sentence = QStringLiteral("Delete piece list “from a file”"),
             .edit = remove(filePieces),
             .like = remove(sparePieces),
             .unlike = [](Document& d) { must(removeCatalogue(d, spareRooms)); },
             .nothing = [](Document& d) { d.perform(std::make_unique<RemovePieceList>(d.state(), smallPieces)); },
             .back = {}}};
}

std::vector<UndoCase> libraryCases()
{
    std::vector<UndoCase> cases = catalogueCases();
    const std::vector<UndoCase> lists = pieceListCases();
    cases.insert(cases.end(), lists.begin(), lists.end());
    return cases;
}

/// A document with the demo project.
struct LibraryBench
{
    LibraryBench() { openProject(document, demoProject()); }

    [[nodiscard]] const CatalogueContents& rooms(ItemId id)
    {
        return findCatalogue(document.project(), id)->rooms->contents();
    }

    Document document{{.name = "Elderlore"}};
};

} // namespace

void TestLibraryCommands::keepTheUndoContract_data()
{
    addUndoCases(libraryCases());
}

void TestLibraryCommands::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(libraryCases()[static_cast<std::size_t>(index)]);
}

void TestLibraryCommands::addsFromFiles()
{
    const QTemporaryDir folder;
    static_cast<void>(demoProject(folder.path())); // writes the files
    Document document({.name = "Elderlore"});
    const QString rooms = folder.filePath(QStringLiteral("rooms.json"));
    const QString pieces =
        folder.filePath(QStringLiteral("../") + QFileInfo(folder.path()).fileName() + QStringLiteral("/pieces.json"));
    QCOMPARE(addCatalogueFile(document, rooms).value(), 1);
    QCOMPARE(addPieceListFile(document, pieces).value(), 2);
    QCOMPARE(document.project().nextId, 3);
    QCOMPARE(document.project().catalogues.front().file, rooms.toStdString());
    QCOMPARE(document.project().pieceLists.front().file, folder.filePath(QStringLiteral("pieces.json")).toStdString());
    QVERIFY(document.project().catalogues.front().rooms->contents() == demoRooms("From a file"));
    document.undoStack().undo();
    QCOMPARE(document.project().nextId, 2);
    QVERIFY(addCatalogueFile(document, folder.filePath(QStringLiteral("none"))).error().code == ErrorCode::CannotRead);
    QVERIFY(!addPieceListFile(document, rooms));
    QCOMPARE(document.undoStack().count(), 2);
}

void TestLibraryCommands::whatStandsInAFileIsEmbeddedFirst()
{
    LibraryBench bench;
    Document& document = bench.document;
    const auto refused = [](const Result<void>& result) {
        return !result && result.error().code == ErrorCode::Malformed && errorText(result.error()).contains(u"embed");
    };
    QVERIFY(refused(changeCatalogue(document, fileRooms, demoRooms("x"), {})));
    QVERIFY(refused(paintRoom(document, fileRooms, 0, std::array{Point{3, 3}}, false)));
    QVERIFY(refused(pinPair(document, fileRooms, 0, 4, 1)));
    QVERIFY(refused(setPairPath(document, fileRooms, 0, 4, {{0, 1}, {1, 1}})));
    QVERIFY(refused(changePieceList(document, filePieces, demoPieces("x"), {})));
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(embedCatalogue(document, fileRooms));
    QVERIFY(changeCatalogue(document, fileRooms, demoRooms("x"), [] { return QStringLiteral("Change"); }));
    QCOMPARE(bench.rooms(fileRooms).name, std::string("x"));
}

void TestLibraryCommands::whatFloorsUseStays()
{
    LibraryBench bench;
    const auto rooms = removeCatalogue(bench.document, threeRooms);
    QVERIFY(!rooms);
    QCOMPARE(errorTextWithPlace(rooms.error()),
             QStringLiteral("Mine/Gate: 'Three rooms' is not free: floors are made from it"));
    QVERIFY(removeCatalogue(bench.document, fileRooms).error().code == ErrorCode::Malformed);
    QVERIFY(removePieceList(bench.document, smallPieces).error().place == "Mine/Shaft");
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void TestLibraryCommands::whatCannotBeIsRefused()
{
    LibraryBench bench;
    Document& document = bench.document;
    CatalogueContents twice = demoRooms("x");
    twice.rooms[1].code = 0;
    PieceList unknown = demoPieces("x");
    unknown.first = "throne";
    QVERIFY(addCatalogue(document, twice).error().code == ErrorCode::Duplicate);
    QVERIFY(changeCatalogue(document, threeRooms, twice, {}).error().code == ErrorCode::Duplicate);
    QVERIFY(addPieceList(document, unknown).error().place == "/first");
    QVERIFY(changePieceList(document, smallPieces, unknown, {}).error().place == "/first");
    QVERIFY(paintRoom(document, threeRooms, 7, std::array{Point{1, 1}}, true).error().place == "room");
    QVERIFY(pinPair(document, threeRooms, 0, 7, 1).error().place == "room");
    QVERIFY(pinPair(document, threeRooms, 7, 0, std::nullopt).error().place == "room");
    for (const int row : {0, 4})
        QVERIFY(pinPair(document, threeRooms, 0, 4, row).error().place == "row");
    for (const auto& result :
         {changeCatalogue(document, noItem, demoRooms("x"), {}), embedCatalogue(document, noItem),
          removeCatalogue(document, noItem), pinPair(document, noItem, 0, 1, 1),
          paintRoom(document, noItem, 0, {}, true), changePieceList(document, noItem, demoPieces("x"), {}),
          embedPieceList(document, noItem), removePieceList(document, noItem)})
        QVERIFY(result.error().code == ErrorCode::Unknown);
    QCOMPARE(document.undoStack().count(), 0);
}

void TestLibraryCommands::paintingKeepsTheStart()
{
    LibraryBench bench;
    std::vector<Point> everywhere;
    for (int y = -1; y <= 5; ++y) {
        for (int x = -1; x <= 5; ++x)
            everywhere.push_back({x, y});
    }
    QVERIFY(paintRoom(bench.document, threeRooms, 1, everywhere, false));
    QVERIFY(bench.rooms(threeRooms).rooms[1].columns == (std::vector<ColumnMask>{0, rowBit(1), 0}));
    QVERIFY(paintRoom(bench.document, threeRooms, 1, everywhere, true));
    QVERIFY(bench.rooms(threeRooms).rooms[1].columns == (std::vector<ColumnMask>{7, 7, 7}));
}

void TestLibraryCommands::pairPinsAndPaths()
{
    LibraryBench bench;
    Document& document = bench.document;
    const PathCells path{{0, 1}, {1, 1}};
    QVERIFY(setPairPath(document, threeRooms, 1, 4, path));
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Set path for rooms 1 and 4 everywhere"));
    QVERIFY(bench.rooms(threeRooms).specialPaths == (std::vector<SpecialPath>{{1, 4, path}}));
    QVERIFY(setPairPath(document, threeRooms, 1, 4, {{0, 2}}));
    QCOMPARE(bench.rooms(threeRooms).specialPaths.size(), std::size_t{1});
    QVERIFY(setPairPath(document, threeRooms, 1, 4, {}));
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Remove path for rooms 1 and 4"));
    QVERIFY(bench.rooms(threeRooms).specialPaths.empty());
    QVERIFY(setPairPath(document, threeRooms, 1, 4, {}));
    QCOMPARE(document.undoStack().count(), 3);
    QVERIFY(setPairPath(document, threeRooms, 1, 4, {{9, 9}}).error().code == ErrorCode::OutOfRange);
}

void TestLibraryCommands::nothingNewWhereThereIsNoPlace()
{
    Document document({.name = "Elderlore"});
    Project project = demoProject();
    project.nextId = highestItemId;
    openProject(document, project);
    QVERIFY(addCatalogue(document, demoRooms("x"))); // the last id
    QVERIFY(addCatalogue(document, demoRooms("x")).error().code == ErrorCode::OutOfRange);
    QVERIFY(addPieceList(document, demoPieces("x")).error().code == ErrorCode::OutOfRange);
    QVERIFY(parseProject(formatProject(document.project()), "x", {}).error().code == ErrorCode::CannotRead);

    project.nextId = 2000;
    project.catalogues.resize(1000, project.catalogues.front());
    project.pieceLists.resize(1000, project.pieceLists.front());
    openProject(document, project);
    QVERIFY(addCatalogue(document, demoRooms("x")).error().place == "count");
    QVERIFY(addPieceList(document, demoPieces("x")).error().place == "count");
}

void TestLibraryCommands::itemsWithoutNamesAreNamedAllTheSame()
{
    LibraryBench bench;
    QVERIFY(addCatalogue(bench.document, demoRooms("")));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Add catalogue “20”"));
    Project project = demoProject();
    project.catalogues[1].rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(demoRooms("")).value());
    openProject(bench.document, project);
    QVERIFY(embedCatalogue(bench.document, fileRooms));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Embed catalogue “rooms”"));
}

ZONEWRIGHT_TEST(librarycommands, TestLibraryCommands)

#include "tst_librarycommands.moc"

#include "core/strip/roomshapes.h"
#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/flooredits.h"
#include "document/roomedits.h"
#include "document/undocontract.h"
#include "project/errortext.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <random>

using namespace zonewright;
using namespace zonewright::test;

/// The rooms of a catalogue, beside painting.
class TestRoomEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void addsAPlainRoom();
    void copiesStandBehind();
    void onlySquareRoomsRotate();
    void resizingKeepsAStart();
    void rowsTakePathsAndPinsAlong();
    void turningLosesNothing();
    void removingTakesPairsAlong();
    void manyCopiesAreAsOneByOne();
    void noMoreRoomsThanThereMayBe();
    void whatCannotBeIsRefused();
    void filesAreLeftAlone();
    void anyEditOfAnyCatalogue();
};

namespace {

struct RoomsBench
{
    RoomsBench() { openProject(document, demoProject()); }

    [[nodiscard]] const CatalogueContents& contents(ItemId id = threeRooms) const
    {
        return findCatalogue(document.project(), id)->rooms->contents();
    }

    [[nodiscard]] std::string bytes() const { return formatProject(document.project()); }

    Document document{{.name = "Elderlore"}};
};

DocumentEdit recoding(ItemId id, std::int32_t before, std::int32_t after)
{
    return [=](Document& d) { must(recodeRooms(d, id, std::array{RecodedRoom{before, after}})); };
}

using EditOfCodes = Result<void> (*)(Document&, ItemId, std::span<const std::int32_t>);

DocumentEdit onRoom(EditOfCodes edit, ItemId id, std::int32_t code)
{
    return [=](Document& d) { must(edit(d, id, std::array{code})); };
}

DocumentEdit resizing(ItemId id, std::int32_t code, int width, Gesture gesture)
{
    return [=](Document& d) {
        // As a field does it: from what there is without the step before, which here is the demo project.
        const auto from = findCatalogue(demoProject(), id)->rooms;
        must(resizeRooms(d, id, std::array{code}, width, {.gesture = gesture, .from = from}));
    };
}

std::vector<UndoCase> roomCases()
{
    const auto add = [](ItemId id) { return [id](Document& d) { QVERIFY(addRoom(d, id, 4)); }; };
    const auto copy = [](std::int32_t code) {
        return [code](Document& d) { QVERIFY(duplicateRooms(d, threeRooms, std::array{code})); };
    };
    const auto rows = [](ItemId id, int count) { return [=](Document& d) { must(setCatalogueRows(d, id, count)); }; };
    const auto start = [](std::int32_t code, Point at) {
        return [=](Document& d) { must(moveRoomStart(d, threeRooms, code, at)); };
    };
    const auto name = [](std::int32_t code, const char* text) {
        return [=](Document& d) { must(renameRoom(d, threeRooms, code, text)); };
    };
    const auto title = [](ItemId id, const char* text) {
        return [=](Document& d) { must(renameCatalogue(d, id, text)); };
    };
    const auto nobody = [](EditOfCodes edit) { return [=](Document& d) { must(edit(d, threeRooms, {})); }; };
    return {{.name = "add room",
             .sentence = QStringLiteral("Add room “Room 4”"),
             .edit = add(threeRooms),
             .like = add(threeRooms),
             .unlike = add(spareRooms),
             .nothing = {},
             .back = {}},
            {.name = "duplicate room",
             .sentence = QStringLiteral("Duplicate room “cross”"),
             .edit = copy(1),
             .like = copy(1),
             .unlike = copy(4),
             .nothing = [](Document& d) { QVERIFY(duplicateRooms(d, threeRooms, {})); },
             .back = {}},
            {.name = "remove room",
             .sentence = QStringLiteral("Delete room “ring”"),
             .edit = onRoom(removeRooms, threeRooms, 4),
             .like = onRoom(removeRooms, threeRooms, 1),
             .unlike = onRoom(removeRooms, spareRooms, 4),
             .nothing = nobody(removeRooms),
             .back = {}},
            {.name = "mirror room",
             .sentence = QStringLiteral("Mirror room “square”"),
             .edit = onRoom(mirrorRooms, threeRooms, 0),
             .like = onRoom(mirrorRooms, threeRooms, 4),
             .unlike = onRoom(mirrorRooms, spareRooms, 0),
             .nothing = onRoom(mirrorRooms, threeRooms, 1),
             .back = {}},
            {.name = "flip room",
             .sentence = QStringLiteral("Flip room “cross”"),
             .edit = onRoom(flipRooms, threeRooms, 1),
             .like = onRoom(flipRooms, threeRooms, 0),
             .unlike = onRoom(flipRooms, spareRooms, 1),
             .nothing = nobody(flipRooms),
             .back = {}},
            {.name = "rotate room",
             .sentence = QStringLiteral("Rotate room “cross”"),
             .edit = onRoom(rotateRooms, threeRooms, 1),
             .like = onRoom(rotateRooms, threeRooms, 1),
             .unlike = onRoom(rotateRooms, spareRooms, 1),
             .nothing = nobody(rotateRooms),
             .back = {}},
            {.name = "resize room",
             .sentence = QStringLiteral("Resize room “ring”"),
             .edit = resizing(threeRooms, 4, 2, drag),
             .like = resizing(threeRooms, 4, 5, drag),
             .merges = true,
             .unlike = resizing(threeRooms, 4, 5, otherDrag),
             .nothing = resizing(threeRooms, 4, 3, drag),
             .back = resizing(threeRooms, 4, 3, drag)},
            {.name = "set rows",
             .sentence = QStringLiteral("Give catalogue “Three rooms” 2 row(s)"),
             .edit = rows(threeRooms, 2),
             .like = rows(threeRooms, 5),
             .unlike = rows(spareRooms, 2),
             .nothing = rows(threeRooms, 3),
             .back = {}},
            {.name = "move start",
             .sentence = QStringLiteral("Move start of room “ring” to 2,2"),
             .edit = start(4, {2, 2}),
             .like = start(4, {3, 3}),
             .unlike = start(1, {1, 1}),
             .nothing = start(4, {1, 1}),
             .back = {}},
            {.name = "rename room",
             .sentence = QStringLiteral("Rename room to “hall”"),
             .edit = name(4, "  hall "),
             .like = name(4, "cell"),
             .unlike = name(1, "hall"),
             .nothing = name(4, "ring"),
             .back = {}},
            {.name = "recode room",
             .sentence = QStringLiteral("Change code of room “ring” to 9"),
             .edit = recoding(threeRooms, 4, 9),
             .like = recoding(threeRooms, 9, 11),
             .unlike = recoding(spareRooms, 4, 9),
             .nothing = recoding(threeRooms, 4, 4),
             .back = {}},
            {.name = "rename catalogue",
             .sentence = QStringLiteral("Rename catalogue to “Mine”"),
             .edit = title(threeRooms, "Mine"),
             .like = title(threeRooms, "Ours"),
             .unlike = title(spareRooms, "Mine"),
             .nothing = title(threeRooms, "Three rooms "),
             .back = {}}};
}

RoomType randomRoom(std::mt19937& random, std::int32_t code, int width, int rows)
{
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    RoomType room = plainRoom(code, "room " + std::to_string(code), width, rows);
    for (ColumnMask& column : room.columns)
        column &= (ColumnMask{random()} << 32) | random();
    putStart(room, {1 + below(width), 1 + below(rows)});
    return room;
}

/// Valid, with paths and pins of any pairs.
CatalogueContents randomCatalogue(std::mt19937& random)
{
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    CatalogueContents contents{.name = "random", .rows = 1 + below(8)};
    const int count = 1 + below(6);
    for (int i = 0; i < count; ++i)
        contents.rooms.push_back(randomRoom(random, 3 * i + below(3), 1 + below(8), contents.rows));
    for (const RoomType& left : contents.rooms) {
        for (const RoomType& right : contents.rooms) {
            if (below(3) == 0)
                contents.pins.push_back({left.code, right.code, 1 + below(contents.rows)});
            if (below(3) == 0)
                contents.specialPaths.push_back(
                    {left.code, right.code, {{0, 1 + below(contents.rows)}, {1 + below(right.width()), 1}}});
        }
    }
    return contents;
}

} // namespace

void TestRoomEdits::keepTheUndoContract_data()
{
    addUndoCases(roomCases());
}

void TestRoomEdits::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(roomCases()[static_cast<std::size_t>(index)]);
}

void TestRoomEdits::addsAPlainRoom()
{
    RoomsBench bench;
    const auto code = addRoom(bench.document, threeRooms, 5);
    QCOMPARE(code.value(), 6); // 0 1 4 is a ruler, and with 6 it is one still
    const RoomType& room = bench.contents().rooms.back();
    QVERIFY(room.code == 6 && room.name == "Room 4" && room.width() == 5 && room.start == (Point{3, 2}));
    QVERIFY(room.columns == std::vector<ColumnMask>(5, 7));
    must(renameRoom(bench.document, threeRooms, 0, "Room 5"));
    QVERIFY(addRoom(bench.document, threeRooms, 1));
    QCOMPARE(bench.contents().rooms.back().name, std::string("Room 6"));
    for (const int width : {0, 65})
        QVERIFY(addRoom(bench.document, threeRooms, width).error().place == "width");
}

void TestRoomEdits::copiesStandBehind()
{
    RoomsBench bench;
    const auto codes = duplicateRooms(bench.document, threeRooms, std::array{4, 0, 4});
    QVERIFY(codes.value() == (std::vector<std::int32_t>{6, 13}));
    std::vector<std::int32_t> order;
    for (const RoomType& room : bench.contents().rooms)
        order.push_back(room.code);
    QVERIFY(order == (std::vector<std::int32_t>{0, 6, 1, 4, 13}));
    QCOMPARE(bench.contents().rooms[1].name, std::string("square (2)"));
    QVERIFY(bench.contents().rooms[4].columns == bench.contents().rooms[3].columns);
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Duplicate 2 room(s)"));
    must(renameRoom(bench.document, threeRooms, 1, std::string(longestRoomName, 'x')));
    QVERIFY(duplicateRooms(bench.document, threeRooms, std::array{1}));
    QVERIFY(bench.contents().rooms[3].name.ends_with("x (2)"));
}

void TestRoomEdits::onlySquareRoomsRotate()
{
    RoomsBench bench;
    must(resizeRooms(bench.document, threeRooms, std::array{4}, 4));
    const std::string before = bench.bytes();
    const auto rotated = rotateRooms(bench.document, threeRooms, std::array{0, 4});
    QCOMPARE(errorText(rotated.error()), QStringLiteral("'ring' is not as wide as the catalogue has rows"));
    QCOMPARE(bench.bytes(), before);
}

void TestRoomEdits::resizingKeepsAStart()
{
    RoomsBench bench;
    must(moveRoomStart(bench.document, threeRooms, 1, {3, 2}));
    must(resizeRooms(bench.document, threeRooms, std::array{1}, 1));
    const RoomType& room = bench.contents().rooms[1];
    QVERIFY(room.start == (Point{1, 2}) && room.columns == std::vector<ColumnMask>{2});
    must(resizeRooms(bench.document, threeRooms, std::array{0, 1}, 6));
    QVERIFY(bench.contents().rooms[0].columns == (std::vector<ColumnMask>{7, 7, 7, 0, 0, 0}));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Resize 2 room(s)"));
    must(setPairPath(bench.document, threeRooms, 0, 4, {{-6, 1}, {0, 1}}));
    must(resizeRooms(bench.document, threeRooms, std::array{0}, 5));
    QVERIFY(bench.contents().specialPaths.empty());
    QCOMPARE(bench.contents().pins.size(), std::size_t{1});
}

void TestRoomEdits::rowsTakePathsAndPinsAlong()
{
    RoomsBench bench;
    must(setPairPath(bench.document, threeRooms, 1, 4, {{0, 3}, {1, 3}}));
    must(setPairPath(bench.document, threeRooms, 4, 1, {{0, 1}, {1, 1}}));
    must(pinPair(bench.document, threeRooms, 1, 1, 3));
    must(moveRoomStart(bench.document, threeRooms, 4, {2, 3}));
    must(setCatalogueRows(bench.document, threeRooms, 2));
    QCOMPARE(bench.contents().rows, 2);
    QVERIFY(bench.contents().pins == (std::vector<PairPin>{{0, 4, 2}}));
    QCOMPARE(bench.contents().specialPaths.size(), std::size_t{1});
    QVERIFY(bench.contents().rooms[2].start == (Point{2, 2}));
    QVERIFY(bench.contents().rooms[2].columns == (std::vector<ColumnMask>{3, 3, 3})); // its start became a slab
    must(setCatalogueRows(bench.document, threeRooms, 64));
    QVERIFY(bench.contents().rooms[2].columns == (std::vector<ColumnMask>{3, 3, 3}));
    must(setCatalogueRows(bench.document, threeRooms, 1));
    QCOMPARE(bench.contents().rooms[1].columns.size(), std::size_t{3});
}

/// A number that goes down and up again brings back what it cut off.
void TestRoomEdits::turningLosesNothing()
{
    RoomsBench bench;
    const std::string before = bench.bytes();
    const Turning turning{.gesture = bench.document.newGesture(),
                          .from = findCatalogue(bench.document.project(), threeRooms)->rooms};
    for (const int width : {2, 1, 2})
        must(resizeRooms(bench.document, threeRooms, std::array{4}, width, turning));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.contents().rooms[2].columns == (std::vector<ColumnMask>{7, 5}));
    must(resizeRooms(bench.document, threeRooms, std::array{4}, 3, turning));
    QCOMPARE(bench.document.undoStack().count(), 0);
    QCOMPARE(bench.bytes(), before);
    for (const int rows : {1, 9, 2})
        must(setCatalogueRows(bench.document, threeRooms, rows, turning));
    for (const int x : {2, 3})
        must(moveRoomStart(bench.document, threeRooms, 4, {x, 2}, {.gesture = drag, .from = turning.from}));
    QVERIFY(bench.contents().rooms[2].columns == (std::vector<ColumnMask>{7, 5, 7})); // no slab on the way
}

void TestRoomEdits::removingTakesPairsAlong()
{
    RoomsBench bench;
    must(setPairPath(bench.document, threeRooms, 1, 4, {{0, 3}, {1, 3}}));
    must(setPairPath(bench.document, threeRooms, 1, 1, {{0, 3}, {1, 3}}));
    must(removeRooms(bench.document, threeRooms, std::array{4}));
    QVERIFY(bench.contents().pins.empty());
    QCOMPARE(bench.contents().specialPaths.size(), std::size_t{1});
    QVERIFY(floorOf(bench.document, gate).strip()->sequence == (std::vector<std::int32_t>{0, 1, 4}));
    const auto& problems = bench.document.builtFloors().floor(gate).level.problems;
    QVERIFY(std::ranges::any_of(problems, [](const Problem& one) { return one.kind == ProblemKind::UnknownRoom; }));
    const auto last = removeRooms(bench.document, threeRooms, std::array{0, 1});
    QCOMPARE(errorText(last.error()), QStringLiteral("'square' is not removable: a catalogue keeps at least one room"));
}

/// The same codes and names as if each copy were made after the others.
void TestRoomEdits::manyCopiesAreAsOneByOne()
{
    RoomsBench bench;
    CatalogueContents contents{.name = "halls", .rows = 2};
    std::vector<std::int32_t> all;
    for (int i = 0; i < 2000; ++i) {
        all.push_back(i);
        contents.rooms.push_back(plainRoom(i, "hall", 2, 2));
    }
    const ItemId id = addCatalogue(bench.document, contents).value();
    QVERIFY(duplicateRooms(bench.document, id, all));
    const auto& rooms = bench.contents(id).rooms;
    QCOMPARE(rooms.size(), std::size_t{4000});
    for (std::size_t i = 0; i < 2000; ++i) {
        QCOMPARE(rooms[2 * i].code, static_cast<std::int32_t>(i));
        QCOMPARE(rooms[2 * i + 1].code, static_cast<std::int32_t>(2000 + i));
        QCOMPARE(rooms[2 * i + 1].name, "hall (" + std::to_string(i + 2) + ")");
    }
}

void TestRoomEdits::noMoreRoomsThanThereMayBe()
{
    RoomsBench bench;
    CatalogueContents contents{.name = "full", .rows = 2};
    std::vector<std::int32_t> all;
    for (int i = 0; i < static_cast<int>(roomCountLimits.high) - 2; ++i) {
        all.push_back(i);
        contents.rooms.push_back(plainRoom(i, "hall", 2, 2));
    }
    const ItemId id = addCatalogue(bench.document, contents).value();
    const std::string before = bench.bytes();
    for (const std::size_t count : {std::size_t{3}, all.size()}) {
        const auto copies = duplicateRooms(bench.document, id, std::span(all).first(count));
        QVERIFY(copies.error().code == ErrorCode::OutOfRange && copies.error().place == "/rooms");
    }
    QCOMPARE(bench.bytes(), before);
    QVERIFY(duplicateRooms(bench.document, id, std::span(all).first(2)));
}

void TestRoomEdits::whatCannotBeIsRefused()
{
    RoomsBench bench;
    Document& document = bench.document;
    const std::array unknown{7};
    for (const ItemId id : {threeRooms, noItem}) {
        for (const EditOfCodes edit : {removeRooms, mirrorRooms, flipRooms, rotateRooms})
            QVERIFY(edit(document, id, unknown).error().code == ErrorCode::Unknown);
        QVERIFY(duplicateRooms(document, id, unknown).error().code == ErrorCode::Unknown);
        QVERIFY(resizeRooms(document, id, unknown, 3).error().code == ErrorCode::Unknown);
        QVERIFY(moveRoomStart(document, id, 7, {1, 1}).error().code == ErrorCode::Unknown);
        QVERIFY(renameRoom(document, id, 7, "x").error().code == ErrorCode::Unknown);
        QVERIFY(recodeRooms(document, id, std::array{RecodedRoom{7, 8}}).error().code == ErrorCode::Unknown);
    }
    QVERIFY(renameRoom(document, threeRooms, 0, " ").error().code == ErrorCode::NameEmpty);
    QVERIFY(renameRoom(document, threeRooms, 0, std::string(121, 'x')).error().code == ErrorCode::NameTooLong);
    QVERIFY(renameCatalogue(document, threeRooms, " ").error().code == ErrorCode::NameEmpty);
    QVERIFY(renameCatalogue(document, threeRooms, std::string(121, 'x')).error().code == ErrorCode::NameTooLong);
    QVERIFY(renameCatalogue(document, threeRooms, "\xff").error().code == ErrorCode::NotUtf8);
    for (const Point outside : {Point{0, 1}, Point{1, 0}, Point{4, 1}, Point{1, 4}})
        QVERIFY(moveRoomStart(document, threeRooms, 0, outside).error().code == ErrorCode::OutOfRange);
    for (const int number : {0, 65, -1}) {
        QVERIFY(resizeRooms(document, threeRooms, std::array{0}, number).error().code == ErrorCode::OutOfRange);
        QVERIFY(setCatalogueRows(document, threeRooms, number).error().code == ErrorCode::OutOfRange);
    }
    QCOMPARE(document.undoStack().count(), 0);
}

void TestRoomEdits::filesAreLeftAlone()
{
    RoomsBench bench;
    Document& document = bench.document;
    const std::array some{0};
    for (const auto& result :
         {removeRooms(document, fileRooms, some), mirrorRooms(document, fileRooms, some),
          flipRooms(document, fileRooms, some), rotateRooms(document, fileRooms, some),
          resizeRooms(document, fileRooms, some, 2), setCatalogueRows(document, fileRooms, 2),
          moveRoomStart(document, fileRooms, 0, {2, 2}), renameRoom(document, fileRooms, 0, "x"),
          recodeRooms(document, fileRooms, std::array{RecodedRoom{0, 2}}), renameCatalogue(document, fileRooms, "x"),
          addRoom(document, fileRooms, 3).map([](auto) {}),
          duplicateRooms(document, fileRooms, some).map([](const auto&) {})}) {
        QVERIFY(result.error().code == ErrorCode::Malformed);
        QVERIFY(errorText(result.error()).contains(u"embed"));
    }
    QCOMPARE(document.undoStack().count(), 0);
}

/// Whatever is done: a valid catalogue and one step that can be undone, or an error and nothing.
void TestRoomEdits::anyEditOfAnyCatalogue()
{
    std::mt19937 random(11);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    Document document({.name = "Elderlore"});
    int done = 0, refused = 0;
    for (int i = 0; i < 400; ++i) {
        openProject(document, demoProject());
        const ItemId id = addCatalogue(document, randomCatalogue(random)).value();
        const auto code = [&] { return below(20) == 0 ? 99 : 3 * below(6) + below(3); };
        const std::array codes{code(), code()};
        const std::array one{code()};
        const std::span<const std::int32_t> some = below(2) == 0 ? std::span<const std::int32_t>(codes) : one;
        const std::vector<std::function<Result<void>()>> edits{
            [&] { return addRoom(document, id, below(66)).map([](auto) {}); },
            [&] { return duplicateRooms(document, id, some).map([](const auto&) {}); },
            [&] { return removeRooms(document, id, some); },
            [&] { return mirrorRooms(document, id, some); },
            [&] { return flipRooms(document, id, some); },
            [&] { return rotateRooms(document, id, some); },
            [&] { return resizeRooms(document, id, some, below(12)); },
            [&] { return setCatalogueRows(document, id, below(12)); },
            [&] { return moveRoomStart(document, id, one.front(), {below(10), below(10)}); },
            [&] { return recodeRooms(document, id, std::array{RecodedRoom{one.front(), below(9)}}); }};
        for (const auto& edit : edits) {
            const std::string before = formatProject(document.project());
            const int steps = document.undoStack().count();
            if (!edit()) {
                ++refused;
                QCOMPARE(formatProject(document.project()), before);
                QCOMPARE(document.undoStack().count(), steps);
                continue;
            }
            ++done;
            const CatalogueContents& after = findCatalogue(document.project(), id)->rooms->contents();
            QVERIFY(RoomCatalogue::from(after));
            const std::string now = formatProject(document.project());
            if (document.undoStack().count() == steps) {
                QCOMPARE(now, before);
                continue;
            }
            document.undoStack().undo();
            QCOMPARE(formatProject(document.project()), before);
            document.undoStack().redo();
            QCOMPARE(formatProject(document.project()), now);
        }
    }
    QVERIFY(done > 500 && refused > 500);
}

ZONEWRIGHT_TEST(roomedits, TestRoomEdits)

#include "tst_roomedits.moc"

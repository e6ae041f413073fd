#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

#include <functional>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// A change that spoils the six rooms, and the error that it gives.
struct Spoiled
{
    const char* name;
    std::function<void(CatalogueContents&)> spoil;
    Error error;
};

Error outOfRange(std::string place, std::string value, std::int64_t low, std::int64_t high)
{
    return {
        .code = ErrorCode::OutOfRange, .place = std::move(place), .value = std::move(value), .low = low, .high = high};
}

std::vector<Spoiled> spoiledNumbers()
{
    return {
        {"no rows", [](auto& c) { c.rows = 0; }, outOfRange("/rows", "0", 1, 64)},
        {"too many rows", [](auto& c) { c.rows = 65; }, outOfRange("/rows", "65", 1, 64)},
        {"no rooms", [](auto& c) { c.rooms.clear(); }, outOfRange("/rooms", "0", 1, 4096)},
        {"too many rooms", [](auto& c) { c.rooms.resize(4097, c.rooms[0]); }, outOfRange("/rooms", "4097", 1, 4096)},
        {"no columns", [](auto& c) { c.rooms[2].columns.clear(); }, outOfRange("/rooms/2/slabs", "0", 1, 64)},
        {"too wide", [](auto& c) { c.rooms[2].columns.resize(65, 1); }, outOfRange("/rooms/2/slabs", "65", 1, 64)},
        {"start before", [](auto& c) { c.rooms[1].start = {0, 3}; }, outOfRange("/rooms/1/start", "0", 1, 3)},
        {"start after", [](auto& c) { c.rooms[1].start = {4, 3}; }, outOfRange("/rooms/1/start", "4", 1, 3)},
        {"start above", [](auto& c) { c.rooms[1].start = {2, 0}; }, outOfRange("/rooms/1/start", "0", 1, 5)},
        {"start below", [](auto& c) { c.rooms[1].start = {2, 6}; }, outOfRange("/rooms/1/start", "6", 1, 5)},
        {"no path", [](auto& c) { c.specialPaths[1].cells.clear(); }, outOfRange("/specialPaths/1/open", "0", 1, 8)},
        {"long path",
         [](auto& c) {
             for (const int x : {-2, -1, 1, 2}) {
                 for (const int y : {1, 2})
                     c.specialPaths[1].cells.push_back({x, y});
             }
         },
         outOfRange("/specialPaths/1/open", "10", 1, 8)},
        {"path west of the rooms", [](auto& c) { c.specialPaths[2].cells[1].x = -4; },
         outOfRange("/specialPaths/2/open/1", "-4", -3, 3)},
        {"path east of the rooms", [](auto& c) { c.specialPaths[2].cells[1].x = 4; },
         outOfRange("/specialPaths/2/open/1", "4", -3, 3)},
        {"path above", [](auto& c) { c.specialPaths[2].cells[0].y = 0; },
         outOfRange("/specialPaths/2/open/0", "0", 1, 5)},
        {"path below", [](auto& c) { c.specialPaths[2].cells[0].y = 6; },
         outOfRange("/specialPaths/2/open/0", "6", 1, 5)},
        {"pin above", [](auto& c) { c.pins = {{.left = 1, .right = 4, .row = 0}}; },
         outOfRange("/pins/0/row", "0", 1, 5)},
        {"pin below", [](auto& c) { c.pins = {{.left = 1, .right = 4, .row = 6}}; },
         outOfRange("/pins/0/row", "6", 1, 5)},
    };
}

Error unknown(std::string place, std::string value)
{
    return {.code = ErrorCode::Unknown, .place = std::move(place), .value = std::move(value)};
}

Error malformed(std::string place, std::string value, std::string expected)
{
    return {.code = ErrorCode::Malformed,
            .place = std::move(place),
            .value = std::move(value),
            .expected = std::move(expected)};
}

Error duplicate(std::string place, std::string value)
{
    return {.code = ErrorCode::Duplicate, .place = std::move(place), .value = std::move(value)};
}

std::vector<Spoiled> spoiledContents()
{
    return {
        {"no slab", [](auto& c) { c.rooms[3].columns = {0, 0}; },
         malformed("/rooms/3/slabs", "bend", "a room with a slab")},
        {"a row too many", [](auto& c) { c.rooms[3].columns[1] |= rowBit(6); },
         malformed("/rooms/3/slabs", "bend", "a room of the catalogue's rows")},
        {"the last row of all", [](auto& c) { c.rooms[3].columns[1] |= rowBit(64); },
         malformed("/rooms/3/slabs", "bend", "a room of the catalogue's rows")},
        {"start on a brick", [](auto& c) { c.rooms[0].start = {1, 2}; },
         malformed("/rooms/0/start", "1,2", "a slab of the room")},
        {"code twice", [](auto& c) { c.rooms[4].code = 1; }, duplicate("/rooms/4/code", "1")},
        {"two codes twice",
         [](auto& c) {
             c.rooms[5].code = 0;
             c.rooms[4].code = 10;
         },
         duplicate("/rooms/4/code", "10")},
        {"path of another room", [](auto& c) { c.specialPaths[3].left = 2; }, unknown("/specialPaths/3/left", "2")},
        {"path to another room", [](auto& c) { c.specialPaths[3].right = -5; }, unknown("/specialPaths/3/right", "-5")},
        {"pin of another room", [](auto& c) { c.pins = {{.left = 2, .right = 4, .row = 1}}; },
         unknown("/pins/0/left", "2")},
        {"pin to another room", [](auto& c) { c.pins = {{.left = 4, .right = 99, .row = 1}}; },
         unknown("/pins/0/right", "99")},
        {"two paths of a pair", [](auto& c) { c.specialPaths.push_back(c.specialPaths[2]); },
         duplicate("/specialPaths/4", "15,1")},
        {"two pins of a pair",
         [](auto& c) {
             c.pins = {{.left = 17, .right = 4, .row = 1},
                       {.left = 1, .right = 4, .row = 3},
                       {.left = 1, .right = 4, .row = 5},
                       {.left = 17, .right = 4, .row = 2}};
         },
         duplicate("/pins/2", "1,4")},
        {"cell twice", [](auto& c) { c.specialPaths[0].cells = {{0, 1}, {0, 2}, {1, 2}, {0, 2}}; },
         duplicate("/specialPaths/0/open/3", "0,2")},
        {"long name of all", [](auto& c) { c.name = std::string(121, 'x'); },
         Error{.code = ErrorCode::NameTooLong, .place = "/name", .value = "121", .low = 1, .high = 120}},
        {"no name", [](auto& c) { c.rooms[5].name.clear(); },
         Error{.code = ErrorCode::NameEmpty, .place = "/rooms/5/name"}},
        {"long name", [](auto& c) { c.rooms[5].name = std::string(121, 'x'); },
         Error{.code = ErrorCode::NameTooLong, .place = "/rooms/5/name", .value = "121", .low = 1, .high = 120}},
        {"broken name", [](auto& c) { c.rooms[5].name = std::string("\xff"); },
         Error{.code = ErrorCode::NotUtf8, .place = "/rooms/5/name"}},
        {"broken catalogue name", [](auto& c) { c.name = std::string("\xc3"); },
         Error{.code = ErrorCode::NotUtf8, .place = "/name"}},
    };
}

const std::vector<Spoiled>& spoiled()
{
    static const std::vector<Spoiled> all = [] {
        std::vector<Spoiled> rows = spoiledNumbers();
        std::ranges::copy(spoiledContents(), std::back_inserter(rows));
        return rows;
    }();
    return all;
}

} // namespace

class TestRoomCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void errorsHaveTheirPlace_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < spoiled().size(); ++i)
            QTest::newRow(spoiled()[i].name) << static_cast<int>(i);
    }

    void errorsHaveTheirPlace()
    {
        QFETCH(int, index);
        const Spoiled& row = spoiled()[static_cast<std::size_t>(index)];
        CatalogueContents contents = sixRooms();
        row.spoil(contents);
        const auto result = RoomCatalogue::from(std::move(contents));
        QVERIFY(!result);
        QCOMPARE(result.error().place, row.error.place);
        QCOMPARE(result.error().value, row.error.value);
        QVERIFY(result.error() == row.error);
    }

    void keepsItsContents()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        QVERIFY(catalogue.contents() == sixRooms());
        QCOMPARE(catalogue.rows(), 5);
        QCOMPARE(catalogue.rooms().size(), std::size_t{6});
    }

    void takesWhatIsAtTheLimits()
    {
        CatalogueContents contents{.rows = 64};
        RoomType room{.name = std::string(120, 'n'), .start = {64, 64}};
        room.columns.assign(64, ~ColumnMask{0});
        for (int code = 0; code < 4096; ++code) {
            room.code = code * 524'288 - 1'073'741'824;
            contents.rooms.push_back(room);
        }
        SpecialPath path{.left = contents.rooms[7].code, .right = contents.rooms[7].code};
        for (int row = 1; row <= 8; ++row)
            path.cells.push_back({row % 2 == 0 ? -64 : 64, 8 * row});
        contents.specialPaths = {path};
        QVERIFY(RoomCatalogue::from(contents));

        contents = {.rows = 1, .rooms = {roomOf(-2'147'483'647 - 1, "é", {1, 1}, {"#"})}};
        QVERIFY(RoomCatalogue::from(contents));
    }

    void findsCodes()
    {
        CatalogueContents contents = sixRooms();
        contents.specialPaths.clear();
        contents.rooms[2].code = 2'147'483'647;
        contents.rooms[3].code = -2'147'483'647 - 1;
        const RoomCatalogue catalogue = catalogueOf(contents);
        for (std::size_t i = 0; i < contents.rooms.size(); ++i)
            QVERIFY(catalogue.indexOf(contents.rooms[i].code) == static_cast<int>(i));
        for (const std::int32_t code : {-1, 2, 4, 10, 16, 18, -2'147'483'647, 2'147'483'646})
            QVERIFY(!catalogue.indexOf(code));
    }

    /// Paths and pins of random pairs, in random order, against looking through the lists.
    void findsPathsAndPins()
    {
        Generator random(81);
        for (int round = 0; round < 200; ++round) {
            CatalogueContents contents = sixRooms();
            contents.specialPaths.clear();
            for (int left = 0; left < 6; ++left) {
                for (int right = 0; right < 6; ++right) {
                    const std::int32_t leftCode = contents.rooms[static_cast<std::size_t>(left)].code;
                    const std::int32_t rightCode = contents.rooms[static_cast<std::size_t>(right)].code;
                    if (random.chance(1, 3))
                        contents.specialPaths.push_back({leftCode, rightCode, {{0, 1}}});
                    if (random.chance(1, 3))
                        contents.pins.push_back({leftCode, rightCode, 2});
                }
            }
            random.shuffle(std::span(contents.specialPaths));
            random.shuffle(std::span(contents.pins));
            const RoomCatalogue catalogue = catalogueOf(contents);
            for (int pair = 0; pair < 36; ++pair) {
                const std::int32_t left = contents.rooms[static_cast<std::size_t>(pair / 6)].code;
                const std::int32_t right = contents.rooms[static_cast<std::size_t>(pair % 6)].code;
                const auto isPair = [&](const auto& entry) { return entry.left == left && entry.right == right; };
                const SpecialPath* path = catalogue.specialPath(pair / 6, pair % 6);
                const PairPin* pin = catalogue.pin(pair / 6, pair % 6);
                QCOMPARE(path != nullptr, std::ranges::any_of(contents.specialPaths, isPair));
                QCOMPARE(pin != nullptr, std::ranges::any_of(contents.pins, isPair));
                QVERIFY(path == nullptr || isPair(*path));
                QVERIFY(pin == nullptr || isPair(*pin));
            }
        }
    }

    void pairNumbersDoNotOverflow()
    {
        QCOMPARE(pairNumber(1, 15), -14);
        QCOMPARE(pairNumber(2'147'483'647, -2'147'483'647 - 1), 4'294'967'295);
        QCOMPARE(pairNumber(-2'147'483'647 - 1, 2'147'483'647), -4'294'967'295);
    }
};

ZONEWRIGHT_TEST(roomcatalogue, TestRoomCatalogue)
#include "tst_roomcatalogue.moc"

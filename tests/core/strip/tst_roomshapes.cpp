#include "core/strip/roomshapes.h"
#include "randomstrips.h"
#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr int shapeRounds = 2000;

int anyUpTo(int most, Generator& random)
{
    return random.between(1, most);
}

/// One of the rooms.
RoomType& anyRoom(CatalogueContents& contents, Generator& random)
{
    return contents.rooms[random.below(static_cast<std::uint32_t>(contents.rooms.size()))];
}

bool slabAt(const RoomType& room, int x, int y)
{
    return (room.columns[static_cast<std::size_t>(x - 1)] & rowBit(y)) != 0;
}

/// Whether each cell of a room, and its start, is in another one where `to` says, and there is nothing else.
template <typename To>
bool isMoved(const RoomType& from, const RoomType& result, int rows, To to)
{
    bool same = result.start == to(from.start) && result.code == from.code && result.name == from.name;
    for (int x = 1; x <= from.width(); ++x) {
        for (int y = 1; y <= rows; ++y) {
            const Point at = to(Point{x, y});
            same = same && slabAt(from, x, y) == slabAt(result, at.x, at.y);
        }
    }
    return same;
}

} // namespace

/// Rooms and catalogues in another shape.
class TestRoomShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void turnsGoBack()
    {
        Generator random(7);
        for (int round = 0; round < shapeRounds; ++round) {
            CatalogueContents contents = randomCatalogue(random);
            const int rows = contents.rows;
            const RoomType& room = anyRoom(contents, random);
            const RoomType square = resizedRoom(room, rows);
            QVERIFY(mirroredRoom(mirroredRoom(room)) == room);
            QVERIFY(flippedRoom(flippedRoom(room, rows), rows) == room);
            QVERIFY(rotatedRoom(rotatedRoom(rotatedRoom(rotatedRoom(square)))) == square);
            QVERIFY(rotatedRoom(rotatedRoom(square)) == mirroredRoom(flippedRoom(square, rows)));
        }
    }

    void turnsMoveEveryCell()
    {
        Generator random(8);
        for (int round = 0; round < shapeRounds; ++round) {
            CatalogueContents contents = randomCatalogue(random);
            const int rows = contents.rows;
            const RoomType& room = anyRoom(contents, random);
            const RoomType square = resizedRoom(room, rows);
            const int width = room.width();
            QVERIFY(isMoved(room, mirroredRoom(room), rows, [&](Point at) { return Point{width + 1 - at.x, at.y}; }));
            QVERIFY(
                isMoved(room, flippedRoom(room, rows), rows, [&](Point at) { return Point{at.x, rows + 1 - at.y}; }));
            QVERIFY(isMoved(square, rotatedRoom(square), rows, [&](Point at) { return Point{rows + 1 - at.y, at.x}; }));
        }
    }

    void rotatedIsClockwise()
    {
        const RoomType corner = roomOf(0, "corner", {1, 1}, {"##.", "...", "..."});
        QVERIFY(rotatedRoom(corner) == roomOf(0, "corner", {3, 1}, {"..#", "..#", "..."}));
    }

    void whatIsMadeOfAValidCatalogueIsValid()
    {
        Generator random(9);
        for (int round = 0; round < shapeRounds; ++round) {
            const CatalogueContents before = randomCatalogue(random);
            const auto isValid = [&](auto shape) {
                CatalogueContents after = before;
                RoomType& room = anyRoom(after, random);
                room = shape(room);
                dropStrayPairs(after);
                return RoomCatalogue::from(after).has_value();
            };
            QVERIFY(RoomCatalogue::from(before));
            QVERIFY(isValid([](const RoomType& room) { return mirroredRoom(room); }));
            QVERIFY(isValid([&](const RoomType& room) { return flippedRoom(room, before.rows); }));
            QVERIFY(isValid([&](const RoomType& room) { return rotatedRoom(resizedRoom(room, before.rows)); }));
            QVERIFY(isValid([&](const RoomType& room) {
                return resizedRoom(room, anyUpTo(random.chance(1, 2) ? 8 : roomWidthLimits.high, random));
            }));
            QVERIFY(isValid([&](RoomType room) {
                putStart(room, {anyUpTo(room.width(), random), anyUpTo(before.rows, random)});
                return room;
            }));
            QVERIFY(isValid([&](const RoomType& room) {
                return plainRoom(room.code, room.name, anyUpTo(roomWidthLimits.high, random), before.rows);
            }));
            QVERIFY(RoomCatalogue::from(withRows(before, anyUpTo(random.chance(1, 2) ? 8 : 64, random))));
        }
    }

    void resizingKeepsWhatIsLeft()
    {
        Generator random(10);
        for (int round = 0; round < shapeRounds; ++round) {
            CatalogueContents contents = randomCatalogue(random);
            const RoomType& room = anyRoom(contents, random);
            const int width = anyUpTo(roomWidthLimits.high, random);
            const RoomType resized = resizedRoom(room, width);
            QCOMPARE(resized.width(), width);
            QVERIFY(resized.start == (Point{std::min(room.start.x, width), room.start.y}));
            for (int x = 1; x <= width; ++x) {
                for (int y = 1; y <= contents.rows; ++y) {
                    const bool was = x <= room.width() && slabAt(room, x, y);
                    QCOMPARE(slabAt(resized, x, y), was || resized.start == (Point{x, y}));
                }
            }
        }
    }

    void rowsTakePathsAndPinsAlong()
    {
        CatalogueContents contents = sixRooms();
        contents.pins = {{1, 15, 3}, {4, 15, 4}};
        const CatalogueContents three = withRows(contents, 3);
        QCOMPARE(three.rows, 3);
        QVERIFY(three.pins == (std::vector<PairPin>{{1, 15, 3}}));
        QCOMPARE(three.specialPaths.size(), std::size_t{2}); // of 0 to 1 and of 17 to 0
        QVERIFY(three.rooms.back() == roomOf(17, "tee", {2, 3}, {"...", ".##", ".#."}));
        QVERIFY(withRows(contents, 2).rooms.back() == roomOf(17, "tee", {2, 2}, {"...", ".##"}));
        QVERIFY(withRows(contents, 1).rooms.back() == roomOf(17, "tee", {2, 1}, {".#."})); // its start became a slab
        CatalogueContents grown = withRows(contents, 64);
        QCOMPARE(grown.rows, 64);
        grown.rows = contents.rows;
        QVERIFY(grown == contents);
    }

    void plainRoomsAreSlabsAlone()
    {
        for (int width = 1; width <= roomWidthLimits.high; ++width) {
            for (int rows = 1; rows <= roomRowLimits.high; ++rows) {
                const RoomType room = plainRoom(4, "hall", width, rows);
                QVERIFY(room.start == (Point{(width + 1) / 2, (rows + 1) / 2}));
                QCOMPARE(room.width(), width);
                for (const ColumnMask column : room.columns)
                    QCOMPARE(rowsOf(column).size(), static_cast<std::size_t>(rows));
            }
        }
    }

    void onlyStrayPairsAreDropped()
    {
        Generator random(11);
        for (int round = 0; round < shapeRounds; ++round) {
            const CatalogueContents before = randomCatalogue(random);
            CatalogueContents after = before;
            dropStrayPairs(after);
            QVERIFY(after == before);
            const std::int32_t gone = after.rooms.back().code;
            after.rooms.pop_back();
            CatalogueContents expected = after;
            const auto isOfIt = [gone](const auto& pair) { return pair.left == gone || pair.right == gone; };
            std::erase_if(expected.pins, isOfIt);
            std::erase_if(expected.specialPaths, isOfIt);
            dropStrayPairs(after);
            QVERIFY(after == expected);
        }
        CatalogueContents narrow = sixRooms();
        narrow.specialPaths = {{0, 1, {{-3, 1}, {0, 1}}}, {1, 0, {{0, 1}, {3, 1}}}, {4, 10, {{0, 1}}}};
        for (RoomType& room : narrow.rooms)
            room = resizedRoom(room, room.code == 0 ? 2 : 3);
        dropStrayPairs(narrow);
        QCOMPARE(narrow.specialPaths.size(), std::size_t{1});
        QCOMPARE(narrow.specialPaths.front().left, 4);
    }
};

ZONEWRIGHT_TEST(roomshapes, TestRoomShapes)
#include "tst_roomshapes.moc"

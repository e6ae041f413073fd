#include "core/dig/digmap.h"
#include "core/dig/wallglyphs.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// A floor of rooms with these floors, in their order, and doors.
DugFloor floorOf(Size size, const std::vector<Rect>& rooms, const std::vector<Point>& doors = {})
{
    DugFloor floor{.cells = Grid<DugCell>(size)};
    DigMap map(floor.cells);
    for (const Rect& rect : rooms) {
        map.carveRoom(rect);
        floor.rooms.push_back({.id = static_cast<std::uint32_t>(floor.rooms.size() + 1), .floor = rect});
    }
    for (const Point door : doors)
        map.setDoor(door);
    WallJoiner().join(floor);
    return floor;
}

/// The glyphs of walls and doors as lines of code points; anything else is a blank.
std::u32string glyphs(const DugFloor& floor)
{
    std::u32string text = U"\n";
    for (int y = 0; y < floor.cells.height(); ++y) {
        for (int x = 0; x < floor.cells.width(); ++x) {
            const bool drawn = floor.cells[{x, y}] == DugCell::Wall || floor.cells[{x, y}] == DugCell::Door;
            text += drawn ? wallGlyphs[floor.joins[{x, y}]] : U' ';
        }
        text += U'\n';
    }
    return text;
}

std::string utf8(const std::u32string& text)
{
    return QString::fromStdU32String(text).toStdString();
}

std::vector<std::uint32_t> idsOf(const DugFloor& floor, Point at)
{
    for (const DugWall& wall : floor.walls) {
        if (wall.at == at)
            return {wall.ids.all().begin(), wall.ids.all().end()};
    }
    for (const DugDoor& door : floor.doors) {
        if (door.at == at)
            return {door.ids.all().begin(), door.ids.all().end()};
    }
    return {};
}

} // namespace

class TestWallGlyphs : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyIndexHasItsGlyph_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; index < 16; ++index)
            QTest::addRow("%d", index) << index;
    }

    /// A wall among the four that its index names, all held by one room.
    void everyIndexHasItsGlyph()
    {
        QFETCH(int, index);
        const bool right = (index & 1) != 0, left = (index & 2) != 0, up = (index & 4) != 0, down = (index & 8) != 0;
        DugFloor floor{.cells = Grid<DugCell>({5, 5})};
        floor.rooms.push_back({.id = 1, .floor = {1, 1, 3, 3}});
        floor.cells[{2, 2}] = DugCell::Wall;
        floor.cells[{3, 2}] = right ? DugCell::Wall : DugCell::Floor;
        floor.cells[{1, 2}] = left ? DugCell::Door : DugCell::Corridor;
        floor.cells[{2, 1}] = up ? DugCell::Wall : DugCell::Earth;
        floor.cells[{2, 3}] = down ? DugCell::Wall : DugCell::Floor;
        WallJoiner().join(floor);
        QCOMPARE(int(floor.joins[{2, 2}]), index);
        constexpr std::u32string_view expected = U"·╶╴─╵└┘┴╷┌┐┬│├┤┼";
        QCOMPARE(wallGlyphs[static_cast<std::size_t>(index)], expected[static_cast<std::size_t>(index)]);
    }

    void aRoomIsDrawnRound()
    {
        QCOMPARE(utf8(glyphs(floorOf({6, 5}, {{1, 1, 4, 3}}))), utf8(U"\n"
                                                                     U"┌────┐\n"
                                                                     U"│    │\n"
                                                                     U"│    │\n"
                                                                     U"│    │\n"
                                                                     U"└────┘\n"));
    }

    /// The article's own picture: a small room that shares a part of its wall with a larger one.
    void roomsThatShareAWall()
    {
        const DugFloor floor = floorOf({10, 6}, {{1, 1, 5, 4}, {7, 3, 2, 2}}, {{6, 3}});
        QCOMPARE(utf8(glyphs(floor)), utf8(U"\n"
                                           U"┌─────┐   \n"
                                           U"│     │   \n"
                                           U"│     ├──┐\n"
                                           U"│     │  │\n"
                                           U"│     │  │\n"
                                           U"└─────┴──┘\n"));
        QCOMPARE(idsOf(floor, {6, 0}), (std::vector<std::uint32_t>{1}));
        QCOMPARE(idsOf(floor, {6, 2}), (std::vector<std::uint32_t>{1, 2}));
        QCOMPARE(idsOf(floor, {6, 3}), (std::vector<std::uint32_t>{1, 2}));
        QCOMPARE(idsOf(floor, {6, 5}), (std::vector<std::uint32_t>{1, 2}));
        QCOMPARE(idsOf(floor, {9, 2}), (std::vector<std::uint32_t>{2}));
    }

    void fourRoomsMeetInACrossing()
    {
        const DugFloor floor = floorOf({7, 7}, {{4, 4, 2, 2}, {1, 1, 2, 2}, {4, 1, 2, 2}, {1, 4, 2, 2}});
        QCOMPARE(utf8(glyphs(floor)), utf8(U"\n"
                                           U"┌──┬──┐\n"
                                           U"│  │  │\n"
                                           U"│  │  │\n"
                                           U"├──┼──┤\n"
                                           U"│  │  │\n"
                                           U"│  │  │\n"
                                           U"└──┴──┘\n"));
        QCOMPARE(idsOf(floor, {3, 3}), (std::vector<std::uint32_t>{1, 2, 3, 4}));
    }

    /// Two rooms side by side with a wall each: their walls touch and share nothing.
    void wallsThatTouchStayApart()
    {
        const DugFloor floor = floorOf({8, 8}, {{1, 1, 2, 2}, {5, 1, 2, 2}, {2, 5, 2, 2}});
        QCOMPARE(utf8(glyphs(floor)), utf8(U"\n"
                                           U"┌──┐┌──┐\n"
                                           U"│  ││  │\n"
                                           U"│  ││  │\n"
                                           U"└──┘└──┘\n"
                                           U" ┌──┐   \n"
                                           U" │  │   \n"
                                           U" │  │   \n"
                                           U" └──┘   \n"));
    }

    /// A door joins like the wall that it pierces, so that the wall beside it is drawn straight on; its index is that
    /// of the wall, lying or standing.
    void doorsStandInStraightWalls()
    {
        const DugFloor floor = floorOf({6, 5}, {{1, 1, 4, 3}}, {{2, 0}, {5, 2}, {1, 4}});
        QCOMPARE(utf8(glyphs(floor)), utf8(U"\n"
                                           U"┌────┐\n"
                                           U"│    │\n"
                                           U"│    │\n"
                                           U"│    │\n"
                                           U"└────┘\n"));
        QCOMPARE(floor.doors.size(), std::size_t{3});
        QCOMPARE(int(floor.joins[{2, 0}]), 1 + 2);
        QCOMPARE(int(floor.joins[{5, 2}]), 4 + 8);
        QCOMPARE(floor.doors[1].at, (Point{5, 2}));
        QCOMPARE(idsOf(floor, {5, 2}), (std::vector<std::uint32_t>{1}));
    }

    void theLockedDoorIsTold()
    {
        DugFloor floor = floorOf({6, 5}, {{1, 1, 4, 3}}, {{2, 0}, {5, 2}});
        WallJoiner().join(floor, Point{5, 2});
        QVERIFY(!floor.doors[0].locked);
        QVERIFY(floor.doors[1].locked);
    }

    /// Wide rows, so that whole words of cells and what is left of them are both seen.
    void wallsAndDoorsAreInRowOrder()
    {
        const DugFloor floor = floorOf({29, 5}, {{1, 1, 27, 3}}, {{9, 0}, {17, 0}, {26, 4}, {0, 2}});
        const auto inOrder = [](const auto& a, const auto& b) { return rowOrder(a.at, b.at); };
        QVERIFY(std::ranges::is_sorted(floor.walls, inOrder));
        QCOMPARE(floor.walls.size(), std::size_t{2 * 29 + 2 * 3 - 4});
        std::vector<Point> doors;
        std::ranges::transform(floor.doors, std::back_inserter(doors), &DugDoor::at);
        QCOMPARE(doors, (std::vector<Point>{{9, 0}, {17, 0}, {0, 2}, {26, 4}}));
    }

    /// A floor that was larger before leaves nothing behind.
    void keepsNothingOfTheFloorBefore()
    {
        WallJoiner joiner;
        DugFloor large = floorOf({40, 40}, {{1, 1, 30, 30}});
        joiner.join(large);
        DugFloor small = floorOf({6, 5}, {{1, 1, 4, 3}});
        const DugFloor expected = small;
        joiner.join(small);
        QVERIFY(small == expected);
    }
};

ZONEWRIGHT_TEST(wallglyphs, TestWallGlyphs)
#include "tst_wallglyphs.moc"

#include "core/random/hash.h"
#include "core/world/world.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QFile>
#include <QTest>

#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

DugFloor dugFloor(const PieceList& list, const DigSettings& settings)
{
    DugFloor floor;
    Digger().dig(list, settings, floor);
    return floor;
}

struct Impossible
{
    const char* what;
    PieceList list;
    DigSettings settings;
    Problem problem;
};

PieceList weightless(PieceList list)
{
    for (Piece& piece : list.pieces)
        piece.weight = 0;
    return list;
}

PieceList corridorsAlone()
{
    return {.name = "ways", .pieces = {corridor("way", 1, 3), room("room", 0, {3, 3}, {3, 3})}};
}

PieceList oneCellRooms()
{
    return {.name = "cells", .pieces = {room("cell", 1, {1, 1}, {1, 1})}};
}

/// A room of one cell that nothing can be attached to.
PieceList hermitage()
{
    PieceList list = oneCellRooms();
    list.pieces[0].sides = 0;
    return list;
}

PieceList wideAnnexe()
{
    PieceList list = lairList();
    list.pieces[3].width = {40, 60};
    return list;
}

/// A lair where nothing but dead ends lies around the first room.
PieceList lonelyLair()
{
    PieceList list = lairList();
    for (Piece& piece : list.pieces)
        piece.weight = piece.kind == "long tunnel" ? 1 : 0;
    return list;
}

const Problem tooSmall{.kind = ProblemKind::TooSmall, .reason = ProblemReason::RoomLargerThanMap};
const Problem noStairs{.kind = ProblemKind::TooSmall, .reason = ProblemReason::NoPlaceForStairs};
const Problem noAnnexe{.kind = ProblemKind::TooSmall, .reason = ProblemReason::NoPlaceForAnnexe};
const Problem noWeights{.kind = ProblemKind::NoWeights};
const Problem noPieces{.kind = ProblemKind::NoPieces};

const std::vector<Impossible> impossibles{
    {"no pieces", classicList(), {.pieces = 0}, noPieces},
    {"no pieces in a lair", lairList(), {.pieces = 0}, noPieces},
    {"no weights", weightless(classicList()), {}, noWeights},
    {"no weights in a lair", weightless(lairList()), {}, noWeights},
    {"no room to begin with", corridorsAlone(), {}, noWeights},
    {"1 x 1", classicList(), {.size = {1, 1}}, tooSmall},
    {"2 x 2", oneCellRooms(), {.size = {2, 2}}, tooSmall},
    {"3 x 3", classicList(), {.size = {3, 3}}, tooSmall},
    {"3 x 3 for one cell", oneCellRooms(), {.size = {3, 3}}, noStairs},
    {"5 x 5", classicList(), {.size = {5, 5}}, tooSmall},
    {"5 x 5 mine", mineList(), {.size = {5, 5}}, tooSmall},
    {"5 x 5 lair", lairList(), {.size = {5, 5}}, tooSmall},
    {"1 x 1024", classicList(), {.size = {1, 1024}}, tooSmall},
    {"rooms larger than the map", {.pieces = {room("field", 1, {100, 200}, {100, 200})}}, {}, tooSmall},
    {"one cell alone", hermitage(), {.pieces = 100000}, noStairs},
    {"one cell and one piece", oneCellRooms(), {.pieces = 1}, noStairs},
    {"a lair of one piece", lairList(), {.pieces = 1}, noAnnexe},
    {"a lair of two pieces", lairList(), {.pieces = 2}, noStairs},
    {"a map for the first room alone", lairList(), {.size = {8, 7}}, noAnnexe},
    {"an annexe wider than the map", wideAnnexe(), {.size = {40, 40}}, noAnnexe},
};

/// The middle one of some numbers.
int median(std::vector<int> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

/// Everything in a floor, as text to hash.
std::string floorText(const DugFloor& floor)
{
    std::string text;
    for (const DugCell cell : floor.cells.values())
        text += static_cast<char>('0' + static_cast<int>(cell));
    for (const std::uint8_t joins : floor.joins.values())
        text += static_cast<char>('a' + joins);
    for (const DugRoom& room : floor.rooms) {
        text += fmt::format("{} {} {},{} {}x{} {} {};", room.id, room.piece, room.floor.x, room.floor.y,
                            room.floor.width, room.floor.height, room.boss, room.locked);
    }
    for (const DugWall& wall : floor.walls)
        text += fmt::format("{},{} {};", wall.at.x, wall.at.y, fmt::join(wall.ids.all(), " "));
    for (const DugDoor& door : floor.doors)
        text += fmt::format("{},{} {} {};", door.at.x, door.at.y, door.locked, fmt::join(door.ids.all(), " "));
    if (floor.up && floor.down)
        text += fmt::format("{},{} {},{};", floor.up->x, floor.up->y, floor.down->x, floor.down->y);
    return text + fmt::format("{} {} {} {}", floor.distance, floor.asked, floor.placed, floor.attempts);
}

} // namespace

class TestDigger : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void impossibleRequestsAreNamed_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < impossibles.size(); ++i)
            QTest::newRow(impossibles[i].what) << i;
    }

    void impossibleRequestsAreNamed()
    {
        QFETCH(std::size_t, index);
        const Impossible& asked = impossibles[index];
        QVERIFY(validate(asked.list).has_value());
        QVERIFY(validate(asked.list, asked.settings).has_value());
        const DugFloor floor = dugFloor(asked.list, asked.settings);
        QCOMPARE(floor.problems, std::vector<Problem>{asked.problem});
        QVERIFY(floor.cells == Grid<DugCell>(asked.settings.size));
        QVERIFY(floor.joins == Grid<std::uint8_t>(asked.settings.size));
        QVERIFY(floor.rooms.empty() && floor.doors.empty() && floor.walls.empty());
        QVERIFY(!floor.up && !floor.down);
        QCOMPARE(floor.distance, 0);
        QCOMPARE(floor.placed, 0);
        QCOMPARE(floor.asked, asked.settings.pieces);
        QVERIFY(floor.attempts < 110000);
    }

    /// Corridors that come back to the first room are the only way to have a second stair: it is found, or not, at
    /// once.
    void lairsOfCorridorsEnd()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const DugFloor floor = dugFloor(lonelyLair(), {.size = {200, 200}, .pieces = 100000, .seed = seed});
            QVERIFY(floor.attempts < 1000000);
        }
    }

    /// A memory that has held something else, and a floor that did, give what new ones do.
    void theSameSettingsGiveTheSameFloor()
    {
        Digger used;
        DugFloor floor;
        for (const PieceList& list : {lairList(), classicList(), mineList()}) {
            for (const Size size : {Size{80, 50}, Size{5, 5}, Size{33, 90}, Size{16, 16}}) {
                for (std::uint64_t seed = 0; seed < 20; ++seed) {
                    const DigSettings settings{.size = size, .seed = seed};
                    used.dig(list, settings, floor);
                    QVERIFY(floor == dugFloor(list, settings));
                }
            }
        }
    }

    void seedsDiffer()
    {
        std::set<std::string> floors;
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            floors.insert(floorText(dugFloor(classicList(), {.seed = seed})));
        floors.insert(floorText(dugFloor(classicList(), {.seed = 18446744073709551615U})));
        QCOMPARE(floors.size(), std::size_t{201});
    }

    void settingsAreChecked()
    {
        const PieceList list = classicList();
        QVERIFY(validate(list, {.size = {1, 1024}, .pieces = 0}).has_value());
        QVERIFY(validate(list, {.size = {1024, 1}, .pieces = 100000, .stairs = FirstStairs::Down}).has_value());
        for (const Size size : {Size{0, 5}, Size{5, 0}, Size{1025, 5}, Size{5, 1025}}) {
            QCOMPARE(validate(list, {.size = size}).error().place, std::string("/size"));
            QCOMPARE(validate(list, {.size = size}).error().code, ErrorCode::OutOfRange);
        }
        for (const int pieces : {-1, 100001})
            QCOMPARE(validate(list, {.pieces = pieces}).error().place, std::string("/pieces"));
        const auto lair = validate(lairList(), {.stairs = FirstStairs::Down});
        QCOMPARE(lair.error().place, std::string("/stairs"));
        QCOMPARE(lair.error().code, ErrorCode::Malformed);
    }

    void pruningIsAChoice()
    {
        int dead = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const DugFloor pruned = dugFloor(classicList(), {.seed = seed});
            const DugFloor whole = dugFloor(classicList(), {.seed = seed, .prune = false});
            QCOMPARE(whole.rooms, pruned.rooms);
            QCOMPARE(whole.placed, pruned.placed);
            QCOMPARE(whole.up, pruned.up);
            dead += whole.cells == pruned.cells ? 0 : 1;
        }
        QVERIFY(dead > 25);
    }

    void stairsDownMaySwapWithStairsUp()
    {
        const DugFloor up = dugFloor(classicList(), {.seed = 4});
        const DugFloor down = dugFloor(classicList(), {.seed = 4, .stairs = FirstStairs::Down});
        QVERIFY(up.cells == down.cells);
        QCOMPARE(up.up, down.down);
        QCOMPARE(up.down, down.up);
    }

    /// A named first room, and another one where that does not fit.
    void theFirstRoomIsTheOneNamed()
    {
        PieceList list = classicList();
        list.first = "barracks";
        const int barracks = indexOfKind(list, "barracks");
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            QCOMPARE(dugFloor(list, {.seed = seed}).rooms.front().piece, barracks);
            QVERIFY(dugFloor(list, {.size = {9, 20}, .seed = seed}).rooms.front().piece != barracks);
        }
    }

    /// Sides that a piece does not offer have no door but the one by which the room was reached.
    void onlyOfferedSidesLeadOn()
    {
        PieceList list{.pieces = {room("east", 1, {4, 6}, {3, 5}), corridor("way", 1, 6)}, .first = "east"};
        list.pieces[0].sides = 0b0010;
        int doors = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const DugFloor floor = dugFloor(list, {.seed = seed});
            const Rect first = floor.rooms.front().floor;
            for (const DugDoor& door : floor.doors) {
                if (!first.grown(1).contains(door.at))
                    continue;
                QCOMPARE(door.at.x, first.right());
                ++doors;
            }
        }
        QVERIFY(doors > 100);
    }

    void aSingleRoomHasTwoDoorsAtMost()
    {
        PieceList list = classicList();
        for (Piece& piece : list.pieces) {
            if (piece.kind == "guard room")
                piece.single = true;
        }
        int singles = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const DugFloor floor = dugFloor(list, {.seed = seed});
            for (const DugRoom& room : floor.rooms) {
                if (!list.pieces[static_cast<std::size_t>(room.piece)].single)
                    continue;
                const auto doors = std::ranges::count_if(
                    floor.doors, [&](const DugDoor& door) { return room.floor.grown(1).contains(door.at); });
                QVERIFY(doors <= 2);
                ++singles;
            }
        }
        QVERIFY(singles > 100);
    }

    /// What makes floors worth looking at, over 1,000 seeds.
    void classicFloorsVary()
    {
        std::vector<int> rooms, sizes, distances;
        std::int64_t inRooms = 0, inCorridors = 0, all = 0;
        Digger digger;
        DugFloor floor;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            digger.dig(classicList(), {.size = {80, 50}, .pieces = 40, .seed = seed}, floor);
            std::set<std::pair<int, int>> different;
            for (const DugRoom& room : floor.rooms)
                different.insert({room.floor.width, room.floor.height});
            rooms.push_back(static_cast<int>(floor.rooms.size()));
            sizes.push_back(static_cast<int>(different.size()));
            distances.push_back(floor.distance);
            for (const DugCell cell : floor.cells.values()) {
                inRooms += cell == DugCell::Floor ? 1 : 0;
                inCorridors += cell == DugCell::Corridor ? 1 : 0;
                all += walkable(cell) ? 1 : 0;
            }
        }
        QVERIFY2(median(rooms) >= 18, qPrintable(QString::number(median(rooms))));
        QVERIFY2(median(sizes) >= 12, qPrintable(QString::number(median(sizes))));
        QVERIFY2(median(distances) > 60, qPrintable(QString::number(median(distances))));
        QVERIFY2(inRooms * 100 >= all * 25, qPrintable(QString::number(inRooms * 100 / all)));
        QVERIFY2(inCorridors * 100 >= all * 10, qPrintable(QString::number(inCorridors * 100 / all)));
    }

    /// Holds what seeds give: whoever changes it sees this red, raises the generator version and writes the new table
    /// (the failure prints it).
    void floorsAreWhatTheyWere()
    {
        QByteArray computed = "generator " + QByteArray::number(generatorVersion) + "\n";
        for (const PieceList& list : {classicList(), mineList(), lairList()}) {
            for (const Size size : {Size{80, 50}, Size{16, 16}, Size{61, 17}, Size{200, 120}}) {
                for (const std::uint64_t seed : {0ULL, 1ULL, 18446744073709551615ULL}) {
                    const DugFloor floor = dugFloor(list, {.size = size, .seed = seed});
                    computed +=
                        QByteArray::fromStdString(fmt::format("{}|{}x{}|{}|{}\n", list.name, size.width, size.height,
                                                              seed, hashText(hashBytes(floorText(floor)))));
                }
            }
        }
        QFile file(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/golden/digs.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray golden = file.readAll();
        if (golden != computed)
            qInfo("The table as computed now:\n%s", computed.constData());
        QCOMPARE(computed, golden);
    }
};

ZONEWRIGHT_TEST(digger, TestDigger)
#include "tst_digger.moc"

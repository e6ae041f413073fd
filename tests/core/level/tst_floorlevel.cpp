#include "leveltools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

FloorPlan stripOf(std::vector<std::int32_t> sequence)
{
    return {.id = 1, .name = "strip", .plan = StripPlan{.catalogue = 1, .sequence = std::move(sequence)}};
}

FloorPlan dugOf(Size size, int count)
{
    return {.id = 1, .name = "dug", .plan = DugPlan{.pieces = 1, .size = size, .count = count}};
}

BuiltFloor strip(const FloorPlan& floor, std::optional<Point> above = std::nullopt)
{
    return buildStripFloor(cellAndTee(), floor, 5, above);
}

Marker handMarker(MarkerKind kind, Point at)
{
    return {.kind = kind, .at = {at.x, at.y, 1, 1}, .name = "by hand"};
}

} // namespace

class FloorLevelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stripFloorsBecomeLevels();
    void reachIsThatOfTheBuilder();
    void theHeroComesFromAbove();
    void exitsAreChosenOrStarts();
    void exitsOutside();
    void unknownRoomsBuildNothing();
    void dugFloorsBecomeLevels();
    void lairsLockTheirAnnexe();
    void floorsThatCannotBe();
    void touchUpsComeLast();
    void joinsAreWalledUpByHand();
    void doorsAreMarkedWhereTheyAre();
    void stairsByHandTakeTheirPlace();
    void whatLiesOutsideIsKeptAndTold();
    void whatDoesNotFitIsAppliedAndTold();
    void anExitInBricksIsTold();
    void buriedMarkersAreTold();
    void doorsThatAreNoneAreTold();
    void settingsAreThoseOfThePlan();
};

void FloorLevelTest::stripFloorsBecomeLevels()
{
    const BuiltFloor built = strip(stripOf({17, 0}));
    const auto& made = std::get<StripFloor>(built.made);
    QVERIFY(built.level.kind == LevelKind::Strip);
    QVERIFY((built.level.cells.size() == Size{9, 7}));
    for (int y = 0; y < 7; ++y) {
        for (int x = 0; x < 9; ++x)
            QVERIFY((built.level.cells[{x, y}] == (made.slab({x, y}) ? LevelCell::Slab : LevelCell::Brick)));
    }
    QCOMPARE(markerAt(built.level, MarkerKind::Hero), (Point{6, 3}));
    QCOMPARE(markerAt(built.level, MarkerKind::Exit), (Point{2, 4}));
    const std::vector<Marker> rooms = markersOf(built.level, MarkerKind::Room);
    const std::vector<Marker> expected{{.kind = MarkerKind::Room, .at = {1, 1, 3, 5}, .properties = {{"code", "17"}}},
                                       {.kind = MarkerKind::Room, .at = {5, 1, 3, 5}, .properties = {{"code", "0"}}}};
    QVERIFY(rooms == expected);
    QVERIFY(built.level.problems.empty());
}

void FloorLevelTest::reachIsThatOfTheBuilder()
{
    Generator random(11);
    int problems = 0;
    for (int round = 0; round < 3000; ++round) {
        const RoomCatalogue catalogue = randomLevelCatalogue(random);
        const int count = 1 + static_cast<int>(random.below(8));
        FloorPlan floor{.id = 1, .plan = StripPlan{.catalogue = 1, .count = count, .heroFromAbove = true}};
        std::optional<Point> above;
        if (random.below(2) == 0) {
            const int x = static_cast<int>(random.below(30));
            const int y = static_cast<int>(random.below(8));
            above = Point{x, y};
        }
        const BuiltFloor built = buildStripFloor(catalogue, floor, random.next(), above);
        const auto& made = std::get<StripFloor>(built.made);
        const std::vector<Problem> expected(made.problems().begin(), made.problems().end());
        QCOMPARE(built.level.problems, expected);
        problems += static_cast<int>(expected.size());
    }
    QVERIFY(problems > 1000);
}

void FloorLevelTest::theHeroComesFromAbove()
{
    FloorPlan floor = stripOf({17, 0});
    QCOMPARE(markerAt(strip(floor, Point{1, 1}).level, MarkerKind::Hero), (Point{6, 3}));
    std::get<StripPlan>(floor.plan).heroFromAbove = true;
    const BuiltFloor built = strip(floor, Point{1, 1});
    QCOMPARE(markerAt(built.level, MarkerKind::Hero), (Point{1, 1}));
    QVERIFY((built.level.cells[{1, 1}] == LevelCell::Slab));
    QCOMPARE(problemsOf(built.level, ProblemKind::WalledIn).size(), std::size_t{1});
    QCOMPARE(markerAt(strip(floor).level, MarkerKind::Hero), (Point{6, 3}));
    const BuiltFloor outside = strip(floor, Point{0, 3});
    QCOMPARE(problemsOf(outside.level, ProblemKind::HeroOutside).size(), std::size_t{1});
    QCOMPARE(markerAt(outside.level, MarkerKind::Hero), (Point{6, 3}));
}

void FloorLevelTest::exitsAreChosenOrStarts()
{
    FloorPlan floor = stripOf({17, 0});
    QCOMPARE(strip(floor).exit.value(), (Point{2, 4}));
    std::get<StripPlan>(floor.plan).exit = Point{7, 2};
    const BuiltFloor built = strip(floor);
    QCOMPARE(built.exit.value(), (Point{7, 2}));
    QCOMPARE(markerAt(built.level, MarkerKind::Exit), (Point{7, 2}));
    // Where it is says nothing about what is there.
    QVERIFY(built.level.cells == strip(stripOf({17, 0})).level.cells);
}

void FloorLevelTest::exitsOutside()
{
    FloorPlan floor = stripOf({17, 0});
    std::get<StripPlan>(floor.plan).exit = Point{9, 2};
    const BuiltFloor built = strip(floor);
    QVERIFY(findMarker(built.level, MarkerKind::Exit) == nullptr);
    QCOMPARE(built.level.problems, (std::vector<Problem>{{.kind = ProblemKind::OutsideFloor, .at = {9, 2}}}));
    QCOMPARE(built.exit.value(), (Point{9, 2}));
}

void FloorLevelTest::unknownRoomsBuildNothing()
{
    const BuiltFloor built = strip(stripOf({17, 99, 98}));
    QCOMPARE(built.level.problems, (std::vector<Problem>{{.kind = ProblemKind::UnknownRoom, .number = 99}}));
    QVERIFY((built.level.cells.size() == Size{3, 7}));
    QVERIFY(std::ranges::all_of(built.level.cells.values(), [](LevelCell cell) { return cell == LevelCell::Brick; }));
    QVERIFY(built.level.markers.empty() && !built.exit);
}

void FloorLevelTest::dugFloorsBecomeLevels()
{
    const PieceList list = smallPlainList();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const BuiltFloor built = buildDugFloor(list, dugOf({40, 30}, 15), seed);
        const auto& made = std::get<DugFloor>(built.made);
        QVERIFY(built.level.kind == LevelKind::Dug && built.level.problems.empty());
        QVERIFY(built.level.cells.size() == made.cells.size());
        for (std::size_t at = 0; at < made.cells.values().size(); ++at) {
            QCOMPARE(walkable(built.level.cells.values()[at]), walkable(made.cells.values()[at]));
            QCOMPARE(built.level.cells.values()[at] == LevelCell::Door, made.cells.values()[at] == DugCell::Door);
        }
        QCOMPARE(markerAt(built.level, MarkerKind::StairsUp), made.up.value());
        QCOMPARE(markerAt(built.level, MarkerKind::StairsDown), made.down.value());
        QCOMPARE(built.exit.value(), made.down.value());
        QCOMPARE(markersOf(built.level, MarkerKind::Door).size(), made.doors.size());
        const std::vector<Marker> rooms = markersOf(built.level, MarkerKind::Room);
        QCOMPARE(rooms.size(), made.rooms.size());
        QCOMPARE(rooms[0].name, std::string("room"));
        const std::vector<Property> properties{{"id", "1"}, {"inhabitants", "rats, bats"}};
        QVERIFY(rooms[0].properties == properties);
        QVERIFY(rooms[0].at == made.rooms[0].floor);
    }
}

void FloorLevelTest::lairsLockTheirAnnexe()
{
    FloorPlan floor = dugOf({50, 40}, 20);
    std::get<DugPlan>(floor.plan).stairs = FirstStairs::Down; // waits for another list
    const BuiltFloor built = buildDugFloor(smallLairList(), floor, 3);
    QVERIFY2(built.level.problems.empty(), "the annexe counts as open");
    const std::vector<Marker> locked = markersOf(built.level, MarkerKind::LockedDoor);
    QCOMPARE(locked.size(), std::size_t{1});
    QVERIFY((built.level.cells[{locked[0].at.x, locked[0].at.y}] == LevelCell::LockedDoor));
    int bosses = 0;
    int annexes = 0;
    for (const Marker& room : markersOf(built.level, MarkerKind::Room)) {
        bosses += std::ranges::count(room.properties, Property("boss", "true"));
        annexes += std::ranges::count(room.properties, Property("locked", "true"));
    }
    QCOMPARE(bosses, 1);
    QCOMPARE(annexes, 1);
}

void FloorLevelTest::floorsThatCannotBe()
{
    const BuiltFloor none = buildDugFloor(smallPlainList(), dugOf({20, 20}, 0), 1);
    QCOMPARE(none.level.problems, (std::vector<Problem>{{.kind = ProblemKind::NoPieces}}));
    QVERIFY(none.level.markers.empty() && !none.exit);
    const BuiltFloor small = buildDugFloor(smallPlainList(), dugOf({4, 4}, 3), 1);
    QCOMPARE(problemsOf(small.level, ProblemKind::TooSmall).size(), std::size_t{1});
}

void FloorLevelTest::touchUpsComeLast()
{
    FloorPlan floor = stripOf({17, 0});
    floor.touchUps = {{.at = {0, 0}, .cell = LevelCell::Slab}, {.at = {6, 3}, .cell = LevelCell::Brick}};
    const BuiltFloor built = strip(floor);
    QVERIFY((built.level.cells[{0, 0}] == LevelCell::Slab) && (built.level.cells[{6, 3}] == LevelCell::Brick));
    QVERIFY(!std::get<StripFloor>(built.made).slab({0, 0}));
    // The hero stands on a brick now and reaches nothing.
    QCOMPARE(problemsOf(built.level, ProblemKind::Unreachable).front().at, (Point{0, 0}));
    QVERIFY(problemsOf(built.level, ProblemKind::Unreachable).size() > 1);
}

void FloorLevelTest::joinsAreWalledUpByHand()
{
    FloorPlan plan = stripOf({17, 0});
    const BuiltFloor open = strip(plan);
    const auto& made = std::get<StripFloor>(open.made);
    const StripJoint& joint = made.joints().front();
    QVERIFY(!made.open(joint).empty());
    QVERIFY(!walledUp(open, joint));
    for (const Point cell : made.open(joint)) {
        plan.touchUps = {{.at = cell, .cell = LevelCell::Brick}};
        QVERIFY(walledUp(strip(plan), joint));
        QVERIFY(walledUp(strip(plan), cell));
        plan.touchUps = {{.at = cell, .cell = LevelCell::LockedDoor}};
        QVERIFY(!walledUp(strip(plan), joint));
        plan.touchUps = {{.at = {cell.x, 0}, .cell = LevelCell::Brick}}; // beside it
        QVERIFY(!walledUp(strip(plan), joint));
    }
    QVERIFY(!walledUp(open, Point{-1, 900}));
    QVERIFY(!walledUp(buildDugFloor(smallPlainList(), dugOf({30, 20}, 3), 5), joint));
}

void FloorLevelTest::doorsAreMarkedWhereTheyAre()
{
    FloorPlan floor = dugOf({40, 30}, 15);
    const Level plain = buildDugFloor(smallPlainList(), floor, 2).level;
    const std::vector<Marker> doors = markersOf(plain, MarkerKind::Door);
    QVERIFY(doors.size() >= 3);
    const auto place = [&doors](std::size_t door) { return Point{doors[door].at.x, doors[door].at.y}; };
    floor.touchUps = {{.at = {0, 0}, .cell = LevelCell::Door},
                      {.at = place(0), .cell = LevelCell::Wall},
                      {.at = place(1), .cell = LevelCell::LockedDoor},
                      {.at = place(2), .cell = LevelCell::Door}};
    std::ranges::sort(floor.touchUps, rowOrder, &TouchUp::at);
    const Level level = buildDugFloor(smallPlainList(), floor, 2).level;
    for (const MarkerKind kind : {MarkerKind::Door, MarkerKind::LockedDoor}) {
        const LevelCell cell = kind == MarkerKind::Door ? LevelCell::Door : LevelCell::LockedDoor;
        for (const Marker& door : markersOf(level, kind))
            QVERIFY((level.cells[{door.at.x, door.at.y}] == cell));
        QCOMPARE(static_cast<std::ptrdiff_t>(markersOf(level, kind).size()),
                 std::ranges::count(level.cells.values(), cell));
    }
    QCOMPARE(markersOf(level, MarkerKind::LockedDoor).size(), std::size_t{1});
    QCOMPARE(markersOf(level, MarkerKind::Door).size(), doors.size() - 1);
}

void FloorLevelTest::stairsByHandTakeTheirPlace()
{
    FloorPlan floor = dugOf({40, 30}, 15);
    const Level plain = buildDugFloor(smallPlainList(), floor, 2).level;
    const Point up = markerAt(plain, MarkerKind::StairsUp);
    floor.markers = {handMarker(MarkerKind::StairsDown, up), handMarker(MarkerKind::Custom, {1, 1}),
                     handMarker(MarkerKind::StairsDown, {1, 2})};
    const BuiltFloor built = buildDugFloor(smallPlainList(), floor, 2);
    QVERIFY(markersOf(built.level, MarkerKind::StairsDown) ==
            (std::vector<Marker>{floor.markers[0], floor.markers[2]}));
    QCOMPARE(markerAt(built.level, MarkerKind::StairsUp), up);
    QCOMPARE(built.exit.value(), up);
    QVERIFY(built.level.markers.back() == floor.markers[2]);
    QCOMPARE(markersOf(built.level, MarkerKind::Custom).size(), std::size_t{1});

    // The walk begins at the stairs up, wherever they are.
    floor.markers = {handMarker(MarkerKind::StairsUp, {0, 0})};
    QVERIFY(!problemsOf(buildDugFloor(smallPlainList(), floor, 2).level, ProblemKind::Unreachable).empty());
}

void FloorLevelTest::whatLiesOutsideIsKeptAndTold()
{
    FloorPlan floor = dugOf({40, 30}, 15);
    const Level plain = buildDugFloor(smallPlainList(), floor, 2).level;
    floor.touchUps = {{.at = {40, 3}, .cell = LevelCell::Floor}, {.at = {7, 30}, .cell = LevelCell::Wall}};
    floor.markers = {handMarker(MarkerKind::StairsDown, {3, 30}), handMarker(MarkerKind::Custom, {1048576, 1048576})};
    const Level level = buildDugFloor(smallPlainList(), floor, 2).level;
    QVERIFY(level.cells == plain.cells && level.markers == plain.markers);
    QCOMPARE(level.problems, (std::vector<Problem>{{.kind = ProblemKind::OutsideFloor, .at = {40, 3}, .number = 2},
                                                   {.kind = ProblemKind::OutsideFloor, .at = {3, 30}},
                                                   {.kind = ProblemKind::OutsideFloor, .at = {1048576, 1048576}}}));
}

/// Rooms that are drawn anew may leave what was set by hand at the border or in a wall.
void FloorLevelTest::whatDoesNotFitIsAppliedAndTold()
{
    FloorPlan floor = stripOf({17, 0});
    const Level plain = strip(floor).level;
    const Point hero = markerAt(plain, MarkerKind::Hero);
    QVERIFY(problemsOf(plain, ProblemKind::Misplaced).empty());
    floor.touchUps = {{.at = {3, 0}, .cell = LevelCell::Door},
                      {.at = {4, 0}, .cell = LevelCell::Brick},
                      {.at = {0, 1}, .cell = LevelCell::Brick},
                      {.at = {0, 3}, .cell = LevelCell::Slab}};
    floor.markers = {handMarker(MarkerKind::StairsDown, {0, 1}), handMarker(MarkerKind::Custom, {0, 2})};
    Level level = strip(floor).level;
    QCOMPARE(level.cells[Point(3, 0)], LevelCell::Door);
    QCOMPARE(problemsOf(level, ProblemKind::Misplaced),
             (std::vector<Problem>{
                 {.kind = ProblemKind::Misplaced, .at = {3, 0}, .reason = ProblemReason::OpenBorder, .number = 2},
                 {.kind = ProblemKind::Misplaced, .at = {0, 1}, .reason = ProblemReason::NotWalkable}}));
    floor.touchUps = {{.at = hero, .cell = LevelCell::Brick}};
    floor.markers.clear();
    level = strip(floor).level;
    QCOMPARE(
        problemsOf(level, ProblemKind::Misplaced),
        (std::vector<Problem>{{.kind = ProblemKind::Misplaced, .at = hero, .reason = ProblemReason::NotWalkable}}));
}

/// A strip's exit is where the hero of the floor below stands.
void FloorLevelTest::anExitInBricksIsTold()
{
    FloorPlan floor = stripOf({17, 0});
    const Point exit = markerAt(strip(floor).level, MarkerKind::Exit);
    floor.touchUps = {{.at = exit, .cell = LevelCell::Brick}};
    const std::vector<Problem> told{{.kind = ProblemKind::Misplaced, .at = exit, .reason = ProblemReason::NotWalkable}};
    QCOMPARE(problemsOf(strip(floor).level, ProblemKind::Misplaced), told);
}

/// One that stands in a wall beside a room is seen from there; one with walls or earth all around is not.
void FloorLevelTest::buriedMarkersAreTold()
{
    FloorPlan floor = dugOf({40, 30}, 15);
    const Level plain = buildDugFloor(smallPlainList(), floor, 2).level;
    int buried = 0;
    int seen = 0;
    for (int y = 0; y < 30; ++y) {
        for (int x = 0; x < 40; ++x) {
            bool isSeen = false;
            for (int i = 0; i < 9; ++i) {
                const Point near{x + i % 3 - 1, y + i / 3 - 1};
                isSeen = isSeen || (plain.cells.contains(near) && walkable(plain.cells[near]));
            }
            floor.markers = {handMarker(MarkerKind::Custom, {x, y})};
            std::vector<Problem> told;
            if (!isSeen)
                told.push_back({.kind = ProblemKind::Misplaced, .at = {x, y}, .reason = ProblemReason::Buried});
            QCOMPARE(problemsOf(buildDugFloor(smallPlainList(), floor, 2).level, ProblemKind::Misplaced), told);
            (isSeen ? seen : buried)++;
        }
    }
    QVERIFY(buried > 100 && seen > 100);
}

/// Doors set by hand are held to the rule of those that are made: two walkable neighbours, opposite each other.
void FloorLevelTest::doorsThatAreNoneAreTold()
{
    FloorPlan floor = dugOf({40, 30}, 15);
    const auto made = buildDugFloor(smallPlainList(), floor, 2);
    const auto toldAt = [&](Point at) {
        floor.touchUps = {{.at = at, .cell = LevelCell::LockedDoor}};
        const auto told = problemsOf(buildDugFloor(smallPlainList(), floor, 2).level, ProblemKind::Misplaced);
        return told ==
               std::vector<Problem>{{.kind = ProblemKind::Misplaced, .at = at, .reason = ProblemReason::NotADoorway}};
    };
    const auto& dug = std::get<DugFloor>(made.made);
    QVERIFY(!dug.doors.empty());
    for (const DugDoor& door : dug.doors)
        QVERIFY(!toldAt(door.at));
    const Rect room = dug.rooms.front().floor;
    QVERIFY(room.width >= 3 && room.height >= 3);
    QVERIFY(toldAt({room.x + 1, room.y + 1})); // ways in all four directions
    QVERIFY(toldAt({room.x - 1, room.y - 1})); // the corner of its walls: none
    FloorPlan inStrip = stripOf({17, 0});
    inStrip.touchUps = {{.at = {2, 2}, .cell = LevelCell::Door}};
    QVERIFY(problemsOf(strip(inStrip).level, ProblemKind::Misplaced).empty()); // rooms there have no walls
}

void FloorLevelTest::settingsAreThoseOfThePlan()
{
    const StripPlan plan{
        .sequence = {1, 2}, .count = 7, .redraw = 4, .heroFromAbove = true, .pins = {{.column = 4, .row = 2}}};
    const StripSettings strips = stripSettings(plan, 99, Point{1, 2});
    const StripSettings expected{
        .seed = 99, .redraw = 4, .sequence = {1, 2}, .count = 7, .pins = plan.pins, .hero = Point{1, 2}};
    QVERIFY(strips == expected);
    const DugPlan dug{.size = {9, 8}, .count = 3, .stairs = FirstStairs::Down, .prune = false};
    const DigSettings digging{.size = {9, 8}, .pieces = 3, .seed = 98, .stairs = FirstStairs::Down, .prune = false};
    QVERIFY(digSettings(dug, 98, false) == digging);
    QVERIFY(digSettings(dug, 98, true).stairs == FirstStairs::Up);
}

ZONEWRIGHT_TEST(floorlevel, FloorLevelTest)
#include "tst_floorlevel.moc"

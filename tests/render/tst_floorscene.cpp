#include "floorfixtures.h"
#include "render/floorscene.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

using namespace zonewright;
using namespace zonewright::test;

class TestFloorScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void sceneHasWhatWasBuilt()
    {
        const BuiltFloor built = twoRooms();
        const FloorScene scene = floorScene(built);
        QVERIFY(scene.cells == built.level.cells);
        QVERIFY(scene.joins == std::get<DugFloor>(built.made).joins);
        QCOMPARE(int(scene.rooms[Point(2, 2)]), 1);
        QCOMPARE(int(scene.rooms[Point(3, 4)]), 1);
        QCOMPARE(int(scene.rooms[Point(4, 3)]), 0);
        QCOMPARE(int(scene.rooms[Point(7, 4)]), 2);
    }

    void floorsOfWhichNothingIsBuiltAreNone()
    {
        for (int kind = 0; kind <= static_cast<int>(ProblemKind::Misplaced); ++kind) {
            const auto problem = static_cast<ProblemKind>(kind);
            const bool isNone = problem == ProblemKind::UnknownRoom || problem == ProblemKind::NoPieces ||
                                problem == ProblemKind::NoWeights || problem == ProblemKind::TooSmall;
            BuiltFloor built = twoRooms();
            built.level.problems.push_back({.kind = ProblemKind::Unreachable});
            built.level.problems.push_back({.kind = problem});
            QCOMPARE(problemOfNothing(built.level) != nullptr, isNone);
            QCOMPARE(floorScene(built).isBuilt, !isNone);
            QCOMPARE(floorScene(std::move(built)).isBuilt, !isNone);
        }
    }

    void takingGivesTheSameAsCopying()
    {
        BuiltFloor built = twoRooms({{{0, 0}, LevelCell::Wall}});
        built.level.markers = {floorMarker(MarkerKind::StairsUp, {2, 2})};
        const FloorScene copied = floorScene(built);
        const FloorScene taken = floorScene(std::move(built));
        QVERIFY(copied.cells == taken.cells);
        QVERIFY(copied.joins == taken.joins);
        QVERIFY(copied.rooms == taken.rooms);
        QVERIFY(copied.markers == taken.markers);
    }

    void stripFloorsHaveNoJoins()
    {
        BuiltFloor built;
        built.level.cells = drawnCells({"BBB", "BSB", "BBB"});
        const FloorScene scene = floorScene(built);
        QCOMPARE(scene.joins.width(), 0);
        QCOMPARE(scene.rooms.width(), 0);
        QVERIFY(scene.cells == built.level.cells);
    }

    void wallsByHandJoinWhatIsBesideThem()
    {
        const FloorScene scene = floorScene(twoRooms({{{5, 3}, LevelCell::Wall}, {{0, 0}, LevelCell::Wall}}));
        QCOMPARE(joinsAt(scene, {5, 3}), 2);         // the door in the wall on the left
        QCOMPARE(joinsAt(scene, {4, 3}), 4 + 8 + 1); // which joins it too
        QCOMPARE(joinsAt(scene, {0, 0}), 0);         // the lone glyph
        QCOMPARE(joinsAt(scene, {1, 1}), 1 + 8);     // no other has changed
    }

    void wallsNoLongerJoinWhatIsGone()
    {
        const FloorScene scene = floorScene(twoRooms({{{4, 2}, LevelCell::Floor}}));
        QCOMPARE(joinsAt(scene, {4, 2}), 0);
        QCOMPARE(joinsAt(scene, {4, 1}), 1 + 2);
        QCOMPARE(joinsAt(scene, {4, 3}), 8);
    }

    void aDoorInPlaceOfAWallJoinsAsTheWallDid()
    {
        const FloorScene scene = floorScene(twoRooms({{{1, 3}, LevelCell::LockedDoor}, {{4, 3}, LevelCell::Wall}}));
        QCOMPARE(joinsAt(scene, {1, 3}), 4 + 8);
        QCOMPARE(joinsAt(scene, {4, 3}), 4 + 8);
    }

    /// Whatever is set by hand: a join leads to a wall or door, which joins back.
    void joinsAreMutual()
    {
        constexpr std::array<Point, 4> steps{{{1, 0}, {-1, 0}, {0, -1}, {0, 1}}};
        constexpr std::array<int, 4> back{2, 1, 8, 4};
        std::uint32_t dice = 1;
        for (int round = 0; round < 500; ++round) {
            std::vector<std::pair<Point, LevelCell>> touch;
            for (int i = 0; i < 12; ++i) {
                dice = dice * 1664525 + 1013904223;
                touch.push_back({{int(dice >> 8) % 10, int(dice >> 16) % 7}, LevelCell(10 + (dice >> 24) % 8)});
            }
            FloorScene scene = floorScene(twoRooms(touch));
            for (const bool byHand : {false, true}) {
                if (byHand)
                    scene.joins = {};
                for (int y = 0; y < 7; ++y) {
                    for (int x = 0; x < 10; ++x) {
                        const LevelCell cell = scene.cells[Point(x, y)];
                        if (cell != LevelCell::Wall && cell != LevelCell::Door && cell != LevelCell::LockedDoor)
                            continue;
                        const int joins = joinsAt(scene, {x, y});
                        for (std::size_t side = 0; side < 4; ++side) {
                            if ((joins >> side & 1) == 0)
                                continue;
                            const Point beside = Point(x, y) + steps[side];
                            QVERIFY(scene.cells.contains(beside));
                            QVERIFY((joinsAt(scene, beside) & back[side]) != 0);
                        }
                    }
                }
            }
        }
    }
};

ZONEWRIGHT_TEST(floorscene, TestFloorScene)
#include "tst_floorscene.moc"

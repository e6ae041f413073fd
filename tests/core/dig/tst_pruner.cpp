#include "core/dig/pruner.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

using Drawing = std::vector<std::string>;

std::string pruned(const Drawing& before, const std::vector<Rect>& rooms, DigSteps* steps = nullptr)
{
    Grid<DugCell> cells = drawnCells(before);
    prune(cells, rooms, steps);
    return lines(drawing(cells));
}

} // namespace

/// What pruning does, as drawings before and after.
class TestPruner : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    /// A corridor that leads on from a used one for nothing is shortened.
    void shortensACorridor()
    {
        const std::vector<Rect> rooms{{1, 1, 4, 4}, {8, 4, 4, 3}};
        QCOMPARE(pruned({"######          ",  //
                         "#....#          ",  //
                         "#....+,,,,,,,,  ",  //
                         "#....# ##+###   ",  //
                         "#....# #....#   ",  //
                         "###### #....#   ",  //
                         "       #....#   ",  //
                         "       ######   "}, //
                        rooms),
                 lines({"######          ",    //
                        "#....#          ",    //
                        "#....+,,,,      ",    //
                        "#....# ##+###   ",    //
                        "#....# #....#   ",    //
                        "###### #....#   ",    //
                        "       #....#   ",    //
                        "       ######   "})); //
    }

    /// A corridor that leads nowhere goes, and so does its door.
    void removesACorridorAndItsDoor()
    {
        const std::vector<Rect> rooms{{6, 1, 4, 3}};
        QCOMPARE(pruned({"     ######", " ,,,,+....#", "     #....#", "     #....#", "     ######"}, rooms),
                 lines({"     ######", "     #....#", "     #....#", "     #....#", "     ######"}));
    }

    /// Both figures of the article in one picture.
    void bothKindsTogether()
    {
        const std::vector<Rect> rooms{{7, 1, 4, 3}, {14, 3, 4, 3}};
        QCOMPARE(
            pruned({"      ######         ", "  ,,,,+....+,,,,,,,, ", "      #....# ###+##  ", "      #....# #....#  ",
                    "      ###### #....#  ", "             #....#  ", "             ######  "},
                   rooms),
            lines({"      ######         ", "      #....+,,,,,    ", "      #....# ###+##  ", "      #....# #....#  ",
                   "      ###### #....#  ", "             #....#  ", "             ######  "}));
    }

    void aForkFallsBranchByBranch()
    {
        const std::vector<Rect> rooms{{1, 1, 3, 3}};
        DigSteps steps;
        QCOMPARE(pruned({"#####       ",  //
                         "#...#   ,   ",  //
                         "#...+,,,,,, ",  //
                         "#...#   ,   ",  //
                         "#####   ,   "}, //
                        rooms, &steps),
                 lines({"#####       ",    //
                        "#...#       ",    //
                        "#...#       ",    //
                        "#...#       ",    //
                        "#####       "})); //
        // The branch to the north, the one to the east, and with the last one all that led to it.
        const std::vector<Point> order{{8, 1}, {10, 2}, {9, 2}, {8, 4}, {8, 3}, {8, 2}, {7, 2}, {6, 2}, {5, 2}, {4, 2}};
        QCOMPARE(steps.size(), order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            QCOMPARE(steps[i].at, order[i]);
            const bool door = i + 1 == order.size(), last = i + 2 >= order.size();
            QCOMPARE(steps[i].kind, door ? DigStepKind::DoorRemoved : DigStepKind::CorridorPruned);
            QCOMPARE(steps[i].reason, last ? DigReason::DoorToNothing : DigReason::DeadEnd);
            QCOMPARE(steps[i].cell, door ? DugCell::Wall : DugCell::Earth);
        }
    }

    void aForkWithAUsedBranchStays()
    {
        const std::vector<Rect> rooms{{1, 1, 3, 3}, {9, 4, 3, 1}};
        QCOMPARE(pruned({"#####        ", "#...#        ", "#...+,,,,,,  ", "#...#   #+###", "#####   #...#",
                         "        #####"},
                        rooms),
                 lines({"#####        ", "#...#        ", "#...+,,,,,   ", "#...#   #+###", "#####   #...#",
                        "        #####"}));
    }

    void loopsStayAndDeadArmsOfACrossingGo()
    {
        const Drawing loop{"#####     ", //
                           "#...+,,,, ", //
                           "#...# ,,, ", //
                           "#...+,,,  "};
        const std::vector<Rect> rooms{{1, 1, 3, 3}};
        QCOMPARE(pruned(loop, rooms), lines(loop));
        const Drawing crossing{"###  ,  ###", //
                               "#.+,,,,,+.#", //
                               "###  ,  ###"};
        QCOMPARE(pruned(crossing, std::vector<Rect>{{1, 1, 1, 1}, {9, 1, 1, 1}}), lines({"###     ###", //
                                                                                         "#.+,,,,,+.#", //
                                                                                         "###     ###"}));
    }

    /// The test goes on behind a door where a corridor lies there, even where the pass has been already.
    void goesOnBehindADoor()
    {
        QCOMPARE(pruned({"          ", //
                         " ,,+,,+,,,", //
                         "          "},
                        {}),
                 lines({"          ", //
                        "          ", //
                        "          "}));
        QCOMPARE(pruned({"###       ", //
                         "#.+,,+,   ", //
                         "###       "},
                        std::vector<Rect>{{1, 1, 1, 1}}),
                 lines({"###       ", //
                        "#.#       ", //
                        "###       "}));
    }

    /// A corridor cell within a room's grown floor becomes wall.
    void whatARoomHoldsBecomesWall()
    {
        QCOMPARE(pruned({"###  ", //
                         "#.+, ", //
                         "##,  "},
                        std::vector<Rect>{{1, 1, 1, 1}}),
                 lines({"###  ", //
                        "#.#  ", //
                        "###  "}));
    }

    void aLoneCellAndTheEdgeOfTheMap()
    {
        QCOMPARE(pruned({",  ,", //
                         "   ,", //
                         ",,,,"},
                        {}),
                 lines({"    ", //
                        "    ", //
                        "    "}));
        Grid<DugCell> nothing;
        prune(nothing, {});
        QCOMPARE(nothing.size(), Size{});
    }

    void pruningAgainChangesNothing()
    {
        Digger digger;
        DugFloor floor;
        for (const PieceList& list : {classicList(), mineList(), lairList()}) {
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                digger.dig(list, {.seed = seed, .prune = false}, floor);
                std::vector<Rect> rooms;
                std::ranges::transform(floor.rooms, std::back_inserter(rooms), &DugRoom::floor);
                Grid<DugCell> once = floor.cells;
                prune(once, rooms);
                Grid<DugCell> twice = once;
                DigSteps steps;
                prune(twice, rooms, &steps);
                QVERIFY(twice == once);
                QVERIFY(steps.empty());
                digger.dig(list, {.seed = seed}, floor);
                QVERIFY2(floor.cells == once, "the digger prunes as the function does");
            }
        }
    }
};

ZONEWRIGHT_TEST(pruner, TestPruner)
#include "tst_pruner.moc"

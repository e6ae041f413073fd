#include "core/strip/stripjoint.h"
#include "slowstrip.h"
#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// Two rooms of three columns and three rows, and a path between them.
struct PathCase
{
    const char* name;
    std::vector<std::string_view> left;
    std::vector<std::string_view> right;
    PathCells cells;
    ProblemReason fault;
};

const std::vector<std::string_view> westOnly{"#..", "#..", "#.."};
const std::vector<std::string_view> eastOnly{"..#", "..#", "..#"};
const std::vector<std::string_view> topRow{"###", "...", "..."};
const std::vector<std::string_view> bottomRow{"...", "...", "###"};
const std::vector<std::string_view> edges{"#.#", "#.#", "#.#"};

const std::vector<PathCase> pathCases{
    {"one cell", topRow, topRow, {{0, 1}}, ProblemReason::None},
    {"one cell beside nothing", topRow, topRow, {{0, 2}}, ProblemReason::PathDoesNotJoin},
    {"no cell", topRow, topRow, {}, ProblemReason::PathDoesNotJoin},
    {"two cells up and down", topRow, {"...", "###", "..."}, {{0, 1}, {0, 2}}, ProblemReason::None},
    {"two cells too few", topRow, bottomRow, {{0, 1}, {0, 2}}, ProblemReason::PathDoesNotJoin},
    {"three cells", topRow, bottomRow, {{0, 3}, {0, 1}, {0, 2}}, ProblemReason::None},
    {"corner to corner", topRow, {"...", "###", "..."}, {{0, 1}}, ProblemReason::PathDoesNotJoin},
    {"into both rooms", westOnly, eastOnly, {{-2, 2}, {-1, 2}, {0, 2}, {1, 2}, {2, 2}}, ProblemReason::None},
    {"into one room only", westOnly, eastOnly, {{-2, 2}, {-1, 2}, {0, 2}}, ProblemReason::PathDoesNotJoin},
    {"a gap", westOnly, eastOnly, {{-2, 2}, {0, 2}, {1, 2}, {2, 2}}, ProblemReason::PathDoesNotJoin},
    {"eight cells",
     westOnly,
     eastOnly,
     {{-2, 1}, {-1, 1}, {0, 1}, {0, 2}, {0, 3}, {1, 3}, {2, 3}, {2, 2}},
     ProblemReason::None},
    {"over slabs of the right room", topRow, {"...", "#..", "###"}, {{0, 1}, {0, 2}}, ProblemReason::None},
    {"over slabs that stand alone", {"#.#", "...", "..."}, {"#.#", "...", "..."}, {{0, 1}}, ProblemReason::None},
    {"among slabs that were there", edges, edges, {{0, 2}, {-1, 2}, {1, 2}}, ProblemReason::None},
    {"through a slab of the left room to bricks", edges, eastOnly, {{0, 2}, {1, 2}}, ProblemReason::PathDoesNotJoin},
    {"new cells join each other only", westOnly, eastOnly, {{-1, 1}, {0, 1}, {1, 1}}, ProblemReason::PathDoesNotJoin},
    {"outside to the west", topRow, topRow, {{0, 1}, {-4, 1}}, ProblemReason::PathLeavesRooms},
    {"outside to the east", topRow, topRow, {{4, 1}, {0, 1}}, ProblemReason::PathLeavesRooms},
    {"above", topRow, topRow, {{0, 1}, {0, 0}}, ProblemReason::PathLeavesRooms},
    {"below", topRow, topRow, {{0, 1}, {0, 4}}, ProblemReason::PathLeavesRooms},
    {"far away", topRow, topRow, {{2'147'483'647, -2'147'483'647}}, ProblemReason::PathLeavesRooms},
};

RoomType randomRoom(int rows, Generator& random)
{
    RoomType room{.start = {1, 1}};
    const ColumnMask all = ~ColumnMask{0} >> (64 - rows);
    const bool wide = random.chance(1, 20);
    const int width = random.between(1, wide ? 64 : 5);
    for (int x = 0; x < width; ++x) {
        const std::uint64_t high = random.next();
        room.columns.push_back((high << 32 | random.next()) & all);
    }
    return room;
}

} // namespace

class TestStripJoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void candidatesAreSlabsOnBothSides()
    {
        const CatalogueContents contents = sixRooms();
        const auto candidates = [&](std::size_t left, std::size_t right) {
            return rowsOf(junctionCandidates(contents.rooms[left], contents.rooms[right]));
        };
        QCOMPARE(candidates(1, 4), std::vector{3});
        QCOMPARE(candidates(4, 2), (std::vector{1, 3}));
        QCOMPARE(candidates(2, 3), (std::vector{1, 3, 4, 5}));
        QCOMPARE(candidates(3, 0), (std::vector{1, 3, 5}));
        QCOMPARE(candidates(0, 1), std::vector<int>{});
    }

    void pathsHaveTheirFault_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < pathCases.size(); ++i)
            QTest::newRow(pathCases[i].name) << static_cast<int>(i);
    }

    void pathsHaveTheirFault()
    {
        QFETCH(int, index);
        const PathCase& row = pathCases[static_cast<std::size_t>(index)];
        const RoomType left = roomOf(1, "left", {1, 1}, row.left);
        const RoomType right = roomOf(2, "right", {1, 1}, row.right);
        QCOMPARE(pathFault(left, right, 3, row.cells), row.fault);
        QCOMPARE(slowPathFault(left, right, 3, row.cells), row.fault);
    }

    void samplePathsJoin()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        const auto roomOfCode = [&](std::int32_t code) {
            return *std::ranges::find(catalogue.rooms(), code, &RoomType::code);
        };
        for (const SpecialPath& path : catalogue.contents().specialPaths) {
            const RoomType left = roomOfCode(path.left);
            const RoomType right = roomOfCode(path.right);
            QCOMPARE(pathFault(left, right, 5, path.cells), ProblemReason::None);
            QCOMPARE(pathFault(left, right, 5, std::span(path.cells).first(1)), ProblemReason::PathDoesNotJoin);
        }
    }

    /// Random rooms of 1 to 64 rows and columns with random paths, against a plain fill.
    void agreesWithAPlainFill()
    {
        Generator random(17);
        std::array<int, 2> seen{};
        for (int round = 0; round < 20'000; ++round) {
            const bool high = random.chance(1, 20);
            const int rows = random.between(1, high ? 64 : 6);
            const RoomType left = randomRoom(rows, random);
            const RoomType right = randomRoom(rows, random);
            PathCells cells;
            const int length = random.between(0, 8);
            Point cell{random.between(-2, 2), 0};
            cell.y = random.between(1, rows);
            while (static_cast<int>(cells.size()) < length) {
                cells.push_back(cell);
                const int step = random.chance(1, 2) ? 1 : -1;
                const bool across = random.chance(1, 2);
                (across ? cell.x : cell.y) += step;
            }
            const ProblemReason expected = slowPathFault(left, right, rows, cells);
            QCOMPARE(pathFault(left, right, rows, cells), expected);
            if (expected != ProblemReason::PathLeavesRooms)
                ++seen[expected == ProblemReason::None ? 0 : 1];
        }
        QVERIFY(seen[0] > 1'000);
        QVERIFY(seen[1] > 1'000);
    }
};

ZONEWRIGHT_TEST(stripjoint, TestStripJoint)
#include "tst_stripjoint.moc"

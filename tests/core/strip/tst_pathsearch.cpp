#include "core/random/generator.h"
#include "core/strip/pathsearch.h"
#include "core/strip/stripjoint.h"
#include "slowstrip.h"
#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

bool cellBefore(Point a, Point b)
{
    return rowOrder(a, b);
}

using CellSet = std::set<Point, decltype(&cellBefore)>;

/// What of two rooms can be walked on, cells as paths have them.
CellSet slabsOf(const RoomType& left, const RoomType& right, int rows)
{
    CellSet slabs(&cellBefore);
    for (int y = 1; y <= rows; ++y) {
        for (int x = 0; x < left.width(); ++x) {
            if ((left.columns[static_cast<std::size_t>(x)] & rowBit(y)) != 0)
                slabs.insert({x - left.width(), y});
        }
        for (int x = 0; x < right.width(); ++x) {
            if ((right.columns[static_cast<std::size_t>(x)] & rowBit(y)) != 0)
                slabs.insert({x + 1, y});
        }
    }
    return slabs;
}

/// Every set of two bricks, tried.
std::vector<BrickPair> slowPaths(const RoomType& left, const RoomType& right, int rows)
{
    const CellSet slabs = slabsOf(left, right, rows);
    std::vector<Point> bricks;
    for (int y = 1; y <= rows; ++y) {
        for (int x = -left.width(); x <= right.width(); ++x) {
            if (!slabs.contains({x, y}))
                bricks.push_back({x, y});
        }
    }
    std::vector<BrickPair> paths;
    for (std::size_t i = 0; i < bricks.size(); ++i) {
        for (std::size_t j = i + 1; j < bricks.size(); ++j) {
            const BrickPair path{bricks[i], bricks[j]};
            if (slowPathFault(left, right, rows, path) == ProblemReason::None)
                paths.push_back(path);
        }
    }
    return paths;
}

/// Spreads step by step over a set of cells.
std::optional<int> slowSteps(const RoomType& left, const RoomType& right, int rows, std::span<const Point> path)
{
    CellSet open = slabsOf(left, right, rows);
    open.insert(path.begin(), path.end());
    const Point goal = right.start;
    CellSet front(&cellBefore);
    front.insert({left.start.x - 1 - left.width(), left.start.y});
    for (int steps = 0; !front.empty(); ++steps) {
        if (front.contains(goal))
            return steps;
        CellSet next(&cellBefore);
        for (const Point cell : front)
            open.erase(cell);
        for (const Point cell : front) {
            for (const Point step : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
                if (open.contains(cell + step))
                    next.insert(cell + step);
            }
        }
        front = std::move(next);
    }
    return std::nullopt;
}

/// A room of at least one slab; `slabs` of 8 cells are one.
RoomType randomRoom(Generator& random, int rows, int width, int slabs)
{
    RoomType room{.name = "room", .start = {random.between(1, width), random.between(1, rows)}};
    room.columns.resize(static_cast<std::size_t>(width));
    for (ColumnMask& column : room.columns) {
        for (int y = 1; y <= rows; ++y)
            column |= random.chance(static_cast<std::uint32_t>(slabs), 8) ? rowBit(y) : 0;
    }
    room.columns[static_cast<std::size_t>(room.start.x - 1)] |= rowBit(room.start.y);
    return room;
}

std::string complaint(const RoomType& left, const RoomType& right, int rows)
{
    if (twoBrickPaths(left, right, rows) != slowPaths(left, right, rows))
        return "other paths";
    const auto suggestions = suggestedPaths(left, right, rows);
    if (junctionCandidates(left, right) != 0)
        return suggestions.empty() ? "" : "a path beside candidates";
    if (suggestions.size() != twoBrickPaths(left, right, rows).size())
        return "not all are suggested";
    for (std::size_t i = 0; i < suggestions.size(); ++i) {
        const PathSuggestion& one = suggestions[i];
        if (pathFault(left, right, rows, one.cells) != ProblemReason::None)
            return "an invalid path";
        if (one.steps != slowSteps(left, right, rows, one.cells))
            return "another walk";
        if (i == 0)
            continue;
        const PathSuggestion& before = suggestions[i - 1];
        const bool isEqual = before.steps == one.steps;
        const bool isLater = before.steps && (!one.steps || *before.steps < *one.steps);
        const bool isInRow = before.cells[0] == one.cells[0] ? rowOrder(before.cells[1], one.cells[1])
                                                             : rowOrder(before.cells[0], one.cells[0]);
        if (!isLater && !(isEqual && isInRow))
            return "out of order";
    }
    return "";
}

} // namespace

class TestPathSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void findsThoseOfTheSample()
    {
        const CatalogueContents six = sixRooms();
        const RoomCatalogue catalogue = catalogueOf(six);
        for (const SpecialPath& path : six.specialPaths) {
            const RoomType& left = six.rooms[static_cast<std::size_t>(catalogue.indexOf(path.left).value())];
            const RoomType& right = six.rooms[static_cast<std::size_t>(catalogue.indexOf(path.right).value())];
            const auto suggestions = suggestedPaths(left, right, six.rows);
            QVERIFY(std::ranges::find(suggestions, path.cells, &PathSuggestion::cells) != suggestions.end());
        }
    }

    /// Against all sets of two bricks, tried one after the other.
    void agreesWithTryingAllBricks()
    {
        Generator random(71);
        int withCandidates = 0;
        int without = 0;
        int withPaths = 0;
        for (int round = 0; round < 4'000; ++round) {
            const int rows = random.between(1, 6);
            const int slabs = random.between(1, 7);
            const RoomType left = randomRoom(random, rows, random.between(1, 4), slabs);
            const RoomType right = randomRoom(random, rows, random.between(1, 4), random.between(1, 7));
            const std::string found = complaint(left, right, rows);
            QVERIFY2(found.empty(), (found + " in round " + std::to_string(round)).c_str());
            (junctionCandidates(left, right) != 0 ? withCandidates : without) += 1;
            withPaths += suggestedPaths(left, right, rows).empty() ? 0 : 1;
        }
        QVERIFY(withCandidates > 500 && without > 500 && withPaths > 300);
    }

    void walksAreWalks()
    {
        Generator random(72);
        int walks = 0;
        for (int round = 0; round < 500; ++round) {
            const int rows = random.between(2, 8);
            const RoomType left = randomRoom(random, rows, random.between(1, 8), 5);
            const RoomType right = randomRoom(random, rows, random.between(1, 8), 5);
            const std::array path{Point{0, random.between(1, rows)}, Point{0, random.between(1, rows)}};
            const std::vector<Point> walk = walkOverPath(left, right, rows, path);
            const auto steps = slowSteps(left, right, rows, path);
            QCOMPARE(walk.empty(), !steps.has_value());
            if (!steps)
                continue;
            ++walks;
            QCOMPARE(static_cast<int>(walk.size()) - 1, *steps);
            CellSet open = slabsOf(left, right, rows);
            open.insert(path.begin(), path.end());
            QCOMPARE(walk.back(), right.start);
            for (std::size_t i = 0; i < walk.size(); ++i) {
                QVERIFY(open.contains(walk[i]));
                if (i > 0) {
                    const Point by = walk[i] - walk[i - 1];
                    QCOMPARE(by.x * by.x + by.y * by.y, 1);
                }
            }
        }
        QVERIFY(walks > 50);
    }

    void largestRoomsAreSearched()
    {
        Generator random(73);
        RoomType left = randomRoom(random, 64, 64, 6);
        RoomType right = randomRoom(random, 64, 64, 6);
        right.columns.front() = ~left.columns.back();
        const auto suggestions = suggestedPaths(left, right, 64);
        QVERIFY(suggestions.size() > 60 && suggestions.size() < std::size_t{3} * 64);
        for (const PathSuggestion& one : suggestions)
            QCOMPARE(pathFault(left, right, 64, one.cells), ProblemReason::None);
        // A candidate more, and every other brick goes with it.
        right.columns.front() |= left.columns.back();
        QVERIFY(suggestedPaths(left, right, 64).empty());
        QVERIFY(twoBrickPaths(left, right, 64).size() > 10'000);
    }
};

ZONEWRIGHT_TEST(pathsearch, TestPathSearch)
#include "tst_pathsearch.moc"

#include "core/level/reachability.h"
#include "leveltools.h"
#include "support/testregistry.h"

#include <QTest>

#include <numeric>

using namespace zonewright;
using namespace zonewright::test;

namespace {

Problem region(Point at, std::int64_t cells)
{
    return {.kind = ProblemKind::Unreachable, .at = at, .number = cells};
}

Problem walledIn(Point at)
{
    return {.kind = ProblemKind::WalledIn, .at = at};
}

/// The same by joining neighbours one by one: for each cell the least index of its region.
std::vector<Problem> slowReachProblems(const Grid<LevelCell>& cells, Point from)
{
    const int width = cells.width();
    std::vector<int> region(static_cast<std::size_t>(width * cells.height()));
    std::iota(region.begin(), region.end(), 0);
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < width * cells.height(); ++i) {
            const Point at{i % width, i / width};
            for (const Point next : {Point{at.x + 1, at.y}, Point{at.x, at.y + 1}}) {
                if (!cells.contains(next) || !walkable(cells[at]) || !walkable(cells[next]))
                    continue;
                int& a = region[static_cast<std::size_t>(i)];
                int& b = region[static_cast<std::size_t>(next.y * width + next.x)];
                changed = changed || a != b;
                a = b = std::min(a, b);
            }
        }
    }
    std::vector<Problem> problems;
    int neighbours = 0;
    for (const Point next :
         {Point{from.x + 1, from.y}, Point{from.x - 1, from.y}, Point{from.x, from.y + 1}, Point{from.x, from.y - 1}})
        neighbours += cells.contains(next) && walkable(cells[next]) ? 1 : 0;
    if (neighbours == 0)
        problems.push_back(walledIn(from));
    const int own = walkable(cells[from]) ? region[static_cast<std::size_t>(from.y * width + from.x)] : -1;
    for (int i = 0; i < width * cells.height(); ++i) {
        const Point at{i % width, i / width};
        if (walkable(cells[at]) && region[static_cast<std::size_t>(i)] == i && i != own)
            problems.push_back({.kind = ProblemKind::Unreachable, .at = at, .number = std::ranges::count(region, i)});
    }
    return problems;
}

} // namespace

class ReachabilityTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsRegionsInRowOrder();
    void doorsAreOpenAndCornersAreNot();
    void wallsOneIn();
    void startsThatReachNothing();
    void asTheSlowOneDoes();
};

void ReachabilityTest::findsRegionsInRowOrder()
{
    const auto cells = levelCells({"..#.#", "..#..", "#####", ".#..."});
    QCOMPARE(reachProblems(cells, {0, 0}),
             (std::vector<Problem>{region({3, 0}, 3), region({0, 3}, 1), region({2, 3}, 3)}));
    QCOMPARE(reachProblems(cells, {4, 1}),
             (std::vector<Problem>{region({0, 0}, 4), region({0, 3}, 1), region({2, 3}, 3)}));
    QVERIFY(reachProblems(levelCells({"...", "..."}), {1, 1}).empty());
    QVERIFY(reachProblems(levelCells({"##", "##"}), {-1, 0}).empty());
}

void ReachabilityTest::doorsAreOpenAndCornersAreNot()
{
    QVERIFY(reachProblems(levelCells({".+,*."}), {0, 0}).empty());
    QCOMPARE(reachProblems(levelCells({"..#", "##."}), {0, 0}), std::vector<Problem>{region({2, 1}, 1)});
}

void ReachabilityTest::wallsOneIn()
{
    const auto cells = levelCells({"#.#..", "###.."});
    QCOMPARE(reachProblems(cells, {1, 0}), (std::vector<Problem>{walledIn({1, 0}), region({3, 0}, 4)}));
    QCOMPARE(reachProblems(levelCells({"."}), {0, 0}), std::vector<Problem>{walledIn({0, 0})});
}

void ReachabilityTest::startsThatReachNothing()
{
    const auto cells = levelCells({"#..", "..."});
    QCOMPARE(reachProblems(cells, {0, 0}), std::vector<Problem>{region({1, 0}, 5)});
    QCOMPARE(reachProblems(cells, {7, 0}), std::vector<Problem>{region({1, 0}, 5)});
}

void ReachabilityTest::asTheSlowOneDoes()
{
    Generator random(6);
    for (int round = 0; round < 2000; ++round) {
        const int width = 1 + static_cast<int>(random.below(9));
        const int height = 1 + static_cast<int>(random.below(9));
        Grid<LevelCell> cells({width, height});
        for (LevelCell& cell : cells.values())
            cell = random.below(5) < 3 ? LevelCell::Slab : LevelCell::Brick;
        const int x = static_cast<int>(random.below(static_cast<std::uint32_t>(width)));
        const int y = static_cast<int>(random.below(static_cast<std::uint32_t>(height)));
        QCOMPARE(reachProblems(cells, {x, y}), slowReachProblems(cells, {x, y}));
    }
}

ZONEWRIGHT_TEST(reachability, ReachabilityTest)
#include "tst_reachability.moc"

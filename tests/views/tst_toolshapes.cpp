#include "support/testregistry.h"
#include "views/tools/toolshapes.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;

/// The cells that tools go over.
class TestToolShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesHaveNoGap();
    void linesLieNearTheStraightOne();
    void eightDirectionsAreTheNearest();
    void rectanglesHaveBothCorners();
    void squaresAreSquare();
    void bordersAreTheRectangleWithoutItsInside();
    void fillsAreRegions();
    void listsStayInOrderAndOnTheFloor();
};

namespace {

Point somePoint(QRandomGenerator& random, int low, int high)
{
    return {random.bounded(low, high), random.bounded(low, high)};
}

bool isInRowOrder(const std::vector<Point>& cells)
{
    return std::ranges::is_sorted(cells, rowOrder) && std::ranges::adjacent_find(cells) == cells.end();
}

} // namespace

void TestToolShapes::linesHaveNoGap()
{
    QRandomGenerator random(1);
    for (int round = 0; round < 3000; ++round) {
        const Point from = somePoint(random, -30, 30);
        const Point to = somePoint(random, -30, 30);
        const std::vector<Point> cells = lineCells(from, to);
        QCOMPARE(cells.front(), from);
        QCOMPARE(cells.back(), to);
        const Point by = to - from;
        QCOMPARE(static_cast<int>(cells.size()), std::max(std::abs(by.x), std::abs(by.y)) + 1); // none is superfluous
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const Point step = cells[i] - cells[i - 1];
            QVERIFY(std::max(std::abs(step.x), std::abs(step.y)) == 1);
        }
    }
}

void TestToolShapes::linesLieNearTheStraightOne()
{
    QRandomGenerator random(2);
    for (int round = 0; round < 1000; ++round) {
        const Point from = somePoint(random, -30, 30);
        const Point to = somePoint(random, -30, 30);
        const Point by = to - from;
        const int longer = std::max(std::abs(by.x), std::abs(by.y));
        for (const Point cell : lineCells(from, to)) {
            const Point at = cell - from;
            const int area =
                std::abs(at.x * by.y - at.y * by.x); // of the distance along the shorter axis, times longer
            QVERIFY(2 * area <= longer);
        }
    }
}

void TestToolShapes::eightDirectionsAreTheNearest()
{
    for (int y = -9; y <= 9; ++y) {
        for (int x = -9; x <= 9; ++x) {
            const Point end = inEightDirections({4, 5}, {4 + x, 5 + y}) - Point{4, 5};
            QVERIFY(end.x == 0 || end.y == 0 || std::abs(end.x) == std::abs(end.y));
            QVERIFY(x * end.x >= 0 && y * end.y >= 0);
            if (x == 0 || y == 0 || std::abs(x) == std::abs(y))
                QCOMPARE(end, (Point{x, y}));
        }
    }
    QCOMPARE(inEightDirections({0, 0}, {10, 3}), (Point{10, 0}));
    QCOMPARE(inEightDirections({0, 0}, {10, 6}), (Point{10, 10}));
    QCOMPARE(inEightDirections({0, 0}, {-2, -9}), (Point{0, -9}));
}

void TestToolShapes::rectanglesHaveBothCorners()
{
    QRandomGenerator random(3);
    for (int round = 0; round < 1000; ++round) {
        const Point a = somePoint(random, -9, 9);
        const Point b = somePoint(random, -9, 9);
        const Rect rect = rectBetween(a, b);
        QVERIFY(rect.contains(a) && rect.contains(b));
        QCOMPARE(rect.width, std::abs(a.x - b.x) + 1);
        QCOMPARE(rect.height, std::abs(a.y - b.y) + 1);
    }
}

void TestToolShapes::squaresAreSquare()
{
    QRandomGenerator random(4);
    for (int round = 0; round < 1000; ++round) {
        const Point a = somePoint(random, -9, 9);
        const Point b = somePoint(random, -9, 9);
        const Rect rect = rectBetween(a, squareCorner(a, b));
        QCOMPARE(rect.width, rect.height);
        QVERIFY(rect.contains(a) && rect.contains(b));
        QCOMPARE(rect.width, std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) + 1);
    }
}

void TestToolShapes::bordersAreTheRectangleWithoutItsInside()
{
    QRandomGenerator random(5);
    const Size floor{12, 9};
    for (int round = 0; round < 1000; ++round) {
        const Rect rect = rectBetween(somePoint(random, -6, 16), somePoint(random, -6, 16));
        const std::vector<Point> all = rectCells(rect, floor, false);
        const std::vector<Point> border = rectCells(rect, floor, true);
        QVERIFY(isInRowOrder(all) && isInRowOrder(border));
        for (int y = -7; y < 17; ++y) {
            for (int x = -7; x < 17; ++x) {
                const Point at{x, y};
                const bool isSeen = rect.contains(at) && x >= 0 && y >= 0 && x < floor.width && y < floor.height;
                QCOMPARE(std::ranges::binary_search(all, at, rowOrder), isSeen);
                QCOMPARE(std::ranges::binary_search(border, at, rowOrder), isSeen && !rect.grown(-1).contains(at));
            }
        }
    }
}

/// Against the slowest search there is.
void TestToolShapes::fillsAreRegions()
{
    QRandomGenerator random(6);
    for (int round = 0; round < 300; ++round) {
        Grid<LevelCell> floor({random.bounded(1, 12), random.bounded(1, 12)});
        for (LevelCell& cell : floor.values())
            cell = random.bounded(3) == 0 ? LevelCell::Brick : LevelCell::Slab;
        const Point at{random.bounded(floor.width()), random.bounded(floor.height())};
        std::vector<Point> region{at};
        for (bool grows = true; grows;) {
            grows = false;
            for (int y = 0; y < floor.height(); ++y) {
                for (int x = 0; x < floor.width(); ++x) {
                    const Point cell{x, y};
                    const auto touches = [&](Point known) {
                        return std::abs(known.x - x) + std::abs(known.y - y) == 1;
                    };
                    if (floor[cell] == floor[at] && std::ranges::find(region, cell) == region.end() &&
                        std::ranges::any_of(region, touches)) {
                        region.push_back(cell);
                        grows = true;
                    }
                }
            }
        }
        std::ranges::sort(region, rowOrder);
        QVERIFY(fillCells(floor, at) == region);
    }
    QVERIFY(fillCells(Grid<LevelCell>({3, 3}), {3, 0}).empty());
}

void TestToolShapes::listsStayInOrderAndOnTheFloor()
{
    QRandomGenerator random(7);
    std::vector<Point> cells;
    std::set<std::pair<int, int>> expected;
    for (int round = 0; round < 200; ++round) {
        std::vector<Point> more = lineCells(somePoint(random, -4, 14), somePoint(random, -4, 14));
        for (const Point at : more) {
            if (at.x >= 0 && at.y >= 0 && at.x < 10 && at.y < 8)
                expected.insert({at.y, at.x});
        }
        cells = cellsWith(cells, std::move(more), {10, 8});
        QVERIFY(isInRowOrder(cells));
        QCOMPARE(cells.size(), expected.size());
    }
}

ZONEWRIGHT_TEST(toolshapes, TestToolShapes)
#include "tst_toolshapes.moc"

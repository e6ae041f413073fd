#include "render/walktrail.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>
#include <cstdint>
#include <map>
#include <utility>

using namespace zonewright;

namespace {

using Edge = std::array<int, 4>;

/// A walk that draws its moves.
std::vector<Point> drawnTrail(std::size_t moves, std::uint32_t seed)
{
    std::vector<Point> trail{{5, 9}};
    for (std::size_t i = 0; i < moves; ++i) {
        seed = seed * 1664525U + 1013904223U;
        trail.push_back(trail.back() + step(static_cast<Direction>((seed >> 20) % 9)));
    }
    return trail;
}

/// Every step of a trail on a grid, by its wrapped ends, with the turn in which it was walked first: the slow way.
std::map<Edge, std::int64_t> slowSteps(const std::vector<Point>& trail, int level, int side)
{
    std::map<Edge, std::int64_t> steps;
    const auto wrap = [side](int value) { return ((value % side) + side) % side; };
    for (std::size_t i = 1; i < trail.size(); ++i) {
        const Point from{trail[i - 1].x >> level, trail[i - 1].y >> level};
        const Point to{trail[i].x >> level, trail[i].y >> level};
        const Point by = to - from;
        if (by == Point{})
            continue;
        const bool back = by.y < 0 || (by.y == 0 && by.x < 0);
        const Point first = back ? to : from;
        const Point way = back ? Point{} - by : by;
        steps.try_emplace({wrap(first.x), wrap(first.y), way.x, way.y}, static_cast<std::int64_t>(i));
    }
    return steps;
}

std::map<Edge, std::int64_t> stepsOf(const WalkTrail& walk, int level, int side)
{
    std::map<Edge, std::int64_t> steps;
    for (const WalkTrail::Step& step : walk.stepsIn(level, {0, 0, side, side})) {
        const bool isNew = steps.try_emplace({step.from.x, step.from.y, step.by.x, step.by.y}, step.turn).second;
        if (!isNew)
            return {};
    }
    return steps;
}

} // namespace

class TestWalkTrail : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyStepIsThereOnce()
    {
        for (const std::uint32_t seed : {1U, 2U, 3U}) {
            const auto trail = drawnTrail(20'000, seed);
            WalkTrail walk(Torus(7));
            walk.setCells(trail);
            QCOMPARE(walk.levelCount(), 3); // 128, 64 and 32 nodes a side
            for (int level = 0; level < walk.levelCount(); ++level) {
                const int side = 128 >> level;
                const auto steps = stepsOf(walk, level, side);
                QVERIFY(!steps.empty());
                QVERIFY(steps == slowSteps(trail, level, side));
                QVERIFY(walk.countIn(level, {0, 0, side, side}) >= steps.size());
            }
        }
    }

    void goingOnIsTheSameAsBeginningAgain()
    {
        auto trail = drawnTrail(500, 4);
        WalkTrail grown(Torus(6));
        for (std::size_t length = 1; length <= trail.size(); ++length)
            grown.setCells(std::span(trail).first(length), length - 1);
        QVERIFY(stepsOf(grown, 0, 64) == slowSteps(trail, 0, 64));

        trail[250].x += 1; // another walk of the same length
        trail.resize(251);
        grown.setCells(trail);
        QVERIFY(stepsOf(grown, 0, 64) == slowSteps(trail, 0, 64));
        grown.setCells({});
        QVERIFY(grown.stepsIn(0, {0, 0, 64, 64}).empty());
    }

    void goingBackIsTheSameAsBeginningAgain()
    {
        auto trail = drawnTrail(4'000, 5);
        WalkTrail walk(Torus(7));
        walk.setCells(trail);
        std::uint32_t seed = 6;
        for (const std::size_t kept : {4'000U, 3'999U, 3'000U, 3'500U, 1'700U, 5'200U, 90U, 1U, 2'000U}) {
            const std::size_t same = std::min<std::size_t>(kept, trail.size());
            trail.resize(same);
            for (const Point& cell : drawnTrail(1'500, ++seed))
                trail.push_back(trail[same - 1] + cell - Point{5, 9});
            walk.setCells(trail, same);
            for (int level = 0; level < walk.levelCount(); ++level)
                QVERIFY(stepsOf(walk, level, 128 >> level) == slowSteps(trail, level, 128 >> level));
        }
        trail.resize(20); // shorter, and nothing new
        walk.setCells(trail, 500);
        QVERIFY(stepsOf(walk, 0, 128) == slowSteps(trail, 0, 128));
    }

    void copiesAreEverywhere()
    {
        WalkTrail walk(Torus(5));
        const std::array cells{Point{31, 3}, Point{32, 3}, Point{33, 4}};
        walk.setCells(cells);
        QCOMPARE(walk.stepsIn(0, {-64, -32, 128, 64}).size(), std::size_t{2 * 4 * 2});
        const auto seen = walk.stepsIn(0, {-2, 0, 3, 10});
        QCOMPARE(seen.size(), std::size_t{2});
        QVERIFY(seen.front().from == (Point{-1, 3}) && seen.front().by == (Point{1, 0}));
        QVERIFY(seen.back().from == (Point{0, 3}) && seen.back().by == (Point{1, 1}));
        QCOMPARE(seen.back().turn, 2);
    }

    void levelsFollowTheScale()
    {
        const WalkTrail walk(Torus(10));
        QCOMPARE(walk.levelFor(16.0, 3.0), 0);
        QCOMPARE(walk.levelFor(3.0, 3.0), 0);
        QCOMPARE(walk.levelFor(2.9, 3.0), 1);
        QCOMPARE(walk.levelFor(0.5, 3.0), 3);
        QCOMPARE(walk.levelFor(0.0001, 3.0), walk.levelCount() - 1);
    }
};

ZONEWRIGHT_TEST(walktrail, TestWalkTrail)
#include "tst_walktrail.moc"

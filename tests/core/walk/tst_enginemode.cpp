#include "core/walk/enginemode.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

constexpr RebuildRules coalesce{QueueMode::Coalesce, 1};
constexpr RebuildRules retain{QueueMode::Retain, 1};

} // namespace

class TestEngineMode : public QObject
{
    Q_OBJECT

    static EngineMode wait(EngineMode mode, const RebuildRules& rules, int turns)
    {
        for (; turns > 0; --turns)
            mode = nextMode(mode, Direction::None, rules);
        return mode;
    }

private Q_SLOTS:

    void oneCrossingTakesTheTablesTurns()
    {
        for (const RebuildRules& rules : {coalesce, retain}) {
            for (int i = 0; i < 8; ++i) {
                const auto direction = static_cast<Direction>(i);
                const int zones = i % 2 == 0 ? 3 : 5;
                EngineMode mode = nextMode({}, direction, rules);
                QVERIFY(mode == (EngineMode{Point{} - step(direction), {}}));
                for (int computed = 1; computed <= zones; ++computed) {
                    mode = wait(mode, rules, 1);
                    QVERIFY(mode.busy());
                    QCOMPARE(mode.atHand.count(), computed);
                }
                mode = wait(mode, rules, 1);
                QVERIFY(!mode.busy());
                QCOMPARE(mode.atHand.count(), rules.queue == QueueMode::Retain ? zones : 0);
                QVERIFY(wait(mode, rules, 1) == mode);
            }
        }
    }

    void manyRequestsATurn()
    {
        for (int requests = 1; requests <= 5; ++requests) {
            const RebuildRules rules{QueueMode::Retain, requests};
            const EngineMode crossed = nextMode({}, Direction::East, rules);
            const int turns = (4 + requests - 1) / requests;
            QVERIFY(wait(crossed, rules, turns - 1).busy());
            QVERIFY(!wait(crossed, rules, turns).busy());
        }
    }

    void comesBackToTheCentre()
    {
        const EngineMode started = wait(nextMode({}, Direction::East, retain), retain, 2);
        QCOMPARE(started.atHand.count(), 2);
        QVERIFY(nextMode(started, Direction::West, coalesce) == EngineMode{});
        const EngineMode back = nextMode(started, Direction::West, retain);
        QVERIFY(!back.busy());
        QCOMPARE(back.atHand.count(), 2);
        // Going east again, one zone and the shift are left.
        QVERIFY(!wait(nextMode(back, Direction::East, retain), retain, 2).busy());
    }

    void aSecondCrossingWorksOnTheSameTurn()
    {
        const EngineMode east = wait(nextMode({}, Direction::East, coalesce), coalesce, 2);
        const EngineMode north = nextMode(east, Direction::North, coalesce);
        QVERIFY(north.centre == (Point{-1, 1}));
        // Of the two zones computed, both are in the new window too; the first of its own row comes at once.
        QCOMPARE(north.atHand.count(), 3);
        QVERIFY(north.atHand.contains({-1, -1}));
        QVERIFY(north.atHand.contains({1, 0}));
        QVERIFY(north.atHand.contains({1, 1}));
        // Going back south drops it, and the one left is computed on that turn.
        const EngineMode south = nextMode(north, Direction::South, coalesce);
        QCOMPARE(south.atHand.count(), 3);
        QVERIFY(!south.atHand.contains({-1, -2}));
        QVERIFY(nextMode(north, Direction::South, retain).atHand.contains({-1, -2}));
    }

    void zonesOutOfTheApronAreLost()
    {
        EngineMode mode = wait(nextMode({}, Direction::East, retain), retain, 4);
        QCOMPARE(mode.atHand.count(), 3); // the west column, two zones away
        mode = nextMode(mode, Direction::East, retain);
        QVERIFY(mode.atHand.empty());
    }

    void aHurriedEngineCatchesUpFromTwoZonesAway()
    {
        const RebuildRules hurried{QueueMode::Retain, 7};
        const EngineMode mode = nextMode({{-1, 0}, {}}, Direction::East, hurried);
        QVERIFY(!mode.busy());
        QVERIFY(mode.atHand == Apron::window({-2, 0}) - Apron::window({}));
        QVERIFY(nextMode({{-1, 0}, {}}, Direction::East, {QueueMode::Retain, 6}).busy());
    }

    void safeCellsAreThoseWithoutHazard()
    {
        constexpr ViewSizes sizesToTry[]{{8, 0}, {8, 1}, {8, 7}, {8, 8}, {8, 9}, {8, 40}, {5, 3}, {16, 12}};
        for (const ViewSizes sizes : sizesToTry) {
            for (int place = 0; place < 25; ++place) {
                const EngineMode mode{{place % 5 - 2, place / 5 - 2}, {}};
                const Rect safe = safeCells(mode.centre, sizes);
                for (int cell = 0; cell < sizes.zoneSide * sizes.zoneSide; ++cell) {
                    const Point at{cell % sizes.zoneSide, cell / sizes.zoneSide};
                    QCOMPARE(!firstHazard(mode, at, sizes).has_value(), safe.contains(at));
                }
            }
        }
    }

    void theFirstHazardInRowOrderNamesTheKind()
    {
        EngineMode mode{{-1, 1}, {}};
        QVERIFY(firstHazard(mode, {7, 0}, {8, 1}) == HazardKind::Missing);
        mode.atHand.insert({1, 0});
        QVERIFY(firstHazard(mode, {7, 0}, {8, 1}) == HazardKind::Missing); // 0,-1 comes first
        mode.atHand.insert({0, -1});
        QVERIFY(firstHazard(mode, {7, 0}, {8, 1}) == HazardKind::Late);
        QVERIFY(!firstHazard(mode, {6, 1}, {8, 1}));
    }

    void keysDiffer()
    {
        QVERIFY(modeKey({{1, 0}, {}}) != modeKey({{0, 1}, {}}));
        QVERIFY(modeKey({{1, 0}, Apron::window({})}) != modeKey({{1, 0}, {}}));
    }
};

ZONEWRIGHT_TEST(enginemode, TestEngineMode)
#include "tst_enginemode.moc"

#include "core/walk/fifobacklog.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestFifoBacklog : public QObject
{
    Q_OBJECT

    static FifoBacklog wait(FifoBacklog backlog, int turns)
    {
        for (; turns > 0; --turns)
            backlog = FifoRules{}.next(backlog, Direction::None);
        return backlog;
    }

private Q_SLOTS:

    void oneCrossingTakesTheTablesTurns()
    {
        const FifoRules rules;
        for (int i = 0; i < 8; ++i) {
            const auto direction = static_cast<Direction>(i);
            const int zones = i % 2 == 0 ? 3 : 5;
            const FifoBacklog crossed = rules.next({}, direction);
            for (int computed = 0; computed <= zones; ++computed) {
                const EngineMode mode = rules.mode(wait(crossed, computed));
                QVERIFY(mode.centre == Point{} - step(direction));
                QVERIFY(mode.atHand == (Apron::window({}) - Apron::window(mode.centre)).first(computed));
            }
            QVERIFY(wait(crossed, zones + 1) == FifoBacklog{});
        }
    }

    void laterCrossingsWaitTheirTurn()
    {
        const FifoRules rules;
        // East on turn 1, back west on turn 2, which does the first request of the way east.
        FifoBacklog backlog = rules.next(rules.next({}, Direction::East), Direction::West);
        QCOMPARE(backlog.computed, 1);
        QCOMPARE(backlog.crossings.size(), std::size_t{2});
        QVERIFY(!rules.mode(backlog).busy());
        backlog = wait(backlog, 3); // turn 5: the shift to the east, although the player is back
        QVERIFY(rules.mode(backlog) == (EngineMode{{1, 0}, {}}));
        backlog = wait(backlog, 3); // the three zones that the shift dropped
        QVERIFY(rules.mode(backlog).atHand == Apron::window({}) - Apron::window({1, 0}));
        QVERIFY(wait(backlog, 1) == FifoBacklog{});
    }

    void keepsTheOrderOfCrossings()
    {
        const FifoRules rules;
        const FifoBacklog one = rules.next(rules.next({}, Direction::East), Direction::North);
        const FifoBacklog other = rules.next(rules.next({}, Direction::North), Direction::East);
        QVERIFY(!(one == other));
        QVERIFY(rules.mode(one).centre == rules.mode(other).centre);
        QVERIFY(FifoRules::Hash{}(one) != FifoRules::Hash{}(other));
    }
};

ZONEWRIGHT_TEST(fifobacklog, TestFifoBacklog)
#include "tst_fifobacklog.moc"

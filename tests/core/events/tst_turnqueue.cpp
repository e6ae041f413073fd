#include "core/events/turnqueue.h"
#include "core/random/generator.h"
#include "support/testregistry.h"

#include <QTest>

#include <map>

using namespace zonewright;

class TestTurnQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void givesInOrderOfTurnAndArrival()
    {
        TurnQueue<char> queue;
        queue.push(7, 'c');
        queue.push(2, 'a');
        queue.push(7, 'd');
        queue.push(5, 'b');
        QCOMPARE(queue.size(), std::size_t{4});
        std::string order;
        while (const auto value = queue.popDue(100))
            order += *value;
        QCOMPARE(order, std::string("abcd"));
        QVERIFY(queue.empty());
    }

    void nothingBeforeItsTurn()
    {
        TurnQueue<int> queue;
        queue.push(3, 1);
        queue.push(5000, 2);
        queue.push(30000000, 3);
        QVERIFY(!queue.popDue(2));
        QVERIFY(queue.popDue(3) == 1);
        queue.push(4, 9); // earlier than what waits, later than what has passed
        QVERIFY(!queue.popDue(3));
        QVERIFY(queue.popDue(4) == 9);
        QVERIFY(!queue.popDue(4999));
        queue.push(4999, 8);
        QVERIFY(queue.popDue(4999) == 8);
        QVERIFY(queue.popDue(5000) == 2);
        QVERIFY(!queue.popDue(29999999));
        QVERIFY(queue.popDue(30000000) == 3);
    }

    void whatIsLateIsDueNow()
    {
        TurnQueue<int> queue(100);
        queue.push(100, 1);
        queue.push(3, 2);
        QVERIFY(queue.popDue(100) == 1);
        QVERIFY(queue.popDue(100) == 2);
    }

    // Near and far turns, in bursts, against a multimap.
    void isWhatAMultimapIs()
    {
        Generator generator(54);
        for (int round = 0; round < 20; ++round) {
            TurnQueue<int> queue;
            std::multimap<std::int64_t, int> plain;
            std::int64_t turn = 0;
            for (int i = 0; i < 5000; ++i) {
                const std::int64_t due = turn + generator.below(1U << generator.between(0, 24));
                queue.push(due, i);
                plain.emplace(due, i);
                if (!generator.chance(1, 3))
                    continue;
                turn += generator.below(1U << generator.between(0, 16));
                while (const auto value = queue.popDue(turn)) {
                    QVERIFY(!plain.empty() && plain.begin()->first <= turn);
                    QCOMPARE(*value, plain.begin()->second);
                    plain.erase(plain.begin());
                }
                QVERIFY(plain.empty() || plain.begin()->first > turn);
                QCOMPARE(queue.size(), plain.size());
            }
        }
    }
};

ZONEWRIGHT_TEST(turnqueue, TestTurnQueue)
#include "tst_turnqueue.moc"

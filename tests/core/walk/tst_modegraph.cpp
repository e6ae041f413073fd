#include "core/walk/modegraph.h"
#include "support/testregistry.h"

#include <QTest>

#include <type_traits>

using namespace zonewright;

namespace {

/// A state that counts turns modulo a hundred; a crossing to the east adds ten.
struct CountingRules
{
    using State = int;

    struct Hash
    {
        std::size_t operator()(int) const { return 0; } // everything collides
    };

    int* calls = nullptr;

    [[nodiscard]] int next(int state, Direction crossing) const
    {
        ++*calls;
        return (state + (crossing == Direction::East ? 10 : 1)) % 100;
    }

    [[nodiscard]] EngineMode mode(int state) const { return {{state, 0}, {}}; }
};

} // namespace

class TestModeGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void numbersStatesAsTheyAreMet()
    {
        int calls = 0;
        ModeGraph<CountingRules> graph({&calls});
        QVERIFY(graph.mode(0).centre == Point{});
        QCOMPARE(graph.successor(0, Direction::East), 1U);
        QCOMPARE(graph.successor(0, Direction::None), 2U);
        QCOMPARE(graph.mode(1).centre.x, 10);
        QCOMPARE(graph.mode(2).centre.x, 1);
        QCOMPARE(graph.successor(0, Direction::North), 2U); // the same state, met again
    }

    void asksTheRulesOnce()
    {
        int calls = 0;
        ModeGraph<CountingRules> graph({&calls});
        for (int round = 0; round < 3; ++round) {
            for (std::uint32_t id = 0; id < 100; ++id)
                QCOMPARE(graph.mode(graph.successor(id, Direction::None)).centre.x,
                         (graph.mode(id).centre.x + 1) % 100);
        }
        QCOMPARE(calls, 100);
    }

    void isNotCopied() { QVERIFY(!std::is_copy_constructible_v<ModeGraph<CountingRules>>); }
};

ZONEWRIGHT_TEST(modegraph, TestModeGraph)
#include "tst_modegraph.moc"

#include "core/walk/turnlog.h"
#include "core/walk/walksummary.h"
#include "support/testregistry.h"
#include "walktools.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

using namespace zonewright;
using namespace zonewright::test;

Q_DECLARE_METATYPE(zonewright::WalkSettings)

namespace {

/// Of the known zones and of every queue mode.
std::vector<std::pair<const char*, WalkSettings>> summarisedSettings()
{
    const WalkSettings base{.startZone = {3, 5}, .startCell = {2, 13}, .view = 5, .capacity = 12};
    std::vector<std::pair<const char*, WalkSettings>> all;
    for (const auto& [name, memory, queue] : {std::tuple{"fifo", MemoryScheme::Window, QueueMode::Fifo},
                                              std::tuple{"coalesce", MemoryScheme::Window, QueueMode::Coalesce},
                                              std::tuple{"retain", MemoryScheme::Window, QueueMode::Retain},
                                              std::tuple{"arrival", MemoryScheme::Arrival, QueueMode::Retain},
                                              std::tuple{"recent", MemoryScheme::Recent, QueueMode::Retain}}) {
        WalkSettings settings = base;
        settings.memory = memory;
        settings.queue = queue;
        all.emplace_back(name, settings);
    }
    WalkSettings budget = base;
    budget.rate.costs = 600;
    budget.events = {{.id = 1, .due = 9, .kind = EventKind::Announce, .zone = {1, 1}, .text = "x"},
                     {.id = 2, .due = 40, .kind = EventKind::FindPath, .zone = {3, 5}, .cost = 5'000'000}};
    all.emplace_back("budget", budget);
    return all;
}

/// Out of the first zone to the east, and then over the border between two other zones and back again and again.
std::vector<Direction> zigzag(int turns)
{
    std::vector<Direction> moves{Direction::East};
    while (static_cast<int>(moves.size()) < turns)
        moves.push_back(moves.size() % 2 == 1 ? Direction::North : Direction::South);
    return moves;
}

} // namespace

class TestWalkSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void addsUpTheRecords_data()
    {
        QTest::addColumn<WalkSettings>("settings");
        for (const auto& [name, settings] : summarisedSettings())
            QTest::newRow(name) << settings;
    }

    void addsUpTheRecords()
    {
        QFETCH(WalkSettings, settings);
        const World world = walkWorld(4, 4);
        for (const std::uint64_t seed : {1u, 2u, 3u}) {
            const auto moves = wanderingMoves(seed, 600);
            const auto summary = summarise(world, settings, moves);
            QVERIFY(summary);
            const auto records = runWalk(world, settings, moves);
            WalkSummary sums{.turns = 600};
            std::set<std::pair<int, int>> seen;
            for (const TurnRecord& record : records) {
                sums.hazards += std::ssize(record.hazards);
                sums.hazardTurns += record.hazards.empty() ? 0 : 1;
                sums.lost += std::ssize(record.lost);
                sums.evaluations += record.evaluations;
                sums.computed += std::ssize(record.entered);
                for (const Point zone : record.entered)
                    sums.computedAgain += seen.insert({zone.x, zone.y}).second ? 0 : 1;
                sums.hiccups += record.turn > 0 && record.entered.size() > 1 ? 1 : 0;
            }
            TurnLog log(world.zones(), world.zoneSide(), settings.events);
            for (std::size_t turn = 0; turn < records.size(); ++turn)
                log.write(records[turn > 0 ? turn - 1 : 0], records[turn], false);
            const std::int64_t arrival = 9 * declaredCost(EventKind::ComputeZone, world.zoneSide());
            sums.cost = log.totals(600).cost - arrival; // the log counts it
            for (std::size_t turn = 1; turn < records.size(); ++turn)
                sums.mostCost = std::max(sums.mostCost, log.work()[turn].cost);
            QCOMPARE(sums.computed, log.totals(600).computed);
            QVERIFY(*summary == sums);
            QVERIFY(summary->computed > 9 && summary->cost > 0);
        }
    }

    void sameWalkSameFigures()
    {
        const auto moves = wanderingMoves(7, 400);
        for (const auto& [name, settings] : summarisedSettings())
            QVERIFY2(summarise(walkWorld(), settings, moves) == summarise(walkWorld(), settings, moves), name);
    }

    void nothingButTheArrival()
    {
        const auto summary = summarise(walkWorld(), {}, {});
        QVERIFY(summary);
        QVERIFY(*summary == (WalkSummary{.computed = 9}));
    }

    // The window's requests cost one at a time; known zones compute a whole row of zones in one turn.
    void hiccupAndSpread()
    {
        const std::vector<Direction> east(200, Direction::East);
        WalkSettings settings{.startZone = {1, 1}, .startCell = {8, 8}, .view = 10};
        const auto window = summarise(walkWorld(), settings, east);
        settings.memory = MemoryScheme::Arrival;
        const auto known = summarise(walkWorld(), settings, east);
        QVERIFY(window && known);
        QCOMPARE(window->mostCost, declaredCost(EventKind::ComputeZone, 16));
        QCOMPARE(window->hiccups, 0);
        QCOMPARE(window->evaluations, 0);
        QVERIFY(known->mostCost > window->mostCost);
        QVERIFY(known->hiccups > 0);
        QCOMPARE(known->evaluations, 200 * 21 * 21);
        QCOMPARE(known->hazards, 0);
    }

    // `coalesce` never gets to its shift, and drops what it computed at every crossing.
    void zigzagStarvesCoalesce()
    {
        const auto moves = zigzag(400);
        WalkSettings settings{.startZone = {5, 5}, .startCell = {15, 0}, .view = 0};
        std::array<WalkSummary, 3> of;
        for (const QueueMode mode : {QueueMode::Fifo, QueueMode::Coalesce, QueueMode::Retain}) {
            settings.queue = mode;
            of[static_cast<std::size_t>(mode)] = summarise(walkWorld(), settings, moves).value();
        }
        const auto& [fifo, coalesce, retain] = of;
        QVERIFY(coalesce.computedAgain > 100);
        QCOMPARE(retain.computedAgain, 0);
        QCOMPARE(retain.computed, 9 + 6); // what the windows around both zones need
        QVERIFY(coalesce.cost > retain.cost);
        QVERIFY(fifo.computed > retain.computed);
    }

    // Whatever the player does within two zones of where it began.
    void retainComputesNothingTwiceInItsApron()
    {
        const WalkSettings settings{.startZone = {5, 5}, .startCell = {0, 0}, .view = 3};
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Generator generator(seed);
            std::vector<Direction> moves;
            Point at{0, 0};
            while (moves.size() < 500) {
                const auto move = static_cast<Direction>(generator.below(9));
                const Point to = at + step(move);
                if (std::max({to.x, to.y, -1 - to.x, -1 - to.y}) >= 16)
                    continue; // stays in four zones, which are all within two of each other
                at = to;
                moves.push_back(move);
            }
            const auto summary = summarise(walkWorld(), settings, moves);
            QVERIFY(summary);
            QCOMPARE(summary->computedAgain, 0);
            QCOMPARE(summary->lost, 0);
        }
    }

    void stopsWhenTold()
    {
        const std::vector<Direction> moves(100'000, Direction::East);
        std::stop_source stop;
        std::int64_t seen = 0;
        const auto summary = summarise(walkWorld(), {}, moves, stop.get_token(), [&](std::int64_t turns) {
            seen = turns;
            if (turns >= 1000)
                stop.request_stop();
        });
        QVERIFY(!summary);
        QVERIFY(seen >= 1000 && seen < 2000);
    }

    void tellsHowFarItIs()
    {
        std::vector<std::int64_t> told;
        const std::vector<Direction> moves(1000, Direction::South);
        QVERIFY(summarise(walkWorld(), {}, moves, {}, [&](std::int64_t turns) { told.push_back(turns); }));
        QVERIFY(told.size() > 2);
        QVERIFY(std::ranges::is_sorted(told));
        QCOMPARE(told.back(), 1000);
    }
};

ZONEWRIGHT_TEST(walksummary, TestWalkSummary)

#include "tst_walksummary.moc"

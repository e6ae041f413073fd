#include "support/testregistry.h"
#include "walktools.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

struct WalkCase
{
    const char* name;
    WalkSettings settings;
};

/// One case for each memory and queue mode, with events, hazards, evictions and losses among them.
std::vector<WalkCase> walkCases()
{
    const std::vector<ScheduledEvent> events{
        {.id = 2, .due = 40, .kind = EventKind::Spawn, .zone = {3, 3}, .text = "wolf"},
        {.id = 1, .due = 40, .kind = EventKind::FindPath, .zone = {2, 3}},
        {.id = 3, .due = 41, .kind = EventKind::Announce, .zone = {9, 9}, .text = "a dragon"},
    };
    const WalkSettings base{.startZone = {3, 3}, .startCell = {8, 8}, .view = 9, .events = events};
    std::vector<WalkCase> cases;
    const auto add = [&](const char* name, auto change) {
        WalkSettings settings = base;
        change(settings);
        cases.push_back({name, settings});
    };
    add("fifo", [](WalkSettings& s) { s.queue = QueueMode::Fifo; });
    add("coalesce", [](WalkSettings& s) { s.queue = QueueMode::Coalesce; });
    add("retain", [](WalkSettings& s) { s.queue = QueueMode::Retain; });
    add("retain, two requests", [](WalkSettings& s) { s.rate.requests = 2; });
    add("coalesce, budget", [](WalkSettings& s) { s.queue = QueueMode::Coalesce, s.rate.costs = 300; });
    add("arrival", [](WalkSettings& s) { s.memory = MemoryScheme::Arrival, s.capacity = 12; });
    add("recent", [](WalkSettings& s) { s.memory = MemoryScheme::Recent, s.capacity = 12; });
    return cases;
}

void addWalkCases()
{
    QTest::addColumn<int>("number");
    const auto cases = walkCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

WalkSettings walkCase(int number)
{
    return walkCases()[static_cast<std::size_t>(number)].settings;
}

bool isSorted(const std::vector<LostCreature>& lost)
{
    return std::ranges::is_sorted(lost, {}, &LostCreature::id);
}

/// What is wrong with a record of the window, or nothing.
QString windowFault(const TurnRecord& record, const WalkSettings& settings, Torus zones)
{
    if (!record.window || *record.window != ZoneWindow::zonesAround(zones, (*record.window)[4]))
        return QStringLiteral("the window is no square");
    const auto held = [&](Point zone) { return std::ranges::find(*record.window, zone) != record.window->end(); };
    for (const Request& request : record.pending) {
        const bool computed = std::ranges::find(record.computed, request.zone) != record.computed.end();
        if (settings.queue != QueueMode::Fifo && request.kind == EventKind::ComputeZone &&
            (computed || held(request.zone)))
            return QStringLiteral("what is at hand is pending");
    }
    if (std::ranges::any_of(record.computed, held))
        return QStringLiteral("a zone of the window counts as at hand");
    for (std::size_t i = 1; i < record.pending.size(); ++i) {
        if (record.pending[i].due < record.pending[i - 1].due || record.pending[i].id <= record.pending[i - 1].id)
            return QStringLiteral("the queue is out of order");
    }
    if (settings.queue == QueueMode::Retain) {
        for (const Point zone : record.computed) {
            if (zones.distance(record.zone, zone) > 2)
                return QStringLiteral("a zone beyond the apron is at hand");
        }
    }
    return {};
}

QString knownFault(const TurnRecord& record, const WalkSettings& settings)
{
    const auto less = [](Point a, Point b) { return rowOrder(a, b); };
    auto slots_ = record.slots, popularity = record.popularity;
    std::ranges::sort(slots_, less);
    std::ranges::sort(popularity, less);
    if (slots_ != popularity || std::ranges::adjacent_find(slots_) != slots_.end())
        return QStringLiteral("popularity is no permutation of the slots");
    if (record.hits + record.misses != record.evaluations)
        return QStringLiteral("hits and misses are not the evaluations");
    const std::int64_t side = 2 * std::int64_t{settings.view} + 1;
    if (record.turn > 0 && record.evaluations != side * side)
        return QStringLiteral("the view square was not evaluated");
    if (static_cast<int>(record.slots.size()) > settings.capacity || !record.pending.empty() ||
        !record.processed.empty() || !record.hazards.empty() || record.window)
        return QStringLiteral("known zones have no engine");
    return {};
}

} // namespace

class TestSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void longWalksKeepEveryInvariant_data() { addWalkCases(); }

    void longWalksKeepEveryInvariant()
    {
        QFETCH(int, number);
        const WalkSettings settings = walkCase(number);
        const World world = walkWorld();
        Simulation simulation(world, settings);
        std::int64_t lost = 0, evicted = 0, hazards = 0;
        for (const Direction move : wanderingMoves(61, 20000)) {
            const TurnRecord& record = simulation.move(move);
            const QString fault = settings.memory == MemoryScheme::Window ? windowFault(record, settings, world.zones())
                                                                          : knownFault(record, settings);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("turn %1: %2").arg(record.turn).arg(fault)));
            QVERIFY(isSorted(record.lost));
            lost += static_cast<std::int64_t>(record.lost.size());
            evicted += static_cast<std::int64_t>(record.evicted.size());
            hazards += static_cast<std::int64_t>(record.hazards.size());
        }
        QVERIFY(lost > 100);
        QCOMPARE(hazards > 0, settings.memory == MemoryScheme::Window && settings.queue == QueueMode::Fifo);
        QCOMPARE(evicted > 0, settings.memory != MemoryScheme::Window);
    }

    // A backlog of hundreds of zones, as only the articles' own queue has, with workers far ahead of it.
    void workersKeepUpWithALongBacklog()
    {
        const WalkSettings settings{.startZone = {3, 3}, .startCell = {7, 3}, .view = 2, .queue = QueueMode::Fifo};
        std::vector<Direction> moves;
        for (int i = 0; i < 300; ++i)
            moves.insert(moves.end(), {Direction::East, Direction::West});
        moves.insert(moves.end(), 3000, Direction::SouthEast);
        const World world = walkWorld(10, 3);
        const auto last = [&](int workers) {
            Simulation simulation(world, settings, workers);
            for (const Direction move : moves)
                simulation.move(move);
            return simulation.record();
        };
        const TurnRecord alone = last(0);
        QVERIFY(alone.pending.size() > 500);
        for (const int workers : {1, 4})
            QVERIFY(last(workers) == alone);
    }

    void workersChangeNothing_data() { addWalkCases(); }

    void workersChangeNothing()
    {
        QFETCH(int, number);
        const auto moves = wanderingMoves(62, 20000);
        const auto alone = runWalk(walkWorld(), walkCase(number), moves, 0);
        for (const int workers : {1, 4})
            QVERIFY(runWalk(walkWorld(), walkCase(number), moves, workers) == alone);
    }

    void timeTravelChangesNothing_data() { addWalkCases(); }

    void timeTravelChangesNothing()
    {
        QFETCH(int, number);
        constexpr int turns = 20000;
        const auto moves = wanderingMoves(63, turns);
        const auto records = runWalk(walkWorld(), walkCase(number), moves);
        Simulation simulation(walkWorld(), walkCase(number), number % 3);
        simulation.recordMoves(moves);
        Generator generator(64);
        for (int i = 0; i < 60; ++i) {
            const int turn = generator.chance(1, 3) ? generator.between(0, turns)
                                                    : static_cast<int>(simulation.turn()) + generator.between(-10, 10);
            const auto target = static_cast<std::size_t>(std::clamp(turn, 0, turns));
            simulation.goTo(turn);
            QVERIFY(simulation.record() == records[target]);
            for (int steps = generator.between(0, 7); steps > 0 && target < turns - 7; --steps)
                simulation.stepOnce(); // leaves a turn half done now and then
        }
        QVERIFY(std::ranges::equal(simulation.moves(), moves));
    }

    void theNearestTurnIsWhereTravelBegins()
    {
        constexpr std::int64_t turns = 3000;
        Simulation simulation(walkWorld(), walkCase(2));
        simulation.recordMoves(wanderingMoves(66, static_cast<int>(turns)));
        QCOMPARE(simulation.nearestTurn(turns), std::int64_t{0}); // nothing is kept but the arrival
        simulation.goTo(turns);
        QCOMPARE(simulation.nearestTurn(turns + 50), turns); // as goTo, it stops at the last move
        for (const std::int64_t turn : {2999, 2000, 100, 1, 0}) {
            const std::int64_t nearest = simulation.nearestTurn(turn);
            QVERIFY(nearest <= turn && turn - nearest < 200);
            simulation.goTo(nearest);
            QCOMPARE(simulation.turn(), nearest);
            QCOMPARE(simulation.nearestTurn(turn), nearest);
        }
        QCOMPARE(simulation.nearestTurn(-4), std::int64_t{0});
        simulation.goTo(2500);
        QCOMPARE(simulation.nearestTurn(2501), std::int64_t{2500}); // nearer than any that is kept
    }

    void movingFromAnEarlierTurnReplacesWhatCameAfter()
    {
        const WalkSettings settings = walkCase(2);
        auto moves = wanderingMoves(65, 300);
        Simulation simulation(walkWorld(), settings);
        for (const Direction move : moves)
            simulation.move(move);
        simulation.goTo(130);
        simulation.move(Direction::SouthWest);
        moves.resize(130);
        moves.push_back(Direction::SouthWest);
        QVERIFY(std::ranges::equal(simulation.moves(), moves));
        QVERIFY(simulation.record() == runWalk(walkWorld(), settings, moves).back());
        for (int i = 0; i < 100; ++i)
            simulation.move(Direction::West);
        simulation.goTo(20);
        simulation.goTo(231);
        moves.insert(moves.end(), 100, Direction::West);
        QVERIFY(simulation.record() == runWalk(walkWorld(), settings, moves).back());
    }

    void stepsAddUpToTurns()
    {
        const WalkSettings settings = walkCase(3);
        const auto moves = wanderingMoves(66, 200);
        const auto records = runWalk(walkWorld(), settings, moves);
        Simulation simulation(walkWorld(), settings);
        simulation.recordMoves(moves);
        while (simulation.turn() < 200) {
            const std::int64_t before = simulation.turn();
            std::size_t steps = 1;
            while (!simulation.stepOnce())
                ++steps;
            QCOMPARE(simulation.turn(), before + 1);
            const TurnRecord& expected = records[static_cast<std::size_t>(before + 1)];
            QVERIFY(simulation.record() == expected);
            QCOMPARE(steps, expected.processed.size() + 1);
        }
        // Behind the recorded moves it waits.
        while (!simulation.stepOnce()) {
        }
        QVERIFY(simulation.record().move == Direction::None);
    }

    // Requests, their turns and ids are the same with and without what designers add.
    void scheduledEventsLeaveRequestsAlone()
    {
        for (int number = 0; number < 5; ++number) {
            WalkSettings settings = walkCase(number);
            const auto moves = wanderingMoves(67, 400);
            const auto with = runWalk(walkWorld(), settings, moves);
            settings.events.clear();
            const auto without = runWalk(walkWorld(), settings, moves);
            int scheduled = 0;
            for (std::size_t i = 0; i < with.size(); ++i) {
                auto processed = with[i].processed;
                scheduled += static_cast<int>(
                    std::erase_if(processed, [](const ProcessedEvent& event) { return isScheduled(event.kind); }));
                QVERIFY(processed == without[i].processed);
                QVERIFY(with[i].pending == without[i].pending);
                QVERIFY(with[i].hazards == without[i].hazards);
            }
            QCOMPARE(scheduled, 3);
        }
    }

    void scheduledEventsRunInOrderOfId()
    {
        const auto records = runWalk(walkWorld(), walkCase(2), std::vector<Direction>(45, Direction::None));
        QCOMPARE(records[40].processed.size(), std::size_t{2});
        QCOMPARE(records[40].processed[0].id, std::int64_t{1});
        QVERIFY(records[40].processed[1].kind == EventKind::Spawn);
        QVERIFY(records[41].processed[0].zone == (Point{9, 9}));
    }

    void aSpawnedWolfLives()
    {
        Simulation simulation(walkWorld(), walkCase(2));
        simulation.recordMoves(std::vector<Direction>(40, Direction::None));
        simulation.goTo(39);
        const std::size_t before = simulation.now().creatures().size();
        simulation.goTo(40);
        QCOMPARE(simulation.now().creatures().size(), before + 1);
        QVERIFY(simulation.now().creatures().back().kind == CreatureKind::Wolf);
    }

    // A zone at hand is in memory: who appears there is frozen, and lives when the zone comes back.
    void aSpawnAtHandIsFrozen()
    {
        WalkSettings settings{.startZone = {10, 10}, .startCell = {15, 8}, .view = 1};
        settings.events = {{.id = 1, .due = 9, .kind = EventKind::Spawn, .zone = {9, 10}, .text = "wolf"},
                           {.id = 2, .due = 9, .kind = EventKind::Spawn, .zone = {20, 20}, .text = "bear"}};
        Simulation simulation(walkWorld(), settings);
        simulation.recordMoves(parseMoves("E .*20").value());
        simulation.goTo(8);
        QVERIFY(!simulation.now().memory().isLive({9, 10}));
        const std::size_t before = simulation.now().creatures().size();
        simulation.goTo(9);
        QCOMPARE(simulation.now().creatures().size(), before + 1);
        const Point cell = simulation.now().creatures().back().cell;
        QVERIFY((Point{cell.x >> 4, cell.y >> 4}) == (Point{9, 10}));
        simulation.goTo(20);
        QVERIFY(simulation.now().creatures().back().cell == cell);
    }

    void eventsThatCannotFireArePassedOver()
    {
        const Torus zones(5);
        const ScheduledEvent able{.id = 1, .due = 1, .kind = EventKind::Announce, .zone = {31, 0}};
        QVERIFY(canFire(able, zones));
        WalkSettings settings = walkCase(2);
        settings.events = {able, able, able};
        settings.events[1].due = 0;
        settings.events[2].zone = {32, 0};
        QVERIFY(!canFire(settings.events[1], zones) && !canFire(settings.events[2], zones));
        settings.events[1].id = 2;
        settings.events[2].id = 3;
        const auto records = runWalk(walkWorld(), settings, std::vector<Direction>(3, Direction::None));
        QCOMPARE(records[1].processed.size(), std::size_t{1});
        QCOMPARE(records[1].processed[0].id, std::int64_t{1});
    }

    void startsAreFittedIntoASmallerWorld()
    {
        WalkSettings settings{.startZone = {37, -1}, .startCell = {52, 15}};
        fitStart(settings, Torus(5), 16);
        QVERIFY(settings.startZone == (Point{5, 31}));
        QVERIFY(settings.startCell == (Point{4, 15}));
    }

    void settingsAreChecked()
    {
        const World world = walkWorld();
        const auto placeOf = [&](auto change) {
            WalkSettings settings = walkCase(2);
            change(settings);
            const auto valid = validate(settings, world.zoneSide());
            return valid ? std::string() : valid.error().place;
        };
        QCOMPARE(placeOf([](WalkSettings&) {}), std::string());
        QCOMPARE(placeOf([](WalkSettings& s) { s.startCell = {16, 0}; }), std::string("start"));
        QCOMPARE(placeOf([](WalkSettings& s) { s.startCell = {0, -1}; }), std::string("start"));
        QCOMPARE(placeOf([](WalkSettings& s) { s.view = 1025; }), std::string("view"));
        QCOMPARE(placeOf([](WalkSettings& s) { s.capacity = 8; }), std::string("capacity"));
        QCOMPARE(placeOf([](WalkSettings& s) { s.rate.requests = 0; }), std::string("requests"));
        QCOMPARE(placeOf([](WalkSettings& s) { s.rate.costs = 0; }), std::string("budget"));
        QCOMPARE(placeOf([](WalkSettings& s) { s.events[0].kind = EventKind::ComputeZone; }), std::string("event"));
        QCOMPARE(placeOf([](WalkSettings& s) { s.events[0].id = 3; }), std::string("event"));
    }
};

ZONEWRIGHT_TEST(simulation, TestSimulation)
#include "tst_simulation.moc"

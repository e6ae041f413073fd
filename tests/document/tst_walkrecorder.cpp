#include "core/walk/movestext.h"
#include "document/walkrecorder.h"
#include "document/walkreference.h"
#include "support/testregistry.h"

#include <QObject>
#include <QTest>

#include <random>

using namespace zonewright;
using namespace zonewright::test;

class TestWalkRecorder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void logIsThatOfAPlainSimulation_data();
    void logIsThatOfAPlainSimulation();
    void turnsThatAreLeftLeaveNoTrace_data();
    void turnsThatAreLeftLeaveNoTrace();
    void measuresWhatItProcesses();
};

namespace {

World recordedWorld()
{
    return World::create({.name = "Elderlore", .size = 4, .zoneSize = 3}).value();
}

WalkSettings recordedSettings(MemoryScheme memory, QueueMode queue, TurnRate rate)
{
    WalkSettings settings{.startZone = {15, 3}, .startCell = {6, 4}, .view = 5};
    settings.memory = memory;
    settings.capacity = 12;
    settings.queue = queue;
    settings.rate = rate;
    settings.events = {{.id = 1, .due = 4, .kind = EventKind::Announce, .zone = {15, 3}, .text = "Rain."},
                       {.id = 2, .due = 4, .kind = EventKind::Spawn, .zone = {15, 3}, .text = "wolf"},
                       {.id = 3, .due = 30, .kind = EventKind::FindPath, .zone = {14, 3}, .cost = 7},
                       {.id = 4, .due = 31, .kind = EventKind::Spawn, .zone = {0, 3}}};
    return settings;
}

void addSchemes()
{
    QTest::addColumn<int>("memory");
    QTest::addColumn<int>("queue");
    QTest::addColumn<bool>("budget");
    for (const QueueMode queue : {QueueMode::Fifo, QueueMode::Coalesce, QueueMode::Retain}) {
        for (const bool budget : {false, true})
            QTest::addRow("window %d %d", int(queue), int(budget)) << int(MemoryScheme::Window) << int(queue) << budget;
    }
    for (const MemoryScheme memory : {MemoryScheme::Arrival, MemoryScheme::Recent})
        QTest::addRow("known %d", int(memory)) << int(memory) << int(QueueMode::Retain) << false;
}

WalkSettings settingsOfRow()
{
    QFETCH(int, memory);
    QFETCH(int, queue);
    QFETCH(bool, budget);
    TurnRate rate;
    if (budget)
        rate.costs = 100;
    return recordedSettings(static_cast<MemoryScheme>(memory), static_cast<QueueMode>(queue), rate);
}

/// Does anything at all with a recorder, and knows how far its log must go.
class RecorderMix
{
public:
    RecorderMix(const World& world, const WalkSettings& settings, unsigned seed)
        : m_world(world)
        , m_settings(settings)
        , m_recorder(world, settings, {})
        , m_random(seed)
    {
    }

    void doAnything()
    {
        const auto moves = static_cast<std::int64_t>(m_recorder.simulation().moves().size());
        switch (below(9)) {
        case 0:
        case 1:
            m_recorder.move(anyMove());
            m_furthest = m_recorder.finished().turn; // what lay ahead is another walk's
            break;
        case 2:
        case 3:
            for (int step = below(4); step >= 0; --step)
                m_recorder.stepOnce();
            break;
        case 4:
            m_recorder.finishTurn();
            break;
        case 5:
            m_recorder.goTo(below(static_cast<int>(moves) + 1));
            break;
        case 6:
            m_recorder.dropMovesAhead();
            m_furthest = std::min(m_furthest, m_recorder.simulation().now().turn());
            break;
        case 7:
            m_recorder.recordMoves(std::vector(static_cast<std::size_t>(below(9)), anyMove()));
            break;
        default:
            runSomewhere();
        }
        m_furthest = std::max(m_furthest, m_recorder.finished().turn);
    }

    [[nodiscard]] const WalkRecorder& recorder() const { return m_recorder; }

    /// Whether all that it has is what a plain simulation of the same moves gives.
    [[nodiscard]] bool isRight() const
    {
        const WalkReference expected(m_world, m_settings, m_recorder.simulation().moves());
        const TurnLog& log = m_recorder.log();
        const std::int64_t finished = m_recorder.finished().turn;
        if (m_recorder.finished() != expected.records[static_cast<std::size_t>(finished)])
            return false;
        const bool isInTurn = m_recorder.simulation().now().inTurn();
        const bool isOpen = isInTurn && m_furthest == finished;
        if (log.isOpen() != isOpen || std::cmp_not_equal(log.size(), m_furthest + (isOpen ? 2 : 1)))
            return false;
        return agreeUpTo(log, expected.log, m_furthest) && (!isInTurn || middleIsRight());
    }

private:
    /// The middle of a turn is that of a simulation that took as many steps.
    [[nodiscard]] bool middleIsRight() const
    {
        Simulation plain(m_world, m_settings);
        plain.recordMoves(m_recorder.simulation().moves());
        plain.goTo(m_recorder.finished().turn);
        for (std::size_t step = m_recorder.record().processed.size() + 1; step > 0; --step)
            plain.stepOnce();
        return plain.now().inTurn() && m_recorder.record() == plain.now().soFar();
    }

    void runSomewhere()
    {
        const std::vector<Breakpoint> stops{StopBeforeKind{.kind = static_cast<EventKind>(below(5))}, StopAtLoss{},
                                            StopAtTurn{.turn = m_recorder.finished().turn + 3}};
        const std::int64_t last = m_recorder.finished().turn + below(12);
        m_recorder.run(std::span(stops).first(static_cast<std::size_t>(below(4))),
                       [last](const TurnRecord& record) { return record.turn < last; });
    }

    int below(int count) { return std::uniform_int_distribution(0, count - 1)(m_random); }

    Direction anyMove()
    {
        // One way more often than the others, so that borders are crossed.
        return below(2) == 0 ? Direction::East : static_cast<Direction>(below(9));
    }

    const World& m_world;
    WalkSettings m_settings;
    WalkRecorder m_recorder;
    std::mt19937 m_random;
    std::int64_t m_furthest = 0; // the last finished turn that the log knows
};

} // namespace

void TestWalkRecorder::logIsThatOfAPlainSimulation_data()
{
    addSchemes();
}

void TestWalkRecorder::logIsThatOfAPlainSimulation()
{
    constexpr unsigned seeds = 25;
    constexpr int doings = 60;
    const World world = recordedWorld();
    for (unsigned seed = 1; seed <= seeds; ++seed) {
        RecorderMix mix(world, settingsOfRow(), seed);
        for (int i = 0; i < doings; ++i) {
            mix.doAnything();
            QVERIFY2(mix.isRight(), qPrintable(QStringLiteral("seed %1, doing %2").arg(seed).arg(i)));
        }
    }
}

void TestWalkRecorder::turnsThatAreLeftLeaveNoTrace_data()
{
    addSchemes();
}

void TestWalkRecorder::turnsThatAreLeftLeaveNoTrace()
{
    const World world = recordedWorld();
    const WalkSettings settings = settingsOfRow();
    const auto moves = parseMoves("E*9 NE*12 W*20").value();
    for (std::int64_t turn = 0; turn < std::ssize(moves); ++turn) {
        WalkRecorder recorder(world, settings, moves);
        recorder.goTo(turn);
        const std::vector<LogEntry> before = entriesUpTo(recorder.log(), turn);
        recorder.stepOnce();
        const bool isHalf = recorder.simulation().now().inTurn();
        QCOMPARE(recorder.log().isOpen(), isHalf);
        QCOMPARE(recorder.log().size(), static_cast<std::size_t>(turn) + 2);
        if (!isHalf)
            continue;
        recorder.goTo(turn / 2);
        QVERIFY(!recorder.log().isOpen());
        QCOMPARE(recorder.log().size(), static_cast<std::size_t>(turn) + 1);
        QVERIFY(entriesUpTo(recorder.log(), turn) == before);
        recorder.goTo(std::ssize(moves));
        const WalkReference expected(world, settings, moves);
        QVERIFY(agreeUpTo(recorder.log(), expected.log, std::ssize(moves)));
    }
}

/// Times are those of requests and events, and are at least a microsecond, so that one sees that they were measured.
void TestWalkRecorder::measuresWhatItProcesses()
{
    const World world = recordedWorld();
    const WalkSettings settings = recordedSettings(MemoryScheme::Window, QueueMode::Retain, {});
    WalkRecorder recorder(world, settings, parseMoves("E*40").value());
    for (int step = 0; step < 7; ++step)
        recorder.stepOnce();
    recorder.goTo(40);
    for (const LogEntry& entry : recorder.log().entries()) {
        const bool isProcessed = entry.kind == LogKind::Shifted || entry.kind == LogKind::Ran ||
                                 (entry.kind == LogKind::Computed && entry.turn > 0);
        QCOMPARE(entry.microseconds > 0, isProcessed);
    }
}

ZONEWRIGHT_TEST(walkrecorder, TestWalkRecorder)

#include "tst_walkrecorder.moc"

#include "loggedwalk.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

namespace {

std::span<const LogEntry> entriesOf(const TurnLog& log, std::size_t turn)
{
    const std::size_t first = log.firstOf(static_cast<std::int64_t>(turn));
    return log.entries().subspan(first, log.firstOf(static_cast<std::int64_t>(turn) + 1) - first);
}

std::vector<LogEntry> entriesOf(const TurnLog& log, std::size_t turn, LogKind kind)
{
    std::vector<LogEntry> found;
    std::ranges::copy_if(entriesOf(log, turn), std::back_inserter(found),
                         [kind](const LogEntry& entry) { return entry.kind == kind; });
    return found;
}

std::vector<Point> zonesOf(const std::vector<LogEntry>& entries)
{
    std::vector<Point> zones;
    std::ranges::transform(entries, std::back_inserter(zones), &LogEntry::zone);
    return zones;
}

/// What is wrong with the entry about the player's move, or nothing.
QString moveFault(const TurnLog& log, const std::vector<TurnRecord>& records, std::size_t turn)
{
    const TurnRecord& record = records[turn];
    const auto entries = entriesOf(log, turn);
    if (entries.empty() || entries.front().kind != (turn == 0 ? LogKind::Arrived : LogKind::Moved))
        return QStringLiteral("it does not begin with the move");
    const LogEntry& move = entries.front();
    if (move.zone() != record.zone || move.cell() != record.cell ||
        move.direction != record.move.value_or(Direction::None))
        return QStringLiteral("the move is another one");
    if (entriesOf(log, turn, move.kind).size() != 1 ||
        std::ranges::any_of(entries, [turn](const LogEntry& entry) { return entry.turn != static_cast<int>(turn); }))
        return QStringLiteral("there is something of another turn");
    const bool entered = turn > 0 && record.zone != records[turn - 1].zone;
    if (zonesOf(entriesOf(log, turn, LogKind::Entered)) !=
        (entered ? std::vector<Point>{record.zone} : std::vector<Point>{}))
        return QStringLiteral("a zone was entered, or was not");
    return {};
}

/// The ids of what waits at the end of a turn and of what the turn processed: all that it may have queued.
std::vector<std::int64_t> newRequests(const TurnRecord& record, std::int64_t known)
{
    std::vector<std::int64_t> ids;
    for (const ProcessedEvent& event : record.processed) {
        if (!isScheduled(event.kind) && event.id > known)
            ids.push_back(event.id);
    }
    for (const Request& request : record.pending) {
        if (request.id > known)
            ids.push_back(request.id);
    }
    return ids;
}

/// What is wrong with the requests of a turn; `known` is the last id before it, and then after it.
QString requestFault(const TurnLog& log, const std::vector<TurnRecord>& records, std::size_t turn, std::int64_t& known)
{
    std::vector<std::int64_t> queued;
    for (const LogEntry& entry : entriesOf(log, turn, LogKind::Queued))
        queued.push_back(entry.id);
    const auto expected = newRequests(records[turn], known);
    if (queued != expected)
        return QStringLiteral("other requests were queued");
    std::int64_t dropped = 0;
    if (turn > 0) {
        for (const Request& request : records[turn - 1].pending) {
            const bool waits =
                std::ranges::find(records[turn].pending, request.id, &Request::id) != records[turn].pending.end();
            const bool was = std::ranges::any_of(records[turn].processed, [&](const ProcessedEvent& event) {
                return event.id == request.id && !isScheduled(event.kind);
            });
            dropped += waits || was ? 0 : 1;
        }
    }
    const auto rebuilt = entriesOf(log, turn, LogKind::Rebuilt);
    if (rebuilt.size() != (dropped > 0 ? 1U : 0U) || (dropped > 0 && rebuilt.front().id != dropped))
        return QStringLiteral("other requests were dropped");
    known = expected.empty() ? known : expected.back();
    return {};
}

QString lossFault(const TurnLog& log, const TurnRecord& record, int zoneSide)
{
    std::vector<LostCreature> lost;
    for (const LogEntry& entry : entriesOf(log, static_cast<std::size_t>(record.turn), LogKind::Lost)) {
        lost.push_back({.id = entry.id,
                        .kind = static_cast<CreatureKind>(entry.detail),
                        .zone = entry.zone(),
                        .cell = entry.zone() * zoneSide + entry.cell()});
    }
    std::ranges::stable_sort(lost, {}, &LostCreature::id);
    return lost == record.lost ? QString() : QStringLiteral("others were lost");
}

/// Whether an entry is about what the engine processed.
bool isDone(const LogEntry& entry, bool hasEngine)
{
    return entry.kind == LogKind::Shifted || entry.kind == LogKind::Ran ||
           (entry.kind == LogKind::Computed && hasEngine && entry.turn > 0);
}

/// What is wrong with the entries about what a turn did, or nothing.
QString deedFault(const TurnLog& log, const TurnRecord& record, int zoneSide)
{
    const auto turn = static_cast<std::size_t>(record.turn);
    if (zonesOf(entriesOf(log, turn, LogKind::Computed)) != record.entered)
        return QStringLiteral("other zones were computed");
    if (zonesOf(entriesOf(log, turn, LogKind::Left)) != record.left)
        return QStringLiteral("other zones left");
    std::vector<ProcessedEvent> processed;
    std::vector<Hazard> hazards;
    for (const LogEntry& entry : entriesOf(log, turn)) {
        if (isDone(entry, record.window.has_value())) {
            processed.push_back({.id = entry.id,
                                 .kind = static_cast<EventKind>(entry.detail),
                                 .zone = entry.zone(),
                                 .direction = entry.direction});
        }
        if (entry.kind == LogKind::Hazard)
            hazards.push_back({.kind = static_cast<HazardKind>(entry.detail), .zone = entry.zone()});
    }
    if (processed != record.processed)
        return QStringLiteral("something else was processed");
    return hazards == record.hazards ? lossFault(log, record, zoneSide) : QStringLiteral("other hazards");
}

/// Whether a shift is the one by which the window let go of a zone: it is checked against every window that the turn
/// went through.
bool letGo(const TurnLog& log, const std::vector<TurnRecord>& records, const LogEntry& left, const LogEntry& shift,
           Torus zones)
{
    const auto turn = static_cast<std::size_t>(left.turn);
    Point centre = (*records[turn - 1].window)[4];
    for (const LogEntry& entry : entriesOf(log, turn, LogKind::Shifted)) {
        if (entry == shift)
            return zones.distance(centre, left.zone()) <= 1 && zones.distance(shift.zone(), left.zone()) > 1;
        centre = entry.zone();
    }
    return false;
}

struct Causes
{
    const LoggedWalk& walk;

    [[nodiscard]] bool isCauseOf(const LogEntry& cause, const LogEntry& entry) const
    {
        const bool sameTurn = cause.turn == entry.turn;
        const bool known = walk.settings.memory != MemoryScheme::Window;
        switch (entry.kind) {
        case LogKind::Entered:
            return sameTurn && cause.kind == LogKind::Moved;
        case LogKind::Rebuilt:
        case LogKind::Queued:
            return sameTurn && cause.kind == LogKind::Entered;
        case LogKind::Computed:
            if (entry.turn == 0 || known)
                return sameTurn && cause.kind == (entry.turn == 0 ? LogKind::Arrived : LogKind::Moved);
            [[fallthrough]];
        case LogKind::Shifted:
            return cause.kind == LogKind::Queued && cause.id == entry.id && cause.zone() == entry.zone() &&
                   cause.detail == entry.detail && cause.direction == entry.direction;
        case LogKind::Left:
            if (known)
                return sameTurn && cause.kind == LogKind::Computed;
            if (cause.kind == LogKind::Shifted)
                return sameTurn && letGo(walk.log, walk.records, entry, cause, walk.world.zones());
            return sameTurn && cause.kind == LogKind::Entered && wasAtHand(entry);
        case LogKind::Lost:
            return sameTurn && cause.kind == LogKind::Left && cause.zone() == entry.zone();
        case LogKind::Hazard:
            return isLastEntered(cause, entry.turn);
        default:
            return false; // arrival, moves and events need none
        }
    }

    /// What leaves by a crossing was at hand beside the window before it.
    [[nodiscard]] bool wasAtHand(const LogEntry& left) const
    {
        const auto& atHand = walk.records[static_cast<std::size_t>(left.turn) - 1].computed;
        return std::ranges::find(atHand, left.zone()) != atHand.end();
    }

    [[nodiscard]] bool isLastEntered(const LogEntry& cause, int turn) const
    {
        int last = 0;
        for (int i = 1; i <= turn; ++i)
            last = walk.records[static_cast<std::size_t>(i)].zone != walk.records[static_cast<std::size_t>(i) - 1].zone
                       ? i
                       : last;
        return last > 0 ? cause.kind == LogKind::Entered && cause.turn == last
                        : cause.turn == turn && (cause.kind == LogKind::Arrived || cause.kind == LogKind::Moved);
    }
};

bool mayBeginAnything(LogKind kind)
{
    return kind == LogKind::Arrived || kind == LogKind::Moved || kind == LogKind::Ran;
}

QString causeFault(const LoggedWalk& walk)
{
    const auto entries = walk.log.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LogEntry& entry = entries[i];
        const bool caused = entry.cause != LogEntry::noCause;
        if (caused == mayBeginAnything(entry.kind) || (caused && entry.cause >= i) ||
            (caused && !Causes{walk}.isCauseOf(entries[entry.cause], entry)))
            return QStringLiteral("the cause of entry %1, of turn %2 and kind %3")
                .arg(i)
                .arg(entry.turn)
                .arg(static_cast<int>(entry.kind));
    }
    return {};
}

std::int64_t costOf(const TurnRecord& record, const WalkSettings& settings, int zoneSide)
{
    std::int64_t cost = 0;
    for (const ProcessedEvent& event : record.processed) {
        const auto own = std::ranges::find(settings.events, event.id, &ScheduledEvent::id);
        const bool hasOwn = isScheduled(event.kind) && own->cost;
        cost += hasOwn ? *own->cost : declaredCost(event.kind, zoneSide);
    }
    if (record.turn == 0 || settings.memory != MemoryScheme::Window)
        cost += static_cast<std::int64_t>(record.entered.size()) * zoneSide * zoneSide;
    return cost;
}

void addTo(TurnTotals& totals, const TurnRecord& record, std::int64_t cost)
{
    totals.cost += cost;
    totals.evaluations += record.evaluations;
    totals.hits += record.hits;
    totals.misses += record.misses;
    totals.computed += static_cast<std::int64_t>(record.entered.size());
    totals.left += static_cast<std::int64_t>(record.left.size());
    totals.lost += static_cast<std::int64_t>(record.lost.size());
    totals.hazards += static_cast<std::int64_t>(record.hazards.size());
}

TurnWork workOf(const LoggedWalk& walk, std::size_t turn)
{
    const TurnRecord& record = walk.records[turn];
    TurnWork work{.cost = costOf(record, walk.settings, walk.world.zoneSide()),
                  .evaluations = static_cast<std::uint32_t>(record.evaluations),
                  .computations = static_cast<std::uint32_t>(record.entered.size())};
    const auto flag = [&](bool on, TurnFlag bit) {
        work.flags = static_cast<std::uint8_t>(work.flags | (on ? bit : 0));
    };
    flag(turn > 0 && record.zone != walk.records[turn - 1].zone, EnteredFlag);
    flag(!record.entered.empty(), ComputedFlag);
    flag(!entriesOf(walk.log, turn, LogKind::Shifted).empty(), ShiftedFlag);
    flag(!entriesOf(walk.log, turn, LogKind::Ran).empty(), RanFlag);
    flag(!record.hazards.empty(), HazardFlag);
    flag(!record.lost.empty(), LostFlag);
    flag(!record.left.empty(), LeftFlag);
    return work;
}

struct LogReader
{
    std::vector<LogEntry> read;
    std::int64_t cuts = 0;
};

QString difference(const TurnLog& a, const TurnLog& b)
{
    if (a.size() != b.size() || a.isOpen() != b.isOpen())
        return QStringLiteral("another number of turns");
    if (!std::ranges::equal(a.entries(), b.entries()))
        return QStringLiteral("other entries");
    for (std::size_t turn = 0; turn < a.size(); ++turn) {
        const auto at = static_cast<std::int64_t>(turn);
        if (a.work()[turn] != b.work()[turn] || a.totals(at) != b.totals(at) || a.firstOf(at) != b.firstOf(at))
            return QStringLiteral("turn %1").arg(turn);
        if (a.work().combined(turn / 3, turn + 1) != b.work().combined(turn / 3, turn + 1))
            return QStringLiteral("work up to turn %1").arg(turn);
        for (const LogEntry& entry : entriesOf(a, turn)) {
            if (a.computedAt(entry.zone(), at) != b.computedAt(entry.zone(), at))
                return QStringLiteral("when a zone was computed, at turn %1").arg(turn);
        }
    }
    return {};
}

} // namespace

/// The log says what the records of the walk say, and each entry what brought it about.
class TestTurnLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void entriesAreTheRecords_data() { addLogCases(); }

    void entriesAreTheRecords()
    {
        QFETCH(const int, number);
        for (const int zoneSize : {3, 4}) {
            const LoggedWalk walk(logCase(number), 20, zoneSize);
            QCOMPARE(walk.log.size(), walk.records.size());
            QCOMPARE(walk.log.firstOf(static_cast<std::int64_t>(walk.log.size())), walk.log.entries().size());
            std::int64_t known = 0;
            for (std::size_t turn = 0; turn < walk.records.size(); ++turn) {
                for (const QString& fault :
                     {moveFault(walk.log, walk.records, turn), requestFault(walk.log, walk.records, turn, known),
                      deedFault(walk.log, walk.records[turn], walk.world.zoneSide())})
                    QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("turn %1: %2").arg(turn).arg(fault)));
            }
        }
    }

    void causesMakeSense_data() { addLogCases(); }

    void causesMakeSense()
    {
        QFETCH(const int, number);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const QString fault = causeFault(LoggedWalk(logCase(number), seed, 3));
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    void casesHaveWhatTheyAreFor()
    {
        bool severalShifts = false, hazards = false, rebuilt = false, twice = false, apart = false;
        for (const LogCase& one : logCases()) {
            const LoggedWalk walk(one.settings, 1, 3);
            for (std::size_t turn = 0; turn < walk.log.size(); ++turn) {
                const auto shifted = entriesOf(walk.log, turn, LogKind::Shifted);
                severalShifts = severalShifts || shifted.size() > 1;
                hazards = hazards || !entriesOf(walk.log, turn, LogKind::Hazard).empty();
                rebuilt = rebuilt || !entriesOf(walk.log, turn, LogKind::Rebuilt).empty();
                const auto left = entriesOf(walk.log, turn, LogKind::Left);
                twice = twice || std::ranges::any_of(left, [&](const LogEntry& entry) {
                            return std::ranges::count(left, entry.zone(), &LogEntry::zone) > 1;
                        });
                apart = apart || (!left.empty() && left.front().cause != left.back().cause && !shifted.empty());
            }
        }
        QVERIFY(severalShifts);
        QVERIFY(hazards);
        QVERIFY(rebuilt);
        QVERIFY(twice);
        QVERIFY(apart);
    }

    void totalsAreSums_data() { addLogCases(); }

    void totalsAreSums()
    {
        QFETCH(const int, number);
        const LoggedWalk walk(logCase(number), 7);
        QVERIFY(walk.log.totals(-1) == TurnTotals{});
        TurnTotals totals;
        for (std::size_t turn = 0; turn < walk.records.size(); ++turn) {
            const TurnWork work = workOf(walk, turn);
            QVERIFY(walk.log.work()[turn] == work);
            addTo(totals, walk.records[turn], work.cost);
            QVERIFY(walk.log.totals(static_cast<std::int64_t>(turn)) == totals);
        }
        QVERIFY(walk.log.totals(static_cast<std::int64_t>(walk.log.size()) + 70) == totals);
        Generator generator(5);
        for (int i = 0; i < 200; ++i) {
            const int last = generator.between(0, static_cast<int>(walk.log.size()));
            const int first = generator.between(0, last);
            TurnWork most;
            for (int turn = first; turn < last; ++turn)
                most = MostWork{}(most, walk.log.work()[static_cast<std::size_t>(turn)]);
            QVERIFY(walk.log.work().combined(static_cast<std::size_t>(first), static_cast<std::size_t>(last)) == most);
        }
    }

    void saysWhenZonesWereComputed_data() { addLogCases(); }

    void saysWhenZonesWereComputed()
    {
        QFETCH(const int, number);
        const LoggedWalk walk(logCase(number), 9, 3);
        const int side = walk.world.zones().side();
        std::vector<std::optional<std::int64_t>> last(static_cast<std::size_t>(side * side));
        for (const TurnRecord& record : walk.records) {
            for (const Point zone : record.entered)
                last[static_cast<std::size_t>(zone.y * side + zone.x)] = record.turn;
            for (int i = 0; i < side * side; i += 1 + static_cast<int>(record.turn % 5))
                QVERIFY(walk.log.computedAt({i % side, i / side}, record.turn) == last[static_cast<std::size_t>(i)]);
        }
    }

    void writtenAgainItIsTheSame_data() { addLogCases(); }

    void writtenAgainItIsTheSame()
    {
        QFETCH(const int, number);
        LoggedWalk walk(logCase(number), 11, 3);
        const TurnLog whole = walk.log;
        Generator generator(3);
        for (int i = 0; i < 12; ++i) {
            const int turn = i == 0 ? -1 : i == 1 ? 63 : generator.between(0, static_cast<int>(walk.records.size()));
            walk.log.truncate(turn);
            TurnLog first = walk.emptyLog();
            for (std::size_t at = 0; at < std::min(static_cast<std::size_t>(turn + 1), walk.records.size()); ++at)
                first.write(at > 0 ? walk.records[at - 1] : TurnRecord{}, walk.records[at], false);
            QString fault = difference(walk.log, first);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("cut at %1: %2").arg(turn).arg(fault)));
            walk.writeOn();
            fault = difference(walk.log, whole);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("cut at %1, written on: %2").arg(turn).arg(fault)));
        }
    }

    void otherTurnsArePassedOver()
    {
        LoggedWalk walk(logCase(0), 12);
        const TurnLog whole = walk.log;
        walk.log.write(walk.records[3], walk.records[4], false);
        walk.log.write(walk.records[3], walk.records[4], true);
        QVERIFY(difference(walk.log, whole).isEmpty());
        walk.log.truncate(2);
        walk.log.write(walk.records[3], walk.records[4], false);
        QCOMPARE(walk.log.size(), std::size_t{3});
    }

    /// A reader that looks now and then, and keeps what it may keep, always has the whole log.
    void readersKeepWhatIsTheSame()
    {
        const WalkSettings settings = logCase(6);
        const World world = walkWorld(4, 3);
        Simulation simulation(world, settings);
        simulation.recordMoves(movesOfLog(4));
        TurnLog log(world.zones(), world.zoneSide(), settings.events);
        log.write({}, simulation.record(), false);
        Generator generator(8);

        std::vector<LogReader> readers(3);
        std::size_t keptMuch = 0;
        for (int i = 0; i < 6000; ++i) {
            if (generator.chance(1, 50)) {
                const int back = generator.between(0, static_cast<int>(simulation.turn()));
                simulation.goTo(back);
                log.truncate(back);
            }
            const TurnRecord before = simulation.record();
            const bool over = simulation.stepOnce();
            log.write(before, over ? simulation.record() : simulation.now().soFar(), !over);
            for (std::size_t r = 0; r < readers.size(); ++r) {
                if (!generator.chance(1, r == 0 ? 1 : static_cast<int>(20 * r)))
                    continue;
                LogReader& reader = readers[r];
                const std::size_t kept = std::min(log.keptSince(reader.cuts), reader.read.size());
                keptMuch += kept == reader.read.size() ? 1 : 0;
                reader.read.resize(kept);
                reader.read.insert(reader.read.end(), log.entries().begin() + static_cast<std::ptrdiff_t>(kept),
                                   log.entries().end());
                reader.cuts = log.cuts();
                QVERIFY(std::ranges::equal(reader.read, log.entries()));
            }
        }
        QVERIFY(keptMuch > 1000);
    }

    void anOpenTurnIsWrittenAnew_data() { addLogCases(); }

    void anOpenTurnIsWrittenAnew()
    {
        QFETCH(const int, number);
        LoggedWalk walk(logCase(number), 13, 3);
        TurnLog log = walk.emptyLog();
        Simulation simulation(walk.world, walk.settings);
        const auto moves = movesOfLog(13);
        simulation.recordMoves(moves);
        log.write({}, simulation.record(), false);
        int steps = 0;
        while (log.size() < walk.records.size() || log.isOpen()) {
            const TurnRecord before = simulation.record();
            const bool over = simulation.stepOnce();
            const TurnRecord now = over ? simulation.record() : simulation.now().soFar();
            const std::vector<std::uint32_t> times(now.processed.size(), 7);
            log.write(before, now, !over, times);
            steps += over ? 0 : 1;
            QCOMPARE(log.isOpen(), !over);
            QCOMPARE(log.size(), static_cast<std::size_t>(now.turn) + 1);
            const QString fault = deedFault(log, now, walk.world.zoneSide());
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        QCOMPARE(steps > 0, walk.settings.memory == MemoryScheme::Window);
        for (const LogEntry& entry : log.entries())
            QCOMPARE(entry.microseconds, isDone(entry, walk.records[0].window.has_value()) ? 7U : 0U);
        TurnLog timed = walk.emptyLog();
        for (std::size_t turn = 0; turn < walk.records.size(); ++turn) {
            const std::vector<std::uint32_t> times(walk.records[turn].processed.size(), 7);
            timed.write(turn > 0 ? walk.records[turn - 1] : TurnRecord{}, walk.records[turn], false, times);
        }
        const QString fault = difference(log, timed);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
};

ZONEWRIGHT_TEST(turnlog, TestTurnLog)

#include "tst_turnlog.moc"

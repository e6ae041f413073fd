#include "document/playback.h"

#include "document/projectstate.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace zonewright {

namespace {

/// What one go at running turns again may take, so that the interface stays at hand.
constexpr qint64 runMilliseconds = 15;
constexpr std::int64_t runTurns = 16'384;

/// Turns that are run at once when somebody travels, however long they take.
constexpr std::int64_t turnsOfAStep = 256;

} // namespace

Playback::Playback(const ProjectState& state, const World& world, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_world(world)
    , m_timer(std::make_unique<QTimer>())
{
    m_timer->setInterval(0);
    connect(m_timer.get(), &QTimer::timeout, this, &Playback::runOn);
    restart(state.project().moves, 0);
    m_turnTold = m_walkTold = true;
    m_sameCells = m_trail.size();
}

Playback::~Playback() = default;

bool Playback::isSettled() const
{
    return !m_timer->isActive();
}

const WalkRecorder& Playback::recorder() const
{
    if (!m_recorder)
        m_recorder = std::make_unique<WalkRecorder>(m_world, settings(), m_moves, m_workers);
    return *m_recorder;
}

const WalkSettings& Playback::settings() const
{
    return m_own ? *m_own : m_state.project().walk;
}

void Playback::setWorkers(int workers)
{
    if (std::exchange(m_workers, workers) == workers || !m_recorder)
        return;
    const std::int64_t turn = wantedTurn();
    restart(std::move(m_moves), turn, wantedSteps());
    announce();
}

const std::vector<ZoneStanding>& Playback::standings() const
{
    if (!m_standings)
        m_standings = zoneStandings(record());
    return *m_standings;
}

std::optional<std::int64_t> Playback::lastCrossing() const
{
    const auto after = std::ranges::upper_bound(m_crossings, turn());
    return after != m_crossings.begin() ? std::optional(*std::prev(after)) : std::nullopt;
}

std::optional<NextEvent> Playback::next() const
{
    if (const auto event = simulation().now().next(); event && isInTurn())
        return NextEvent{.event = *event, .due = turn()};
    return nextEvent(record(), m_schedule);
}

void Playback::takeSchedule()
{
    m_schedule = scheduleOf(settings(), m_world.zones());
}

void Playback::walk(Direction direction)
{
    if (!isSettled() || static_cast<std::size_t>(turn()) >= mostKeptMoves)
        return;
    const auto turn = static_cast<std::size_t>(this->turn());
    m_moves.resize(turn);
    m_trail.resize(turn + 1);
    m_sameCells = std::min(m_sameCells, m_trail.size());
    while (!m_crossings.empty() && m_crossings.back() > static_cast<std::int64_t>(turn))
        m_crossings.pop_back();
    m_moves.push_back(direction);
    addCell(direction);
    m_recorder->move(direction);
    noteTurn();
    noteKept();
    announce();
}

void Playback::stepOnce()
{
    const bool isOver = !isInTurn() && static_cast<std::size_t>(turn()) >= mostKeptMoves;
    if (!isSettled() || isOver)
        return;
    m_recorder->stepOnce();
    takeWaits();
    noteTurn();
    announce();
}

/// The simulation waits where no move lies ahead: the walk has those moves too.
void Playback::takeWaits()
{
    const std::span<const Direction> moves = simulation().moves();
    if (moves.size() == m_moves.size())
        return;
    for (const Direction move : moves.subspan(m_moves.size())) {
        m_moves.push_back(move);
        addCell(move);
    }
    noteKept();
}

std::optional<Breakpoint> Playback::run(const RunLimits& limits)
{
    constexpr std::int64_t waitsAtOnce = 1024;
    std::optional<Breakpoint> stop;
    if (!isSettled())
        return stop;
    QElapsedTimer timer;
    timer.start();
    const std::int64_t last = std::min<std::int64_t>(finishedTurn() + limits.turns, mostKeptMoves);
    const auto goesOn = [&](const TurnRecord& record) {
        return record.turn < last && (limits.milliseconds == 0 || timer.elapsed() < limits.milliseconds);
    };
    while (!stop && goesOn(m_recorder->finished()) && (isInTurn() || finishedTurn() < lastTurn() || limits.waits)) {
        const auto ahead = static_cast<std::int64_t>(simulation().moves().size()) - finishedTurn();
        const std::int64_t waits = std::min(waitsAtOnce, last - finishedTurn());
        if (ahead == 0)
            m_recorder->recordMoves(std::vector(static_cast<std::size_t>(waits), Direction::None));
        stop = m_recorder->run(limits.breakpoints, goesOn);
        if (ahead == 0)
            m_recorder->dropMovesAhead();
        takeWaits();
    }
    noteTurn();
    announce();
    return stop;
}

void Playback::play(const WalkSettings& settings, std::vector<Direction> moves)
{
    m_own = settings;
    restart(std::move(moves), 0);
    announce();
}

void Playback::goTo(std::int64_t turn)
{
    const std::int64_t target = std::clamp<std::int64_t>(turn, 0, lastTurn());
    const bool wasSettled = isSettled();
    m_timer->stop(); // another turn may be on its way
    if (target == record().turn && !isInTurn()) {
        m_wantedSteps = 0;
        return wasSettled ? void() : tellArrival();
    }
    if (isInTurn() && target == record().turn)
        m_recorder->finishTurn();
    m_wanted = target;
    m_wantedSteps = 0;
    if (target - simulation().nearestTurn(target) > turnsOfAStep) {
        m_recorder->goTo(simulation().nearestTurn(target));
        m_timer->start();
    } else {
        m_recorder->goTo(target);
    }
    noteTurn();
    announce();
}

void Playback::tellArrival()
{
    noteTurn();
    tell();
}

const std::vector<Playback::Forgotten>& Playback::forgotten() const
{
    if (!m_forgotten)
        makeForgotten();
    return *m_forgotten;
}

void Playback::makeForgotten() const
{
    std::vector<Forgotten>& forgotten = m_forgotten.emplace();
    const std::int64_t now = turn();
    const auto forget = [&forgotten](Point zone) {
        std::erase_if(forgotten, [zone](const Forgotten& other) { return other.zone == zone; });
    };
    const auto leave = [&](Point zone, std::int64_t turn) {
        forget(zone);
        forgotten.push_back({.zone = zone, .turn = turn, .lost = {}});
    };
    const auto entries = log().entries();
    const std::size_t end = log().firstOf(finishedTurn() + 1);
    for (std::size_t i = log().firstOf(std::max<std::int64_t>(1, now - fadingTurns + 1)); i < end; ++i) {
        const LogEntry& entry = entries[i];
        if (entry.kind == LogKind::Computed)
            forget(entry.zone());
        else if (entry.kind == LogKind::Left)
            leave(entry.zone(), entry.turn);
        else if (entry.kind == LogKind::Lost)
            forgotten.back().lost.push_back({.id = entry.id,
                                             .kind = static_cast<CreatureKind>(entry.detail),
                                             .zone = entry.zone(),
                                             .cell = entry.zone() * m_world.zoneSide() + entry.cell()});
    }
    if (!isInTurn())
        return;
    for (const Point zone : record().left)
        leave(zone, now);
    for (const LostCreature& lost : record().lost)
        std::ranges::find(forgotten, lost.zone, &Forgotten::zone)->lost.push_back(lost);
    for (const Point zone : record().entered)
        forget(zone);
}

/// The turn shown is another one, or another walk's.
void Playback::noteTurn()
{
    m_standings.reset();
    m_forgotten.reset();
    m_turnTold = false;
}

void Playback::noteKept()
{
    m_isKept = !m_own && m_moves == m_state.project().moves;
    m_walkTold = false;
}

void Playback::discard()
{
    m_own.reset();
    restart(m_state.project().moves, 0);
    announce();
}

/// Where the walk begins now.
Point Playback::startCell() const
{
    const WalkSettings& walk = settings();
    return m_world.cells().wrap(m_world.zones().wrap(walk.startZone) * m_world.zoneSide() + walk.startCell);
}

/// Of a cell of the trail.
Point Playback::zoneOf(Point cell) const
{
    const Point wrapped = m_world.cells().wrap(cell);
    const int exponent = std::countr_zero(static_cast<unsigned>(m_world.zoneSide()));
    return {wrapped.x >> exponent, wrapped.y >> exponent};
}

void Playback::take(const Change& change)
{
    const std::int64_t turn = wantedTurn();
    const std::size_t steps = wantedSteps();
    switch (change.kind) {
    case ChangeKind::Project:
        m_own.reset();
        return restart(m_state.project().moves, 0);
    case ChangeKind::World:
    case ChangeKind::Player:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
        if (std::exchange(m_own, std::nullopt))
            return restart(m_state.project().moves, 0);
        if (change.kind == ChangeKind::Player && m_trail.front() != startCell())
            return restart(std::move(m_moves), 0);
        return restart(std::move(m_moves), turn, steps);
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
        if (m_own)
            m_own->events = m_state.project().walk.events;
        return runAgain(turn, steps);
    case ChangeKind::Walk:
        return noteKept();
    default:
        return;
    }
}

/// The finished turn that is shown, or will be.
std::int64_t Playback::wantedTurn() const
{
    if (!isSettled())
        return m_wanted;
    return m_recorder ? finishedTurn() : 0;
}

/// Those that were taken in the turn after it.
std::size_t Playback::wantedSteps() const
{
    if (!isSettled())
        return m_wantedSteps;
    return m_recorder && isInTurn() ? record().processed.size() + 1 : 0;
}

void Playback::restart(std::vector<Direction> moves, std::int64_t turn, std::size_t steps)
{
    m_moves = std::move(moves);
    makeTrail();
    runAgain(turn, steps);
}

/// The same moves with other settings.
void Playback::runAgain(std::int64_t turn, std::size_t steps)
{
    m_recorder.reset(); // it looks at the settings
    ++m_beginnings;
    takeSchedule();
    m_wanted = std::min(turn, lastTurn());
    m_wantedSteps = turn < lastTurn() ? steps : 0;
    if (m_wanted > 0 || m_wantedSteps > 0)
        m_timer->start();
    else
        m_timer->stop();
    noteTurn();
    noteKept();
}

void Playback::makeTrail()
{
    const std::vector<Point> before = std::exchange(m_trail, {});
    m_trail.reserve(m_moves.size() + 1);
    m_crossings.clear();
    m_trail.push_back(startCell());
    for (const Direction move : m_moves)
        addCell(move);
    const auto other = std::ranges::mismatch(before, m_trail).in1;
    m_sameCells = std::min(m_sameCells, static_cast<std::size_t>(other - before.begin()));
}

void Playback::addCell(Direction move)
{
    const Point from = m_trail.back();
    m_trail.push_back(from + step(move));
    if (zoneOf(from) != zoneOf(m_trail.back()))
        m_crossings.push_back(static_cast<std::int64_t>(m_trail.size() - 1));
}

void Playback::runOn()
{
    constexpr std::int64_t turnsAtOnce = 16;
    QElapsedTimer timer;
    timer.start();
    const std::int64_t last = std::min(m_wanted, finishedTurn() + runTurns);
    while (recorder().finished().turn < last && timer.elapsed() < runMilliseconds)
        m_recorder->goTo(std::min(finishedTurn() + turnsAtOnce, m_wanted));
    if (finishedTurn() == m_wanted) {
        m_timer->stop();
        takeSteps();
    }
    noteTurn();
    tell();
}

/// As far as they lie in one turn.
void Playback::takeSteps()
{
    for (std::size_t step = std::exchange(m_wantedSteps, 0); step > 0; --step) {
        m_recorder->stepOnce();
        if (!isInTurn())
            return;
    }
}

/// The first of many changes is shown at once; the others of the same moment together, a little later.
void Playback::announce()
{
    if (isSettled())
        return tell();
    if (std::exchange(m_ranNow, true))
        return;
    QTimer::singleShot(0, this, [this] { m_ranNow = false; });
    runOn();
}

void Playback::tell()
{
    if (!std::exchange(m_turnTold, true))
        Q_EMIT turnChanged();
    if (!std::exchange(m_walkTold, true))
        Q_EMIT walkChanged(static_cast<qint64>(std::exchange(m_sameCells, m_trail.size())));
}

} // namespace zonewright

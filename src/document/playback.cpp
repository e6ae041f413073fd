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

const Simulation& Playback::simulation() const
{
    if (!m_simulation) {
        m_simulation = std::make_unique<Simulation>(m_world, m_state.project().walk);
        m_simulation->recordMoves(m_moves);
    }
    return *m_simulation;
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

void Playback::walk(Direction direction)
{
    const auto turn = static_cast<std::size_t>(record().turn);
    if (!isSettled() || turn >= mostKeptMoves)
        return;
    m_moves.resize(turn);
    m_moves.push_back(direction);
    m_trail.resize(m_moves.size());
    m_sameCells = std::min(m_sameCells, m_trail.size());
    m_trail.push_back(m_trail.back() + step(direction));
    while (!m_crossings.empty() && m_crossings.back() > record().turn)
        m_crossings.pop_back();
    if (zoneOf(m_trail[turn]) != zoneOf(m_trail.back()))
        m_crossings.push_back(record().turn + 1);
    const TurnRecord before = record();
    m_simulation->move(direction);
    noteForgotten(before);
    noteTurn();
    noteKept();
    announce();
}

void Playback::goTo(std::int64_t turn)
{
    const std::int64_t target = std::clamp<std::int64_t>(turn, 0, lastTurn());
    if (!isSettled() || target == record().turn)
        return;
    approach(target);
    noteTurn();
    announce();
}

/// The turns before the one wanted are run one by one: what they forgot is still told of.
void Playback::approach(std::int64_t turn)
{
    m_wanted = turn;
    if (turn <= record().turn || turn > record().turn + fadingTurns) {
        m_forgotten.clear();
        m_simulation->goTo(m_simulation->nearestTurn(std::max<std::int64_t>(0, turn - fadingTurns)));
    }
    if (turn - record().turn > turnsOfAStep)
        return m_timer->start();
    m_simulation->goTo(std::max(record().turn, turn - fadingTurns));
    while (record().turn < turn)
        finishTurn();
}

void Playback::finishTurn()
{
    const TurnRecord before = record();
    m_simulation->finishTurn();
    noteForgotten(before);
}

void Playback::noteForgotten(const TurnRecord& before)
{
    const TurnRecord& now = record();
    const auto isOver = [&now](const Forgotten& forgotten) { return forgotten.turn <= now.turn - fadingTurns; };
    std::erase_if(m_forgotten, isOver);
    for (const Point zone : zonesForgotten(now, before))
        std::erase_if(m_forgotten, [zone](const Forgotten& forgotten) { return forgotten.zone == zone; });
    for (const Point zone : zonesForgotten(before, now)) {
        Forgotten& forgotten = m_forgotten.emplace_back(Forgotten{.zone = zone, .turn = now.turn, .lost = {}});
        std::ranges::copy_if(now.lost, std::back_inserter(forgotten.lost),
                             [zone](const LostCreature& lost) { return lost.zone == zone; });
    }
}

/// The turn shown is another one, or another walk's.
void Playback::noteTurn()
{
    m_standings.reset();
    m_turnTold = false;
}

void Playback::noteKept()
{
    m_isKept = m_moves == m_state.project().moves;
    m_walkTold = false;
}

void Playback::discard()
{
    restart(m_state.project().moves, 0);
    announce();
}

/// Where the walk begins now.
Point Playback::startCell() const
{
    const WalkSettings& walk = m_state.project().walk;
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
    switch (change.kind) {
    case ChangeKind::Project:
        return restart(m_state.project().moves, 0);
    case ChangeKind::Player:
        return restart(std::move(m_moves), m_trail.front() == startCell() ? turn : 0);
    case ChangeKind::World:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
        return restart(std::move(m_moves), turn);
    case ChangeKind::Walk:
        return noteKept();
    default:
        return;
    }
}

/// The turn that is shown, or will be.
std::int64_t Playback::wantedTurn() const
{
    if (!isSettled())
        return m_wanted;
    return m_simulation ? record().turn : 0;
}

void Playback::restart(std::vector<Direction> moves, std::int64_t turn)
{
    m_moves = std::move(moves);
    makeTrail();
    m_simulation.reset();
    m_forgotten.clear();
    m_wanted = std::min(turn, lastTurn());
    if (m_wanted > 0)
        m_timer->start();
    else
        m_timer->stop();
    noteTurn();
    noteKept();
}

void Playback::makeTrail()
{
    const std::size_t before = m_trail.size();
    std::size_t same = 0;
    m_trail.resize(m_moves.size() + 1);
    m_crossings.clear();
    Point cell = startCell();
    Point zone = zoneOf(cell);
    for (std::size_t turn = 0; turn < m_trail.size(); ++turn) {
        if (turn > 0)
            cell = cell + step(m_moves[turn - 1]);
        if (same == turn && turn < before && m_trail[turn] == cell)
            ++same;
        m_trail[turn] = cell;
        const Point entered = zoneOf(cell);
        if (entered != std::exchange(zone, entered))
            m_crossings.push_back(static_cast<std::int64_t>(turn));
    }
    m_sameCells = std::min(m_sameCells, same);
}

/// Most turns are run by the simulation alone; those before the one wanted tell what they forget.
void Playback::runOn()
{
    constexpr std::int64_t turnsAtOnce = 16;
    QElapsedTimer timer;
    timer.start();
    const std::int64_t last = std::min(m_wanted, record().turn + runTurns);
    while (record().turn < last && timer.elapsed() < runMilliseconds) {
        if (record().turn + fadingTurns < m_wanted)
            m_simulation->goTo(std::min(record().turn + turnsAtOnce, m_wanted - fadingTurns));
        else
            finishTurn();
    }
    if (record().turn == m_wanted)
        m_timer->stop();
    noteTurn();
    tell();
}

void Playback::announce()
{
    if (isSettled())
        tell();
    else
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

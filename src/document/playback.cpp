#include "document/playback.h"

#include "core/walk/zonestanding.h"
#include "document/projectstate.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// What one go at running turns again may take, so that the interface stays at hand.
constexpr qint64 runMilliseconds = 15;
constexpr std::int64_t runTurns = 16'384;

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
}

Playback::~Playback() = default;

bool Playback::isKept() const
{
    return m_moves == m_state.project().moves;
}

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

void Playback::walk(Direction direction)
{
    if (!isSettled())
        return;
    const std::int64_t turn = record().turn;
    m_moves.resize(static_cast<std::size_t>(turn));
    m_moves.push_back(direction);
    m_trail.resize(m_moves.size());
    m_trail.push_back(m_trail.back() + step(direction));
    const TurnRecord before = record();
    m_simulation->move(direction);
    noteForgotten(before);
    m_turnTold = m_walkTold = false;
    announce();
}

void Playback::goTo(std::int64_t turn)
{
    const std::int64_t target = std::clamp<std::int64_t>(turn, 0, lastTurn());
    if (!isSettled() || target == record().turn)
        return;
    jump(target);
    m_turnTold = false;
    announce();
}

/// The turns before the one wanted are run one by one: what they forgot is still told of.
void Playback::jump(std::int64_t turn)
{
    (void)simulation();
    if (turn <= record().turn || turn > record().turn + fadingTurns) {
        m_forgotten.clear();
        m_simulation->goTo(std::max<std::int64_t>(0, turn - fadingTurns));
    }
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
    for (const Point zone : zonesForgotten(before, now))
        m_forgotten.push_back({.zone = zone, .turn = now.turn});
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

void Playback::take(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        return restart(m_state.project().moves, 0);
    case ChangeKind::Player:
        return restart(m_moves, m_trail.front() == startCell() ? wantedTurn() : 0);
    case ChangeKind::World:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
        return restart(m_moves, wantedTurn());
    case ChangeKind::Walk:
        m_walkTold = false;
        return;
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
    m_turnTold = m_walkTold = false;
}

void Playback::makeTrail()
{
    m_trail.clear();
    m_trail.reserve(m_moves.size() + 1);
    m_trail.push_back(startCell());
    for (const Direction move : m_moves)
        m_trail.push_back(m_trail.back() + step(move));
}

/// Most turns are run by the simulation alone; those before the one wanted tell what they forget.
void Playback::runOn()
{
    constexpr std::int64_t turnsAtOnce = 32;
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
    m_turnTold = false;
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
        Q_EMIT walkChanged();
}

} // namespace zonewright

#include "document/walkrun.h"

#include "document/breakpoints.h"
#include "document/playback.h"
#include "project/project.h"

#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// Of fast running: what is left of a frame is for showing it.
constexpr int sliceMilliseconds = 25;
constexpr int frameMilliseconds = 16;
constexpr std::int64_t manyTurns = 1'000'000;

} // namespace

WalkRun::WalkRun(Playback& playback, const Breakpoints& breakpoints, QObject* parent)
    : QObject(parent)
    , m_playback(playback)
    , m_breakpoints(breakpoints)
    , m_timer(std::make_unique<QTimer>())
{
    connect(m_timer.get(), &QTimer::timeout, this, &WalkRun::runSlice);
    connect(&m_playback, &Playback::walkChanged, this, [this] {
        if (!m_isMine)
            stop(); // somebody walked, or changed the project
    });
}

WalkRun::~WalkRun() = default;

void WalkRun::setSpeed(int turnsPerSecond)
{
    const int speed = std::clamp(turnsPerSecond, slowest, fastest);
    if (std::exchange(m_speed, speed) == speed)
        return;
    m_clock.start();
    m_turnsRun = 0;
    Q_EMIT speedChanged();
}

void WalkRun::start(Pace pace)
{
    if (pace == Pace::Still)
        return stop();
    if (!isRunning()) {
        m_target.reset();
        m_waits.reset();
    }
    setPace(pace);
}

void WalkRun::runUntil(const Breakpoint& target)
{
    const auto* turn = std::get_if<StopAtTurn>(&target);
    if (turn && m_playback.isSettled() && turn->turn <= m_playback.finishedTurn()) {
        m_playback.goTo(turn->turn); // nothing is run to get there
        return end(RunEnd::Reached, target);
    }
    m_target = target;
    m_waits = true;
    setPace(Pace::Fast);
}

void WalkRun::setPace(Pace pace)
{
    if (std::exchange(m_pace, pace) == pace)
        return;
    m_clock.start();
    m_turnsRun = 0;
    if (pace == Pace::Still)
        m_timer->stop();
    else
        m_timer->start(pace == Pace::Fast ? 0 : frameMilliseconds);
    Q_EMIT paceChanged();
}

void WalkRun::stop()
{
    m_end = RunEnd::Told;
    m_stop.reset();
    m_target.reset();
    setPace(Pace::Still);
}

void WalkRun::step()
{
    stop();
    m_playback.stepOnce();
}

/// Turns that should have passed by now, and have not.
std::int64_t WalkRun::turnsDue()
{
    if (m_pace == Pace::Fast)
        return manyTurns;
    constexpr qint64 second = 1000;
    const std::int64_t due = (m_clock.elapsed() * m_speed + second - 1) / second; // the first one at once
    return std::min<std::int64_t>(due - m_turnsRun, m_speed);
}

/// Behind the last move: no further than to what waits now, so that it is seen then whether anything comes after it.
std::int64_t WalkRun::turnsToCome() const
{
    const bool isForATurn = m_target && std::holds_alternative<StopAtTurn>(*m_target);
    const auto next = m_playback.next();
    if (isForATurn || !next || m_playback.finishedTurn() < m_playback.lastTurn())
        return manyTurns;
    const auto& pending = m_playback.record().pending;
    const std::int64_t due = pending.empty() ? next->due : std::max(next->due, pending.back().due);
    return std::max<std::int64_t>(1, due - m_playback.finishedTurn());
}

void WalkRun::runSlice()
{
    if (!m_playback.isSettled())
        return;
    if (!m_waits)
        m_waits = !m_playback.isInTurn() && m_playback.finishedTurn() == m_playback.lastTurn();
    if (const auto end = endOfWalk())
        return this->end(*end);
    const std::int64_t turns = std::min(turnsDue(), turnsToCome());
    if (turns <= 0)
        return;
    std::vector<Breakpoint> stops = m_breakpoints.enabled();
    if (m_target)
        stops.push_back(*m_target);
    const std::int64_t before = m_playback.finishedTurn();
    const auto stop = [&] {
        const QScopedValueRollback mine(m_isMine, true);
        return m_playback.run(
            {.breakpoints = stops, .turns = turns, .milliseconds = sliceMilliseconds, .waits = *m_waits});
    }();
    m_turnsRun += m_playback.finishedTurn() - before;
    if (stop)
        return end(m_target && *stop == *m_target ? RunEnd::Reached : RunEnd::Stopped, stop);
    if (const auto end = endOfWalk())
        this->end(*end);
}

std::optional<RunEnd> WalkRun::endOfWalk() const
{
    const auto* turn = m_target ? std::get_if<StopAtTurn>(&*m_target) : nullptr;
    if (turn && turn->turn <= m_playback.finishedTurn())
        return RunEnd::Nothing; // it was over when the walk came to rest
    if (m_playback.isInTurn() || m_playback.finishedTurn() < m_playback.lastTurn())
        return std::nullopt;
    if (m_playback.finishedTurn() >= static_cast<std::int64_t>(mostKeptMoves))
        return RunEnd::LastTurn;
    if (!*m_waits)
        return RunEnd::WalkEnds;
    return turn || m_playback.next() ? std::nullopt : std::optional(RunEnd::Nothing);
}

void WalkRun::end(RunEnd end, const std::optional<Breakpoint>& stop)
{
    m_end = end;
    m_stop = stop;
    m_target.reset();
    setPace(Pace::Still);
    Q_EMIT ended();
}

} // namespace zonewright

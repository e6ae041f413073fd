#include "document/walkrecorder.h"

#include <algorithm>
#include <limits>

namespace zonewright {

WalkRecorder::WalkRecorder(const World& world, const WalkSettings& settings, std::span<const Direction> moves,
                           int workers)
    : m_simulation(world, settings, workers)
    , m_log(world.zones(), world.zoneSide(), settings.events)
{
    m_simulation.setWatch(this);
    m_simulation.recordMoves(moves);
    m_log.write({}, m_simulation.record(), false);
}

void WalkRecorder::willProcess()
{
    m_clock.start();
}

void WalkRecorder::didProcess()
{
    constexpr qint64 perMicrosecond = 1000;
    const qint64 microseconds = (m_clock.nsecsElapsed() + perMicrosecond - 1) / perMicrosecond;
    m_microseconds.push_back(
        static_cast<std::uint32_t>(std::min<qint64>(microseconds, std::numeric_limits<std::uint32_t>::max())));
}

void WalkRecorder::didFinish(const TurnRecord& before, const TurnRecord& record)
{
    m_log.write(before, record, false, m_microseconds);
    m_microseconds.clear();
}

/// The turn that has begun will not be finished: what it did so far is no part of the walk.
void WalkRecorder::leaveTurn()
{
    if (!m_simulation.now().inTurn())
        return;
    m_microseconds.clear();
    if (m_log.isOpen())
        m_log.truncate(m_simulation.turn());
}

void WalkRecorder::takeOpen()
{
    if (!m_simulation.now().inTurn())
        return;
    m_open = m_simulation.now().soFar();
    m_log.write(m_simulation.record(), m_open, true, m_microseconds);
}

void WalkRecorder::move(Direction direction)
{
    if (m_simulation.now().inTurn())
        m_simulation.finishTurn();
    m_log.truncate(m_simulation.turn());
    m_simulation.move(direction);
}

void WalkRecorder::stepOnce()
{
    m_simulation.stepOnce();
    takeOpen();
}

void WalkRecorder::finishTurn()
{
    m_simulation.finishTurn();
}

void WalkRecorder::goTo(std::int64_t turn)
{
    leaveTurn();
    m_simulation.goTo(turn);
}

void WalkRecorder::dropMovesAhead()
{
    m_simulation.dropMovesAhead();
    m_log.truncate(m_simulation.now().turn());
}

std::optional<Breakpoint> WalkRecorder::run(std::span<const Breakpoint> breakpoints,
                                            const std::function<bool(const TurnRecord&)>& goesOn)
{
    const auto stop = m_simulation.run(breakpoints, goesOn);
    takeOpen();
    return stop;
}

} // namespace zonewright

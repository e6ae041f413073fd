#include "core/walk/simulation.h"

#include "core/walk/stopping.h"

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr std::size_t mostSnapshots = 128;

} // namespace

Simulation::Simulation(const World& world, const WalkSettings& settings, int workers)
    : m_source(world, workers)
    , m_runner(settings, m_source)
    , m_record(m_runner.arrive())
{
    takeSnapshot();
}

// Half of them go when there are many, so that a long walk costs memory for so many and no more.
void Simulation::takeSnapshot()
{
    m_snapshots.push_back({.state = m_runner.state(), .record = m_record});
    if (m_snapshots.size() <= mostSnapshots)
        return;
    for (std::size_t i = 1; 2 * i < m_snapshots.size(); ++i)
        m_snapshots[i] = std::move(m_snapshots[2 * i]);
    m_snapshots.resize((m_snapshots.size() + 1) / 2);
    m_spacing *= 2;
}

void Simulation::begin()
{
    const auto turn = static_cast<std::size_t>(m_runner.turn());
    if (turn == m_moves.size())
        m_moves.push_back(Direction::None);
    m_runner.begin(m_moves[turn]);
}

void Simulation::process()
{
    if (m_watch)
        m_watch->willProcess();
    m_runner.process();
    if (m_watch)
        m_watch->didProcess();
}

void Simulation::end()
{
    const TurnRecord before = std::exchange(m_record, m_runner.finish());
    m_stopped = false;
    if (m_watch)
        m_watch->didFinish(before, m_record);
    if (m_record.turn == static_cast<std::int64_t>(m_snapshots.size()) * m_spacing)
        takeSnapshot();
}

const TurnRecord& Simulation::move(Direction direction)
{
    if (m_runner.inTurn())
        finishTurn();
    const std::int64_t turn = m_record.turn;
    m_moves.resize(static_cast<std::size_t>(turn));
    m_moves.push_back(direction);
    dropSnapshotsAfter(turn);
    return finishTurn();
}

bool Simulation::stepOnce()
{
    if (m_runner.inTurn())
        process();
    else
        begin();
    m_stopped = m_runner.next().has_value();
    if (!m_stopped)
        end();
    return !m_stopped;
}

const TurnRecord& Simulation::finishTurn()
{
    if (!m_runner.inTurn())
        begin();
    while (m_runner.next())
        process();
    end();
    return m_record;
}

void Simulation::dropMovesAhead()
{
    m_moves.resize(static_cast<std::size_t>(m_runner.turn()));
    dropSnapshotsAfter(m_record.turn);
}

void Simulation::dropSnapshotsAfter(std::int64_t turn)
{
    const auto kept = static_cast<std::size_t>(turn / m_spacing + 1);
    if (m_snapshots.size() > kept)
        m_snapshots.erase(m_snapshots.begin() + static_cast<std::ptrdiff_t>(kept), m_snapshots.end());
}

/// The last one at or before a turn.
const Simulation::Snapshot& Simulation::snapshotBefore(std::int64_t turn) const
{
    return m_snapshots[std::min(m_snapshots.size() - 1, static_cast<std::size_t>(turn / m_spacing))];
}

/// Whether the way to a turn begins at a snapshot, and not at the present turn.
bool Simulation::leadsTo(std::int64_t turn, const Snapshot& snapshot) const
{
    return m_runner.inTurn() || turn < m_record.turn || snapshot.record.turn > m_record.turn;
}

std::int64_t Simulation::nearestTurn(std::int64_t turn) const
{
    const std::int64_t target = std::clamp<std::int64_t>(turn, 0, static_cast<std::int64_t>(m_moves.size()));
    const Snapshot& snapshot = snapshotBefore(target);
    return leadsTo(target, snapshot) ? snapshot.record.turn : m_record.turn;
}

void Simulation::goTo(std::int64_t turn)
{
    const std::int64_t target = std::clamp<std::int64_t>(turn, 0, static_cast<std::int64_t>(m_moves.size()));
    const Snapshot& snapshot = snapshotBefore(target);
    if (leadsTo(target, snapshot)) {
        m_runner.restore(snapshot.state);
        m_record = snapshot.record;
        m_stopped = false;
    }
    while (m_record.turn < target)
        finishTurn();
}

std::optional<Breakpoint> Simulation::run(std::span<const Breakpoint> breakpoints,
                                          const std::function<bool(const TurnRecord&)>& finished)
{
    while (m_runner.inTurn() || m_record.turn < static_cast<std::int64_t>(m_moves.size())) {
        if (!m_runner.inTurn())
            begin();
        while (const auto event = m_runner.next()) {
            const auto stop = std::ranges::find_if(breakpoints, [&](const Breakpoint& breakpoint) {
                return stopsBefore(breakpoint, *event, m_source.world().zones());
            });
            m_stopped = !m_stopped && stop != breakpoints.end();
            if (m_stopped)
                return *stop;
            process();
        }
        end();
        const bool goesOn = !finished || finished(m_record);
        const auto stop =
            std::ranges::find_if(breakpoints, [&](const Breakpoint& b) { return stopsAfter(b, m_record); });
        if (stop != breakpoints.end())
            return *stop;
        if (!goesOn)
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace zonewright

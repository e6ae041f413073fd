#pragma once

#include "core/walk/simulation.h"
#include "core/walk/turnlog.h"

#include <QElapsedTimer>

#include <cstdint>
#include <span>
#include <vector>

namespace zonewright {

/// A simulation whose every turn is written in a log, with the time that each request and event took.
class WalkRecorder : private SimulationWatch
{
public:
    /// Arrives in the world. The settings are valid; `workers` threads compute zones ahead of their turn.
    WalkRecorder(const World& world, const WalkSettings& settings, std::span<const Direction> moves, int workers = 0);
    WalkRecorder(const WalkRecorder&) = delete;
    WalkRecorder& operator=(const WalkRecorder&) = delete;
    ~WalkRecorder() override = default;

    [[nodiscard]] const Simulation& simulation() const { return m_simulation; }

    [[nodiscard]] const TurnLog& log() const { return m_log; }

    /// How things stand: at the end of the last finished turn, or in the middle of the one that has begun.
    [[nodiscard]] const TurnRecord& record() const { return m_simulation.now().inTurn() ? m_open : finished(); }

    /// At the end of the last finished turn.
    [[nodiscard]] const TurnRecord& finished() const { return m_simulation.record(); }

    /// As those of the simulation; the log goes with them.
    void move(Direction direction);
    void stepOnce();
    void finishTurn();
    void goTo(std::int64_t turn);
    void dropMovesAhead();

    void recordMoves(std::span<const Direction> moves) { m_simulation.recordMoves(moves); }

    /// Runs until a breakpoint stops it, or `goesOn` gives false after a turn, or no move is left.
    std::optional<Breakpoint> run(std::span<const Breakpoint> breakpoints,
                                  const std::function<bool(const TurnRecord&)>& goesOn);

private:
    void willProcess() override;
    void didProcess() override;
    void didFinish(const TurnRecord& before, const TurnRecord& record) override;
    void leaveTurn();
    void takeOpen();

    Simulation m_simulation;
    TurnLog m_log;
    TurnRecord m_open; // of the turn that has begun, if one has
    QElapsedTimer m_clock;
    std::vector<std::uint32_t> m_microseconds; // of what the present turn processed
};

} // namespace zonewright

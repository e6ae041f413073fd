#pragma once

#include "core/events/breakpoint.h"
#include "core/walk/turnrunner.h"

#include <optional>
#include <span>
#include <vector>

namespace zonewright {

/// Is told what a simulation does while it does it: for clocks and logs. It decides nothing.
class SimulationWatch
{
public:
    virtual ~SimulationWatch() = default;

    /// Around each request and event.
    virtual void willProcess() {}

    virtual void didProcess() {}

    /// A turn was finished, whatever it was run for; with the record of the one before it.
    virtual void didFinish(const TurnRecord& before, const TurnRecord& record) = 0;
};

/// A walk that can be gone along in both directions: the moves made so far, the turn that is shown, and snapshots from
/// which any turn is run again. Going back and forward gives the same records.
class Simulation
{
public:
    /// Arrives in the world. The settings are valid; `workers` threads compute zones ahead of their turn.
    Simulation(const World& world, const WalkSettings& settings, int workers = 0);

    /// Whoever is to be told from now on; it outlives the simulation. Null: nobody.
    void setWatch(SimulationWatch* watch) { m_watch = watch; }

    /// The record of the last finished turn.
    [[nodiscard]] const TurnRecord& record() const { return m_record; }

    /// The last finished turn.
    [[nodiscard]] std::int64_t turn() const { return m_record.turn; }

    /// All moves, those of turns that lie ahead of the present one included.
    [[nodiscard]] std::span<const Direction> moves() const { return m_moves; }

    /// How things stand, in the middle of a turn too.
    [[nodiscard]] const TurnRunner& now() const { return m_runner; }

    /// Makes a move: the present turn, if one has begun, is finished first. Moves that lie ahead are replaced.
    const TurnRecord& move(Direction direction);

    /// One step: the next request or event of the turn that has begun; when it is finished, the next recorded move, or
    /// waiting, begins the next one. A turn ends with the step after which nothing is left to process. True then.
    bool stepOnce();

    /// Finishes the present turn, or the next recorded one, waiting where none is recorded.
    const TurnRecord& finishTurn();

    /// Goes to the end of a turn that has a recorded move, 0 to the number of moves.
    void goTo(std::int64_t turn);

    /// The turn from which goTo(turn) runs: the present one, or one whose state is kept. Going to that one runs none.
    [[nodiscard]] std::int64_t nearestTurn(std::int64_t turn) const;

    /// Records moves behind those that are there, without making them.
    void recordMoves(std::span<const Direction> moves) { m_moves.insert(m_moves.end(), moves.begin(), moves.end()); }

    /// Forgets the moves of turns that have not begun.
    void dropMovesAhead();

    /// Runs along the recorded moves until one of the breakpoints stops it (that one is returned) or no move is left.
    /// `finished` is called with every turn as it is finished, and ends the run when it gives false. A stop before an
    /// event leaves its turn begun; the next step, or the next run, processes the event. So does a run from a step that
    /// left the turn begun.
    std::optional<Breakpoint> run(std::span<const Breakpoint> breakpoints,
                                  const std::function<bool(const TurnRecord&)>& finished = {});

    [[nodiscard]] const ZoneSource& source() const { return m_source; }

private:
    struct Snapshot
    {
        WalkState state;
        TurnRecord record;
    };

    [[nodiscard]] const Snapshot& snapshotBefore(std::int64_t turn) const;
    [[nodiscard]] bool leadsTo(std::int64_t turn, const Snapshot& snapshot) const;
    void begin();
    void process();
    void end();
    void takeSnapshot();
    void dropSnapshotsAfter(std::int64_t turn);

    ZoneSource m_source;
    TurnRunner m_runner;
    TurnRecord m_record;
    std::vector<Direction> m_moves;
    std::vector<Snapshot> m_snapshots; // of turns 0, m_spacing, 2 m_spacing and so on
    std::int64_t m_spacing = 64;       // turns; doubled whenever there are many snapshots
    bool m_stopped = false;            // before the next event, by a breakpoint or a step
    SimulationWatch* m_watch = nullptr;
};

} // namespace zonewright

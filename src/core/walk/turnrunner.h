#pragma once

#include "core/events/turnqueue.h"
#include "core/walk/creaturelife.h"
#include "core/walk/walkmemory.h"

#include <optional>

namespace zonewright {

/// What a walk goes on from at the end of a turn.
struct WalkState
{
    std::int64_t turn = 0;
    Player player;
    MemoryState memory;
    Creatures creatures;
};

/// Runs one turn after another, each in steps: begin, process each event that is ready, finish. It knows no past; see
/// Simulation. The same world, settings and moves give the same records, whatever the number of workers.
class TurnRunner
{
public:
    /// The settings are valid (see validate); `source` outlives the runner.
    TurnRunner(WalkSettings settings, ZoneSource& source);

    TurnRunner(const TurnRunner&) = delete; ///< what waits points into the settings
    TurnRunner& operator=(const TurnRunner&) = delete;

    /// Arrives in the world: turn 0.
    TurnRecord arrive();

    /// The player makes a move; nothing has been processed yet.
    void begin(Direction move);

    [[nodiscard]] bool inTurn() const { return m_inTurn; }

    /// What would be processed next in the turn that has begun; nothing when it only remains to finish it.
    [[nodiscard]] std::optional<ProcessedEvent> next() const;

    /// Processes that, if there is any.
    void process();

    /// What the turn that has begun did so far, and how things stand now. Hazards are found at its end alone.
    [[nodiscard]] TurnRecord soFar() const;

    /// Creatures act, and the turn ends; everything that was ready has been processed.
    TurnRecord finish();

    /// How things stand now. In the middle of a turn, its move has been made and some of its events processed.
    [[nodiscard]] const Player& player() const { return m_player; }

    [[nodiscard]] const WalkMemory& memory() const { return *m_memory; }

    [[nodiscard]] const Creatures& creatures() const { return m_creatures; }

    /// The last turn that was begun (0: arrival).
    [[nodiscard]] std::int64_t turn() const { return m_turn; }

    /// How things stand at the end of a turn, and going back there.
    [[nodiscard]] WalkState state() const;
    void restore(const WalkState& state);

private:
    struct Progress
    {
        TurnRecord record;
        int done = 0;           // requests processed in this turn
        std::int64_t spent = 0; // their declared costs
    };

    void apply(const MemoryChange& change, TurnRecord& record);
    void scheduleFrom(std::int64_t turn);
    void takeScheduled();
    void run(const ScheduledEvent& event);
    void spawn(const ScheduledEvent& event);
    void sendSomebody(const ScheduledEvent& event);
    void letCreaturesAct();
    void describe(TurnRecord& record) const;
    [[nodiscard]] Player playerAt(Point cell) const;

    const WalkSettings m_settings;
    ZoneSource& m_source;
    int m_zoneSize;
    std::uint64_t m_lifeSeed;
    std::int64_t m_turn = 0;
    Player m_player;
    std::unique_ptr<WalkMemory> m_memory;
    Creatures m_creatures;
    TurnQueue<const ScheduledEvent*> m_scheduled;    // those of turns to come
    const ScheduledEvent* m_nextScheduled = nullptr; // taken from there: due in this turn
    bool m_inTurn = false;
    Progress m_progress; // of the turn that has begun
};

} // namespace zonewright

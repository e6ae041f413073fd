#pragma once

#include "core/walk/nextevent.h"
#include "core/walk/zonestanding.h"
#include "document/change.h"
#include "document/walkrecorder.h"

#include <QObject>

#include <memory>
#include <optional>
#include <span>
#include <vector>

class QTimer;

namespace zonewright {

class ProjectState;

/// The walk that the designer looks at: where the player is, what is remembered and what waits, turn by turn, and step
/// by step within a turn. It begins at the project's start with the project's kept moves ahead. Walking makes a scratch
/// walk of it, which belongs to no file until it is kept; turns are not in the undo history. Every turn that was run is
/// in its log.
///
/// A change of the project is taken in at once: another start, or another project, begins again at turn 0; any other
/// change keeps the moves and the turn. The turns up to there are run again, a few milliseconds of them at a time; so
/// are those up to a turn that somebody travels to from afar.
class Playback : public QObject
{
    Q_OBJECT

public:
    /// Turns for which a zone that was forgotten is still told of.
    static constexpr int fadingTurns = 8;

    /// A zone that has left memory, the turn in which it did, and the creatures that went with it.
    struct Forgotten
    {
        Point zone;
        std::int64_t turn = 0;
        std::vector<LostCreature> lost;

        friend bool operator==(const Forgotten&, const Forgotten&) = default;
    };

    /// Both outlive it, and stay where they are when they change.
    Playback(const ProjectState& state, const World& world, QObject* parent = nullptr);
    ~Playback() override;

    /// How things stand at the end of the turn that is shown, or in the middle of it.
    [[nodiscard]] const TurnRecord& record() const { return recorder().record(); }

    /// The turn that is shown.
    [[nodiscard]] std::int64_t turn() const { return record().turn; }

    /// Whether that turn has begun and something is left to be processed in it.
    [[nodiscard]] bool isInTurn() const { return simulation().now().inTurn(); }

    /// The last turn that is over: the one shown, or the one before it.
    [[nodiscard]] std::int64_t finishedTurn() const { return simulation().turn(); }

    /// What is processed next, in this turn or a later one; nothing when nothing waits and no event is to come.
    [[nodiscard]] std::optional<NextEvent> next() const;

    /// Every turn that was run, those after the one shown included.
    [[nodiscard]] const TurnLog& log() const { return recorder().log(); }

    /// The settings of the walk: the project's, or those that it plays.
    [[nodiscard]] const WalkSettings& settings() const;

    /// How often the walk began again: along other moves, with other settings or in another world.
    [[nodiscard]] int beginnings() const { return m_beginnings; }

    /// How the zones stand in that turn: made when somebody asks, once a step.
    [[nodiscard]] const std::vector<ZoneStanding>& standings() const;

    /// The last turn, up to the one shown, in which the player came into another zone.
    [[nodiscard]] std::optional<std::int64_t> lastCrossing() const;

    /// The turn that the last move makes: not above mostKeptMoves.
    [[nodiscard]] std::int64_t lastTurn() const { return static_cast<std::int64_t>(m_moves.size()); }

    /// All moves, those of turns that lie ahead included.
    [[nodiscard]] const std::vector<Direction>& moves() const { return m_moves; }

    /// Where the player is at every turn from 0 to the last one: cells of the world that are not wrapped, so that each
    /// is a neighbour of the one before. The first one lies in the world.
    [[nodiscard]] std::span<const Point> trail() const { return m_trail; }

    /// True when the moves are those that the project keeps.
    [[nodiscard]] bool isKept() const { return m_isKept; }

    /// The zones that left memory in the last turns and have not come back, the latest last.
    [[nodiscard]] const std::vector<Forgotten>& forgotten() const;

    /// False while turns are run one after the other, after a change or on the way to a distant turn. Until then the
    /// turn shown is an earlier one, and walking and travelling wait.
    [[nodiscard]] bool isSettled() const;

    [[nodiscard]] const Simulation& simulation() const { return recorder().simulation(); }

    /// Threads that compute zones ahead of their turn; they change nothing but the time. 0: none.
    void setWorkers(int workers);

    /// The player makes a move in the turn after the one shown, which is finished if it has begun. Moves that lie ahead
    /// are replaced. Nothing happens in the last turn that a walk may have.
    void walk(Direction direction);

    /// One step: the next request or event of the turn, or, when that is finished, the move of the next one, which is
    /// waiting where none lies ahead.
    void stepOnce();

    /// What ends a slice of a run, whichever comes first.
    struct RunLimits
    {
        std::span<const Breakpoint> breakpoints;
        std::int64_t turns = 1; ///< at most
        int milliseconds = 0;   ///< goes on until so many have passed; 0: whatever it takes
        bool waits = false;     ///< goes on by waiting where no move lies ahead
    };

    /// Runs turns along the moves that lie ahead and shows the last one. Gives the breakpoint that stopped it, if one
    /// did: before an event in the middle of a turn, or after a turn.
    std::optional<Breakpoint> run(const RunLimits& limits);

    /// Plays another walk with settings of its own, from its arrival on, until it is discarded, or the project changes
    /// in more than its events. The settings are valid.
    void play(const WalkSettings& settings, std::vector<Direction> moves);

    /// Whether it plays with other settings than the project's.
    [[nodiscard]] bool hasOwnSettings() const { return m_own.has_value(); }

    /// Shows the end of a turn, whatever turn is on its way: 0 to the last one; what lies outside counts as the
    /// nearest. At once where few turns are to be run for it; else a few milliseconds of them at a time, and isSettled
    /// tells when it is there.
    void goTo(std::int64_t turn);

    /// Back to the project's own moves, at turn 0.
    void discard();

    /// For the document alone: something of the project is another one, and then everybody may know.
    void take(const Change& change);
    void announce();

Q_SIGNALS:
    /// Another turn or another step of it is shown, or the same one of another walk.
    void turnChanged();

    /// There are other moves, or the project keeps others. The first `same` cells of the trail are those there were.
    void walkChanged(qint64 same);

private:
    [[nodiscard]] const WalkRecorder& recorder() const;
    void restart(std::vector<Direction> moves, std::int64_t turn, std::size_t steps = 0);
    void runAgain(std::int64_t turn, std::size_t steps);
    void makeTrail();
    void addCell(Direction move);
    void tellArrival();
    void runOn();
    void takeSteps();
    void tell();
    void noteTurn();
    void noteKept();
    void takeWaits();
    void makeForgotten() const;
    void takeSchedule();
    [[nodiscard]] Point startCell() const;
    [[nodiscard]] Point zoneOf(Point cell) const;
    [[nodiscard]] std::int64_t wantedTurn() const;
    [[nodiscard]] std::size_t wantedSteps() const;

    const ProjectState& m_state;
    const World& m_world;
    std::optional<WalkSettings> m_own;
    int m_workers = 0;
    int m_beginnings = 0;
    std::vector<Direction> m_moves;
    std::vector<Point> m_trail;
    std::vector<std::int64_t> m_crossings;            // turns of the trail in which the zone is another one than before
    std::vector<const ScheduledEvent*> m_schedule;    // of the settings: those that can fire, by turn and id
    std::size_t m_sameCells = 0;                      // of the trail, since that was told last
    mutable std::unique_ptr<WalkRecorder> m_recorder; // made when somebody looks
    mutable std::optional<std::vector<Forgotten>> m_forgotten;
    mutable std::optional<std::vector<ZoneStanding>> m_standings;
    std::int64_t m_wanted = 0;     // the turn to run to
    std::size_t m_wantedSteps = 0; // to take in the one after it
    std::unique_ptr<QTimer> m_timer;
    bool m_ranNow = false; // since the event loop was last at work
    bool m_isKept = true;
    bool m_turnTold = true;
    bool m_walkTold = true;
};

} // namespace zonewright

#pragma once

#include "core/walk/simulation.h"
#include "document/change.h"

#include <QObject>

#include <memory>
#include <span>
#include <vector>

class QTimer;

namespace zonewright {

class ProjectState;

/// The walk that the designer looks at: where the player is, what is remembered and what waits, turn by turn. It begins
/// at the project's start with the project's kept moves ahead. Walking makes a scratch walk of it, which belongs to no
/// file until it is kept; turns are not in the undo history.
///
/// A change of the project is taken in at once: another start, or another project, begins again at turn 0; any other
/// change keeps the moves and the turn. The turns up to there are run again, a few milliseconds of them at a time.
class Playback : public QObject
{
    Q_OBJECT

public:
    /// Turns for which a zone that was forgotten is still told of.
    static constexpr int fadingTurns = 8;

    /// A zone that has left memory, and the turn in which it did.
    struct Forgotten
    {
        Point zone;
        std::int64_t turn = 0;

        friend bool operator==(const Forgotten&, const Forgotten&) = default;
    };

    /// Both outlive it, and stay where they are when they change.
    Playback(const ProjectState& state, const World& world, QObject* parent = nullptr);
    ~Playback() override;

    /// How things stand at the end of the turn that is shown.
    [[nodiscard]] const TurnRecord& record() const { return simulation().record(); }

    [[nodiscard]] std::int64_t turn() const { return record().turn; }

    /// The turn that the last move makes.
    [[nodiscard]] std::int64_t lastTurn() const { return static_cast<std::int64_t>(m_moves.size()); }

    /// All moves, those of turns that lie ahead included.
    [[nodiscard]] const std::vector<Direction>& moves() const { return m_moves; }

    /// Where the player is at every turn from 0 to the last one: cells of the world that are not wrapped, so that each
    /// is a neighbour of the one before. The first one lies in the world.
    [[nodiscard]] std::span<const Point> trail() const { return m_trail; }

    /// True when the moves are those that the project keeps.
    [[nodiscard]] bool isKept() const;

    /// The zones that left memory in the last turns and have not come back, the latest last.
    [[nodiscard]] const std::vector<Forgotten>& forgotten() const { return m_forgotten; }

    /// False while turns are run again after a change. Until then the turn shown is an earlier one, and walking and
    /// travelling wait.
    [[nodiscard]] bool isSettled() const;

    [[nodiscard]] const Simulation& simulation() const;

    /// The player makes a move in the turn after the one shown. Moves that lie ahead are replaced.
    void walk(Direction direction);

    /// Shows a turn: 0 to the last one; what lies outside counts as the nearest.
    void goTo(std::int64_t turn);

    /// Back to the project's own moves, at turn 0.
    void discard();

    /// For the document alone: something of the project is another one, and then everybody may know.
    void take(const Change& change);
    void announce();

Q_SIGNALS:
    /// Another turn is shown, or the same one of another walk.
    void turnChanged();

    /// There are other moves, or the project keeps others.
    void walkChanged();

private:
    void restart(std::vector<Direction> moves, std::int64_t turn);
    void makeTrail();
    void runOn();
    void tell();
    void finishTurn();
    void noteForgotten(const TurnRecord& before);
    void jump(std::int64_t turn);
    [[nodiscard]] Point startCell() const;
    [[nodiscard]] std::int64_t wantedTurn() const;

    const ProjectState& m_state;
    const World& m_world;
    std::vector<Direction> m_moves;
    std::vector<Point> m_trail;
    std::vector<Forgotten> m_forgotten;
    mutable std::unique_ptr<Simulation> m_simulation; // made when somebody looks
    std::int64_t m_wanted = 0;                        // the turn to run to after a change
    std::unique_ptr<QTimer> m_timer;
    bool m_turnTold = true;
    bool m_walkTold = true;
};

} // namespace zonewright

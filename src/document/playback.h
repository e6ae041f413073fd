#pragma once

#include "core/walk/simulation.h"
#include "core/walk/zonestanding.h"
#include "document/change.h"

#include <QObject>

#include <memory>
#include <optional>
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

    /// How things stand at the end of the turn that is shown.
    [[nodiscard]] const TurnRecord& record() const { return simulation().record(); }

    [[nodiscard]] std::int64_t turn() const { return record().turn; }

    /// How the zones stand at the end of that turn: made when somebody asks, once a turn.
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
    [[nodiscard]] const std::vector<Forgotten>& forgotten() const { return m_forgotten; }

    /// False while turns are run one after the other, after a change or on the way to a distant turn. Until then the
    /// turn shown is an earlier one, and walking and travelling wait.
    [[nodiscard]] bool isSettled() const;

    [[nodiscard]] const Simulation& simulation() const;

    /// The player makes a move in the turn after the one shown. Moves that lie ahead are replaced. Nothing happens in
    /// the last turn that a walk may have.
    void walk(Direction direction);

    /// Shows a turn: 0 to the last one; what lies outside counts as the nearest. At once where few turns are to be run
    /// for it; else a few milliseconds of them at a time, and isSettled tells when it is there.
    void goTo(std::int64_t turn);

    /// Back to the project's own moves, at turn 0.
    void discard();

    /// For the document alone: something of the project is another one, and then everybody may know.
    void take(const Change& change);
    void announce();

Q_SIGNALS:
    /// Another turn is shown, or the same one of another walk.
    void turnChanged();

    /// There are other moves, or the project keeps others. The first `same` cells of the trail are those there were.
    void walkChanged(qint64 same);

private:
    void restart(std::vector<Direction> moves, std::int64_t turn);
    void makeTrail();
    void runOn();
    void tell();
    void finishTurn();
    void noteForgotten(const TurnRecord& before);
    void noteTurn();
    void noteKept();
    void approach(std::int64_t turn);
    [[nodiscard]] Point startCell() const;
    [[nodiscard]] Point zoneOf(Point cell) const;
    [[nodiscard]] std::int64_t wantedTurn() const;

    const ProjectState& m_state;
    const World& m_world;
    std::vector<Direction> m_moves;
    std::vector<Point> m_trail;
    std::vector<std::int64_t> m_crossings; // turns of the trail in which the zone is another one than before
    std::size_t m_sameCells = 0;           // of the trail, since that was told last
    std::vector<Forgotten> m_forgotten;
    mutable std::unique_ptr<Simulation> m_simulation; // made when somebody looks
    mutable std::optional<std::vector<ZoneStanding>> m_standings;
    std::int64_t m_wanted = 0; // the turn to run to
    std::unique_ptr<QTimer> m_timer;
    bool m_isKept = true;
    bool m_turnTold = true;
    bool m_walkTold = true;
};

} // namespace zonewright

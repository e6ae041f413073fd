#pragma once

#include "core/events/breakpoint.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

class QTimer;

namespace zonewright {

class Breakpoints;
class Playback;

/// How fast turns pass by themselves.
enum class Pace : std::uint8_t {
    Still,
    Run,  ///< so many a second
    Fast, ///< as many as there is time for; some of them are shown
};

/// Why a run stopped.
enum class RunEnd : std::uint8_t {
    Told,     ///< somebody stopped it, or did something else with the walk
    Stopped,  ///< a breakpoint did
    Reached,  ///< what it ran to is there
    WalkEnds, ///< no move lies ahead
    Nothing,  ///< nothing waits any more, and what it ran to has not come
    LastTurn, ///< no walk goes further
};

/// Runs the walk turn after turn, until something stops it. It begins along the moves that lie ahead and stops at the
/// last one; begun there, it goes on by waiting while a request waits or an event is to come.
class WalkRun : public QObject
{
    Q_OBJECT

public:
    static constexpr int slowest = 1; ///< turns a second
    static constexpr int fastest = 1000;
    static constexpr int usual = 8;

    /// Both outlive it.
    WalkRun(Playback& playback, const Breakpoints& breakpoints, QObject* parent = nullptr);
    ~WalkRun() override;

    [[nodiscard]] Pace pace() const { return m_pace; }

    [[nodiscard]] bool isRunning() const { return m_pace != Pace::Still; }

    /// Turns a second of Pace::Run.
    [[nodiscard]] int speed() const { return m_speed; }

    /// Within slowest and fastest.
    void setSpeed(int turnsPerSecond);

    /// Begins to run, or goes on at another pace. Still: stops.
    void start(Pace pace);

    /// Goes to a turn that is over; else runs fast until this stops it, waiting where no move lies ahead, for a turn as
    /// long as it takes and for anything else while something waits or is to come. Breakpoints stop it too.
    void runUntil(const Breakpoint& target);

    void stop();

    /// One step of the walk; a run stops.
    void step();

    /// Why the last run stopped, and by which breakpoint.
    [[nodiscard]] RunEnd lastEnd() const { return m_end; }

    [[nodiscard]] const std::optional<Breakpoint>& lastStop() const { return m_stop; }

Q_SIGNALS:
    void paceChanged();
    void speedChanged();

    /// A run that something else than the designer stopped.
    void ended();

private:
    void runSlice();
    void end(RunEnd end, const std::optional<Breakpoint>& stop = {});
    void setPace(Pace pace);
    [[nodiscard]] std::int64_t turnsDue();
    [[nodiscard]] std::int64_t turnsToCome() const;
    [[nodiscard]] std::optional<RunEnd> endOfWalk() const;

    Playback& m_playback;
    const Breakpoints& m_breakpoints;
    std::unique_ptr<QTimer> m_timer;
    QElapsedTimer m_clock;
    std::int64_t m_turnsRun = 0; // since the clock was started
    Pace m_pace = Pace::Still;
    int m_speed = usual;
    std::optional<bool> m_waits; // where no move lies ahead; known once the walk is at rest
    std::optional<Breakpoint> m_target;
    std::optional<Breakpoint> m_stop;
    RunEnd m_end = RunEnd::Told;
    bool m_isMine = false; // the change of the walk that is going on
};

} // namespace zonewright

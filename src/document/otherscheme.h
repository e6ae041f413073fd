#pragma once

#include "document/walkrecorder.h"

#include <QElapsedTimer>
#include <QObject>

#include <cstdint>
#include <memory>

class QTimer;

namespace zonewright {

class Playback;

/// The walk that is looked at as the other way to remember zones would have it: known zones where the walk has the
/// window, the window where it has known zones. It follows the turn and the moves of the playback, and is run again
/// when the settings change: a few milliseconds at a time, so that it may lag behind, and only while somebody looks.
class OtherScheme : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it, and stay where they are when they change. It is not active at first.
    OtherScheme(const Playback& playback, const World& world, QObject* parent = nullptr);
    ~OtherScheme() override;

    /// Nobody looks: nothing is run until somebody does again.
    void setActive(bool active);

    [[nodiscard]] bool isActive() const { return m_isActive; }

    /// The order that known zones have where they are the other scheme: Arrival or Recent. At first, and whenever the
    /// walk itself has known zones, it is theirs.
    void setOrder(MemoryScheme order);

    [[nodiscard]] MemoryScheme order() const { return m_order; }

    /// Those of the walk with the other scheme. What decides nothing there is left out.
    [[nodiscard]] const WalkSettings& settings() const;

    /// How things stand at the end of the turn that it has come to. In the middle of a turn of the walk that is the end
    /// of the same turn: known zones have nothing left to do after its move, and alone are the other scheme then.
    [[nodiscard]] const TurnRecord& record() const { return recorder().finished(); }

    /// Every turn that was run, those after that one included. It is another object when the settings are others;
    /// turnChanged tells so at once.
    [[nodiscard]] const TurnLog& log() const { return recorder().log(); }

    /// Whether it is not run at all: the view square has more zones than are known, many more cells, and every turn
    /// would compute them all anew, for longer than the interface may stand still.
    [[nodiscard]] bool isTooMuch() const;

    /// Whether that is the turn, and those are the moves, that the playback shows.
    [[nodiscard]] bool isCaughtUp() const;

Q_SIGNALS:
    /// It has come to the turn of the playback, or it begins again, or it goes on catching up: told a few times a
    /// second then.
    void turnChanged();

private:
    [[nodiscard]] WalkRecorder& recorder() const;
    [[nodiscard]] WalkSettings wantedSettings() const;
    [[nodiscard]] std::int64_t recordedMoves() const;
    void takeTurn();
    void takeMoves(qint64 sameCells);
    void takeSettings();
    void begin();
    void goOn();
    void runSlice();
    void travel(std::int64_t turn, const QElapsedTimer& clock);
    void recordMoves();

    const Playback& m_playback;
    const World& m_world;
    std::unique_ptr<QTimer> m_timer;
    mutable std::unique_ptr<WalkRecorder> m_recorder; // made when somebody looks
    mutable WalkSettings m_settings;                  // its own
    MemoryScheme m_order = MemoryScheme::Arrival;
    std::int64_t m_right = 0; // of the recorder's moves, those that the walk still has
    int m_beginnings = 0;     // of the playback, as far as they are taken in
    bool m_isActive = false;
    QElapsedTimer m_lag; // since it was told last that it lags, or began to
};

} // namespace zonewright

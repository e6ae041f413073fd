#pragma once

#include "document/selection.h"
#include "models/placewords.h"

#include <QLabel>
#include <QObject>

#include <optional>

class QStatusBar;

namespace zonewright {

class Playback;
class World;

/// What the status bar says: the turn, where the player is, what is computed next, hazards, where the pointer is, the
/// zoom and the seed. Every part has a place of its own, whatever its text is, so that nothing moves; what does not fit
/// is elided, and a narrow window does without the parts that matter least.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(QStatusBar& bar);

    /// "Turn 41 of 89 · not kept", "Player 17,13 · cell 40,30", "Next: compute zone 17,13 at turn 42" and the hazards.
    void showTurn(const Playback& playback);

    /// "Zone 17,13 · cell 0,30 · forest · wolf", with the creatures of a turn if one is given; nothing when the pointer
    /// is nowhere.
    void showPlace(const World& world, const std::optional<CellPlace>& place, const Playback* playback = nullptr);

    /// 1 is 100 %.
    void showZoom(double zoom);

    /// Shows the seed of a world, which is another one than before.
    void showWorld(const World& world);

    [[nodiscard]] QString placeText() const { return m_place->text(); }

    [[nodiscard]] QString zoomText() const { return m_zoom->text(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTurnLabels(QStatusBar& bar);
    void fitWidth(int width);

    PlaceWords m_words;
    QLabel* m_turn;
    QLabel* m_player;
    QLabel* m_next;
    QLabel* m_hazardSign;
    QLabel* m_hazard;
    QLabel* m_place;
    QLabel* m_zoom;
    QLabel* m_seed;
};

} // namespace zonewright

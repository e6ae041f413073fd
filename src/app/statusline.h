#pragma once

#include "document/selection.h"
#include "models/placewords.h"

#include <QLabel>
#include <QObject>

#include <cstdint>
#include <optional>

class QStatusBar;

namespace zonewright {

class Playback;
class World;
struct TurnRecord;

/// What the status bar says: the turn, where the player is, where the pointer is, hazards, losses, what is computed
/// next, the proof of safety, the zoom and the seed. Every part has a place of its own, whatever its text is, so that
/// nothing moves. The place under the pointer has all the room between: its end is elided, and never its zone and cell.
/// Hazards and losses take of that room in the turns that have some. A narrow window does without the seed, and then
/// without what is next.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(QStatusBar& bar);

    /// "Turn 41 of 89 · not kept", "Player 17,13 · cell 40,30", "Next: compute zone 17,13 at turn 42" or what else the
    /// engine does next, the hazards and the creatures that the turn lost.
    void showTurn(const Playback& playback);

    /// "Zone 17,13 · cell 0,30 · forest · wolf", with the creatures of a turn if one is given; nothing when the pointer
    /// is nowhere.
    void showPlace(const World& world, const std::optional<CellPlace>& place, const Playback* playback = nullptr);

    /// Says something in the room of the place under the pointer, until that is another one. Where it is long, what is
    /// next makes room for it.
    void say(const QString& text);

    /// Tells that something failed, in a sentence that is too long for the status line: a path, a place in a file. The
    /// window shows it in a bar of its own.
    void fail(const QString& sentence);

    /// Something went well: what was said and failed before is no news any more.
    void clearSaid();

    /// 1 is 100 %.
    void showZoom(double zoom);

    /// What a proof of safety came to; one that is stale stands back. Nothing where there is none.
    void showProof(const QString& text, bool isStale);

    /// Shows the seed of a world, which is another one than before.
    void showWorld(const World& world);

    [[nodiscard]] QString placeText() const { return m_place->text(); }

    [[nodiscard]] QString zoomText() const { return m_zoom->text(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void failed(const QString& sentence);

    /// After failed: it went well in the end.
    void failureMended(const QString& sentence);

private:
    /// Something that few turns have: a sign and a text, or nothing.
    struct Notice
    {
        QLabel* sign = nullptr;
        QLabel* label = nullptr;
    };

    void makeLabels(QStatusBar& bar);
    [[nodiscard]] Notice makeNotice(QStatusBar& bar, const char* name, const char* what, const char* sign);
    void show(const Notice& notice, const QString& icon, const QString& text, const QStringList& all);
    void showHazards(const TurnRecord& record);
    void showLosses(const TurnRecord& record);
    void reserve();
    void showSeed();
    void fitWidth();
    [[nodiscard]] int widthOf(const QString& text) const;
    void setSaid(bool isSaid);

    QStatusBar& m_bar;
    PlaceWords m_words;
    std::uint64_t m_seedNumber = 0; ///< of the world
    int m_zoneDigits = 2;
    int m_cellDigits = 2;
    int m_turnDigits = 4;
    int m_playerWidth = 0; ///< reserved, in logical pixels
    bool m_isSaid = false; ///< what stands in the place under the pointer was said
    QString m_failure;     ///< that was told last; empty for none
    QLabel* m_turn;
    QLabel* m_player;
    QLabel* m_next;
    QLabel* m_place;
    Notice m_hazard;
    Notice m_loss;
    QLabel* m_proof;
    QLabel* m_zoom;
    QLabel* m_seed;
};

} // namespace zonewright

#pragma once

#include "views/timecanvas.h"
#include "views/timelineevents.h"
#include "views/timelinepainter.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace zonewright {

class Playback;

/// The past and the future of a walk: above, the scheduled events; below, what the engine did in each turn and the
/// requests that wait, those as outlines; below that, when the player came into another zone, lost creatures and
/// hazards. Turns that were run but lie after the shown one are dimmer. A drag of an event's sign moves it in time, up
/// to where it is dropped; Esc ends the drag without that.
class Timeline : public TimeCanvas
{
    Q_OBJECT

public:
    /// Turns on the axis after everything that is known to come.
    static constexpr qint64 turnsBeyond = 100;

    explicit Timeline(QWidget* parent = nullptr);

    /// The walk to show; it outlives the time line. Nothing is asked of it until refresh.
    void setPlayback(const Playback* playback) { m_playback = playback; }

    /// The walk's turn, moves or log are others. `passes` as for setTurn.
    void refresh(bool passes = false);

    /// The scheduled events are others.
    void refreshEvents();

    /// The event whose sign is alone at a position in logical pixels.
    [[nodiscard]] std::optional<TimelineEvent> eventAt(QPointF position) const;

    /// The middle of the sign that an event has, alone or with others, in logical pixels; nothing when it is out of
    /// sight.
    [[nodiscard]] std::optional<QPointF> signOf(qint64 event) const;

    /// Where an event is dragged to now, if one is.
    [[nodiscard]] const std::optional<TimelineEvent>& dragged() const { return m_dragged; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A scheduled event was double clicked, or is to be edited for another reason.
    void eventActivated(qint64 id);

    /// An event was dragged to another turn.
    void eventMoved(qint64 id, qint64 due);

    /// A menu is wanted at a place of the screen, for a turn and for the events whose sign is there.
    void menuWanted(QPoint place, qint64 turn, QList<qint64> events);

protected:
    /// What happened or will happen in a turn, in words, under its number.
    [[nodiscard]] QStringList linesOf(qint64 turn) const;

    [[nodiscard]] int marginWidth() const override;
    void paintPlot(QPainter& painter, const QRect& plot) override;
    [[nodiscard]] QString tipAt(QPointF position) const override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    enum class Hold {
        Nothing,
        Pressed,  ///< the button is down on a sign
        Dragging, ///< its event
        Ended,    ///< until the button is released
    };

    [[nodiscard]] std::span<const ScheduledEvent> scheduled() const;
    [[nodiscard]] QRect signPlace(const EventSign& sign) const;
    [[nodiscard]] std::optional<EventSign> signAt(QPointF position) const;
    [[nodiscard]] std::vector<EventSign> signs() const;
    [[nodiscard]] std::span<const TimelineEvent> eventsOf(const EventSign& sign) const;
    void beginDrag();
    void dragTo(double x);
    void endDrag();
    void showGrip(bool grip);
    void showDragTip();
    void takeEnd();
    void paintNames(QPainter& painter, const TimelineRows& rows) const;
    [[nodiscard]] QString nameTip(QPointF position) const;
    [[nodiscard]] QString eventsTip(std::span<const TimelineEvent> events) const;
    [[nodiscard]] QString turnsTip(double x) const;
    [[nodiscard]] QStringList waitingWords(qint64 turn) const;

    const Playback* m_playback = nullptr;
    std::vector<TimelineEvent> m_events; ///< but the one that is dragged
    std::optional<TimelineEvent> m_dragged;
    TimelineEvent m_held;       ///< as it was
    bool m_isHeldAlone = false; ///< its sign is no other event's
    Hold m_hold = Hold::Nothing;
    QPointF m_pressed;
};

} // namespace zonewright

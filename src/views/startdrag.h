#pragma once

#include <QObject>
#include <QPointF>

#include <functional>

class QEvent;
class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace zonewright {

/// The tool that drags the player's start over a map: a press of the left button on a grip, a way beyond a small
/// threshold, and a release. Esc, or losing the focus, ends it without a drop. A press and a release on one place is a
/// click on the map, as it is everywhere else. It watches its canvas as an event filter and must be made after the
/// canvas's navigation, which it comes before.
class StartDrag : public QObject
{
    Q_OBJECT

public:
    /// `isGrip` says whether there is something to drag at a position in logical pixels.
    StartDrag(QWidget& canvas, std::function<bool(QPointF)> isGrip);

    [[nodiscard]] bool isDragging() const { return m_state == State::Dragging; }

    /// Where the pointer is while something is dragged.
    [[nodiscard]] QPointF position() const { return m_position; }

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// What is dragged is at another position, is dropped, or is dragged no more: another picture is wanted.
    void changed();
    void dropped(QPointF at);
    void clicked(QPointF at);

private:
    enum class State {
        Idle,
        Pressed,
        Dragging,
        Cancelled, ///< until the button is released
    };

    bool pressed(const QMouseEvent& event);
    bool moved(const QMouseEvent& event);
    bool released(const QMouseEvent& event);
    bool keyTurned(QKeyEvent& event);
    void cancel();
    void showGrip(bool grip);

    QWidget& m_canvas;
    std::function<bool(QPointF)> m_isGrip;
    State m_state = State::Idle;
    QPointF m_begin;
    QPointF m_position;
    bool m_space = false; ///< pans
};

} // namespace zonewright

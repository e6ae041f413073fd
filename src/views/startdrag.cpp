#include "views/startdrag.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWidget>

#include <utility>

namespace zonewright {

StartDrag::StartDrag(QWidget& canvas, std::function<bool(QPointF)> isGrip)
    : QObject(&canvas)
    , m_canvas(canvas)
    , m_isGrip(std::move(isGrip))
{
    canvas.installEventFilter(this);
}

bool StartDrag::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return pressed(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseMove:
        return moved(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
        return released(static_cast<QMouseEvent&>(*event));
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::ShortcutOverride:
        return keyTurned(static_cast<QKeyEvent&>(*event));
    case QEvent::FocusOut:
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
        m_space = false;
        cancel();
        return false;
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool StartDrag::pressed(const QMouseEvent& event)
{
    if (m_state == State::Cancelled && event.button() == Qt::LeftButton)
        m_state = State::Idle; // its release went elsewhere
    if (m_state != State::Idle)
        return true;
    if (event.button() != Qt::LeftButton || m_space || !m_isGrip(event.position()))
        return false;
    m_state = State::Pressed;
    m_begin = event.position();
    return true;
}

/// Moves go on to the navigation, which then says what is pointed at.
bool StartDrag::moved(const QMouseEvent& event)
{
    m_position = event.position();
    if (m_state == State::Pressed && (m_position - m_begin).manhattanLength() >= QApplication::startDragDistance()) {
        m_state = State::Dragging;
        m_canvas.setCursor(Qt::DragMoveCursor);
    }
    if (isDragging())
        Q_EMIT changed();
    else if (m_state == State::Idle && event.buttons() == Qt::NoButton && !m_space)
        showGrip(m_isGrip(m_position));
    return false;
}

bool StartDrag::released(const QMouseEvent& event)
{
    if (m_state == State::Idle || event.button() != Qt::LeftButton)
        return m_state != State::Idle;
    m_position = event.position();
    const State state = std::exchange(m_state, State::Idle);
    if (state == State::Pressed)
        Q_EMIT clicked(m_begin);
    if (state == State::Dragging) {
        Q_EMIT dropped(m_position);
        Q_EMIT changed();
    }
    showGrip(m_isGrip(m_position));
    return true;
}

bool StartDrag::keyTurned(QKeyEvent& event)
{
    if (event.key() == Qt::Key_Space && event.type() != QEvent::ShortcutOverride) {
        if (!event.isAutoRepeat())
            m_space = event.type() == QEvent::KeyPress;
        return m_state != State::Idle;
    }
    if (event.key() != Qt::Key_Escape || event.type() == QEvent::KeyRelease || !isDragging())
        return false;
    if (event.type() == QEvent::ShortcutOverride)
        event.accept();
    else
        cancel();
    return true;
}

void StartDrag::cancel()
{
    if (m_state == State::Idle || m_state == State::Cancelled)
        return;
    m_state = State::Cancelled;
    m_canvas.unsetCursor();
    Q_EMIT changed();
}

/// The navigation has cursors of its own, which stay.
void StartDrag::showGrip(bool grip)
{
    const Qt::CursorShape shape = m_canvas.cursor().shape();
    if (grip && shape != Qt::PointingHandCursor)
        m_canvas.setCursor(Qt::PointingHandCursor);
    else if (!grip && (shape == Qt::PointingHandCursor || shape == Qt::DragMoveCursor))
        m_canvas.unsetCursor();
}

} // namespace zonewright

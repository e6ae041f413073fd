#include "views/mapnavigation.h"

#include <QApplication>
#include <QGestureEvent>
#include <QInputDevice>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace zonewright {

namespace {

constexpr double wheelNotch = 120.0; // eighths of a degree, as Qt counts

// Milliseconds.
constexpr std::uint64_t soonestRepeat = 100; ///< a key that is held for less repeats itself on no system
constexpr int repeatGap = 50; ///< a key that is pressed again within that was not let go: it repeats itself

bool comesFromTouchpad(const QWheelEvent& event)
{
    return event.device() && event.device()->type() == QInputDevice::DeviceType::TouchPad;
}

} // namespace

Point stepOfArrow(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

MapNavigation::MapNavigation(QWidget& canvas)
    : QObject(&canvas)
    , m_canvas(canvas)
{
    canvas.setMouseTracking(true);
    canvas.setFocusPolicy(Qt::StrongFocus);
    canvas.grabGesture(Qt::PinchGesture);
    canvas.installEventFilter(this);
    m_spaceEnd.setSingleShot(true);
    m_spaceEnd.setInterval(repeatGap);
    connect(&m_spaceEnd, &QTimer::timeout, this, &MapNavigation::leaveSpace);
}

bool MapNavigation::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return mousePressed(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseMove:
        return mouseMoved(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
        return mouseReleased(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonDblClick:
        if (m_draws || m_space)
            return mousePressed(static_cast<QMouseEvent&>(*event));
        m_modifiers = static_cast<QMouseEvent*>(event)->modifiers();
        if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
            Q_EMIT doubleClicked(static_cast<QMouseEvent*>(event)->position());
        return true;
    case QEvent::Wheel:
        return wheelTurned(static_cast<QWheelEvent&>(*event));
    case QEvent::ShortcutOverride:
        return claimed(static_cast<QKeyEvent&>(*event));
    case QEvent::KeyPress:
        return keyPressed(static_cast<QKeyEvent&>(*event));
    case QEvent::KeyRelease:
        return spaceReleased(static_cast<QKeyEvent&>(*event));
    case QEvent::Leave:
        Q_EMIT pointerMoved(std::nullopt);
        return false;
    case QEvent::FocusOut:
        m_space = false;
        m_spaceEnd.stop();
        showCursor();
        return false;
    case QEvent::Gesture:
        return gestured(*event);
    case QEvent::NativeGesture:
        return nativelyGestured(*event);
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool MapNavigation::mousePressed(const QMouseEvent& event)
{
    if (m_drag != Drag::None || (event.button() != Qt::LeftButton && event.button() != Qt::MiddleButton))
        return false;
    m_button = event.button();
    m_modifiers = event.modifiers();
    m_spaceDragged = m_spaceDragged || m_space;
    m_last = event.position();
    if (m_button == Qt::MiddleButton || m_space)
        m_drag = Drag::Moving;
    else
        m_drag = m_draws ? Drag::Drawing : Drag::Waiting;
    showCursor();
    if (m_drag == Drag::Drawing)
        Q_EMIT drawBegan(event.position(), event.modifiers());
    return true;
}

bool MapNavigation::mouseMoved(const QMouseEvent& event)
{
    if (m_drag == Drag::Waiting && (event.position() - m_last).manhattanLength() >= QApplication::startDragDistance()) {
        m_drag = Drag::Moving;
        showCursor();
    }
    if (m_drag == Drag::Moving) {
        Q_EMIT dragged(m_last, event.position());
        m_last = event.position();
    }
    if (m_drag == Drag::Drawing)
        Q_EMIT drawnTo(event.position(), event.modifiers());
    Q_EMIT pointerMoved(event.position());
    return true;
}

bool MapNavigation::mouseReleased(const QMouseEvent& event)
{
    if (m_drag == Drag::None || event.button() != m_button)
        return false;
    const Drag drag = std::exchange(m_drag, Drag::None);
    showCursor();
    if (drag == Drag::Drawing)
        Q_EMIT drawEnded(event.position(), event.modifiers());
    else if (drag == Drag::Waiting)
        Q_EMIT clicked(event.position());
    return true;
}

bool MapNavigation::wheelTurned(const QWheelEvent& event)
{
    if (comesFromTouchpad(event) && !(event.modifiers() & Qt::ControlModifier)) {
        const QPointF pixels = event.pixelDelta().isNull() ? QPointF(event.angleDelta()) / 2 : event.pixelDelta();
        Q_EMIT scrolled(pixels);
    } else if (event.angleDelta().y() != 0) {
        Q_EMIT zoomed(event.position(), event.angleDelta().y() / wheelNotch * zoomStep);
    }
    Q_EMIT pointerMoved(event.position());
    return true;
}

/// Keeps walking keys from being taken as shortcuts.
bool MapNavigation::claimed(QKeyEvent& event) const
{
    if (!m_walks || !walkOf(event, m_walkKeys))
        return false;
    event.accept();
    return true;
}

bool MapNavigation::keyPressed(const QKeyEvent& event)
{
    if (const auto move = m_walks ? walkOf(event, m_walkKeys) : std::nullopt) {
        Q_EMIT walked(*move, event.isAutoRepeat());
        return true;
    }
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Space && modifiers == Qt::NoModifier)
        return spacePressed(event);
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal || event.key() == Qt::Key_Minus) {
        Q_EMIT zoomedByKey(event.key() == Qt::Key_Minus ? -zoomStep : zoomStep);
        return true;
    }
    const Point step = m_arrowsScroll ? stepOfArrow(event.key()) : Point{};
    if (step != Point{} && modifiers == Qt::NoModifier) {
        Q_EMIT scrolled(-QPointF(step.x, step.y) * arrowStep);
        return true;
    }
    return false;
}

/// A key that is held down repeats itself as a release and a press at the same time. Not always can the window system
/// tell them from a real release: then the press that follows does.
bool MapNavigation::spacePressed(const QKeyEvent& event)
{
    const bool isSameTime = event.timestamp() != 0 && event.timestamp() == m_spaceUntil;
    const bool wasHeld = m_space;
    m_spaceEnd.stop();
    if (wasHeld)
        return true;
    m_space = true;
    // It was said already that it was let go, and it was not; or a drag is under way without it.
    m_spaceDragged = event.isAutoRepeat() || isSameTime || m_drag != Drag::None;
    m_spaceSince = event.timestamp();
    showCursor();
    return true;
}

bool MapNavigation::spaceReleased(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Space)
        return false;
    if (event.isAutoRepeat() || !m_space)
        return true;
    m_spaceUntil = event.timestamp();
    m_spaceModifiers = event.modifiers();
    if (m_spaceUntil - m_spaceSince < soonestRepeat)
        leaveSpace();
    else
        m_spaceEnd.start();
    return true;
}

void MapNavigation::leaveSpace()
{
    m_spaceEnd.stop();
    m_space = false;
    showCursor();
    if (!m_spaceDragged)
        Q_EMIT spaceTapped(m_spaceModifiers);
}

bool MapNavigation::gestured(QEvent& event)
{
    auto& gesture = static_cast<QGestureEvent&>(event);
    const auto* pinch = static_cast<QPinchGesture*>(gesture.gesture(Qt::PinchGesture));
    if (!pinch)
        return false;
    if (pinch->changeFlags() & QPinchGesture::ScaleFactorChanged)
        Q_EMIT zoomed(m_canvas.mapFromGlobal(pinch->centerPoint()), std::log2(pinch->scaleFactor()));
    return true;
}

bool MapNavigation::nativelyGestured(QEvent& event)
{
    const auto& gesture = static_cast<QNativeGestureEvent&>(event);
    if (gesture.gestureType() != Qt::ZoomNativeGesture)
        return false;
    Q_EMIT zoomed(gesture.position(), std::log2(std::max(1.0 + gesture.value(), 0.1)));
    return true;
}

void MapNavigation::setPointerShape(std::optional<Qt::CursorShape> shape)
{
    if (std::exchange(m_pointerShape, shape) != shape)
        showCursor();
}

void MapNavigation::showCursor()
{
    if (m_drag == Drag::Moving)
        m_canvas.setCursor(Qt::ClosedHandCursor);
    else if (m_space)
        m_canvas.setCursor(Qt::OpenHandCursor);
    else if (m_pointerShape)
        m_canvas.setCursor(*m_pointerShape);
    else
        m_canvas.unsetCursor();
}

} // namespace zonewright

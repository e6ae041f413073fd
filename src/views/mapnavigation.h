#pragma once

#include "core/geometry/point.h"
#include "views/walkkeys.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <cstdint>
#include <optional>

class QEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace zonewright {

/// The step of an arrow key; none for other keys.
[[nodiscard]] Point stepOfArrow(int key);

/// Turns what a designer does with mouse, touchpad and keys over a map into moves of the map, the same in every view:
/// middle drag, Space with left drag and left drag beyond a small threshold move it; the wheel zooms at the pointer;
/// two fingers on a touchpad scroll, and zoom with Ctrl or by pinching; arrow keys scroll, `+` and `-` zoom. What a
/// press begins it stays until the button goes up, whatever becomes of Space.
/// Walking keys come before all others, shortcuts of the program included. It watches its canvas as an event filter.
class MapNavigation : public QObject
{
    Q_OBJECT

public:
    /// Logical pixels that an arrow key scrolls.
    static constexpr int arrowStep = 64;

    /// Octaves of scale that one notch of a wheel or one press of a zoom key changes.
    static constexpr double zoomStep = 1.0 / 3.0;

    explicit MapNavigation(QWidget& canvas);

    /// The keys that walk; at first those of the numeric pad alone.
    void setWalkKeys(WalkKeys keys) { m_walkKeys = keys; }

    [[nodiscard]] WalkKeys walkKeys() const { return m_walkKeys; }

    /// Whether any key walks; at first some do.
    void setWalking(bool on) { m_walks = on; }

    /// Whether arrow keys that do not walk scroll; at first they do. Off leaves them to the canvas.
    void setArrowsScroll(bool on) { m_arrowsScroll = on; }

    /// Whether the left button draws in place of moving the map and clicking; at first it does not. Middle drag and
    /// Space with left drag go on moving it.
    void setDrawing(bool on) { m_draws = on; }

    /// The shape of the pointer while it moves nothing; nothing for the canvas's own.
    void setPointerShape(std::optional<Qt::CursorShape> shape);

    /// The modifier keys of the last press of a mouse button.
    [[nodiscard]] Qt::KeyboardModifiers modifiers() const { return m_modifiers; }

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// What was under `from` is to be under `to`; logical pixels.
    void dragged(QPointF from, QPointF to);

    /// The map is to move by so many logical pixels.
    void scrolled(QPointF by);

    /// The scale is to grow by so many octaves about a position.
    void zoomed(QPointF at, double octaves);

    /// The same by a key, which points nowhere.
    void zoomedByKey(double octaves);

    /// A press and a release of the left button on one place.
    void clicked(QPointF at);
    void doubleClicked(QPointF at);

    /// While the left button draws: it was pressed, is somewhere else, was let go.
    void drawBegan(QPointF at, Qt::KeyboardModifiers modifiers);
    void drawnTo(QPointF at, Qt::KeyboardModifiers modifiers);
    void drawEnded(QPointF at, Qt::KeyboardModifiers modifiers);

    /// Space was pressed and let go, and nothing was dragged with it. Comes a moment later where the key was held so
    /// long that it may have repeated itself.
    void spaceTapped(Qt::KeyboardModifiers modifiers);

    /// A walking key was pressed, or repeats itself while it is held down.
    void walked(zonewright::Direction direction, bool repeated);

    /// The pointer is somewhere else, or (nothing) has left the canvas.
    void pointerMoved(std::optional<QPointF> at);

private:
    enum class Drag { None, Waiting, Moving, Drawing };

    bool mousePressed(const QMouseEvent& event);
    bool mouseMoved(const QMouseEvent& event);
    bool mouseReleased(const QMouseEvent& event);
    bool wheelTurned(const QWheelEvent& event);
    bool claimed(QKeyEvent& event) const;
    bool keyPressed(const QKeyEvent& event);
    bool spacePressed(const QKeyEvent& event);
    bool spaceReleased(const QKeyEvent& event);
    void leaveSpace();
    bool gestured(QEvent& event);
    bool nativelyGestured(QEvent& event);
    void showCursor();

    QWidget& m_canvas;
    Drag m_drag = Drag::None;
    Qt::MouseButton m_button = Qt::NoButton;
    QPointF m_last;
    bool m_space = false;           ///< is held, or perhaps is
    bool m_spaceDragged = false;    ///< since it was pressed
    std::uint64_t m_spaceSince = 0; ///< when it was pressed, in milliseconds of the window system
    std::uint64_t m_spaceUntil = 0; ///< when it was let go last
    Qt::KeyboardModifiers m_spaceModifiers;
    QTimer m_spaceEnd; ///< runs while it is let go, unless that was a part of a repetition
    bool m_walks = true;
    bool m_arrowsScroll = true;
    bool m_draws = false;
    std::optional<Qt::CursorShape> m_pointerShape;
    Qt::KeyboardModifiers m_modifiers;
    WalkKeys m_walkKeys;
};

} // namespace zonewright

#pragma once

#include "render/worldchunks.h"
#include "views/mapcanvas.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace zonewright::test {

/// The chunks of a world for a view to show.
inline std::shared_ptr<WorldChunks> chunksOf(const WorldSettings& settings)
{
    static const auto tilesets = std::make_shared<Tilesets>();
    return std::make_shared<WorldChunks>(World::create(settings).value(), tilesets);
}

/// Shows a view and waits until all of it is painted.
inline void showAndWait(MapCanvas& view, QSize size)
{
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTRY_VERIFY_WITH_TIMEOUT(view.isComplete(), 60'000);
}

/// How often a widget was painted since this was made. A picture taken of it (grab) paints it too.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget& widget)
    {
        QApplication::processEvents(); // what is due already
        widget.installEventFilter(this);
    }

    [[nodiscard]] int count() const { return m_count; }

    /// What was painted by now, with all that is due.
    [[nodiscard]] int settledCount() const
    {
        QApplication::processEvents();
        return m_count;
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

/// What is to be seen, once all of it is painted.
inline QImage completePicture(MapCanvas& view)
{
    if (!QTest::qWaitFor([&view] { return view.isComplete(); }, 60'000))
        return {};
    return view.grab().toImage();
}

// Events at exact positions, which QTest rounds to whole logical pixels.

inline void sendMouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

inline void move(QWidget& widget, QPointF at, Qt::MouseButtons buttons = Qt::NoButton)
{
    sendMouse(widget, QEvent::MouseMove, at, Qt::NoButton, buttons);
}

inline void click(QWidget& widget, QPointF at)
{
    sendMouse(widget, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    sendMouse(widget, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

inline void doubleClick(QWidget& widget, QPointF at)
{
    click(widget, at);
    sendMouse(widget, QEvent::MouseButtonDblClick, at, Qt::LeftButton, Qt::LeftButton);
    sendMouse(widget, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

inline void drag(QWidget& widget, QPointF from, QPointF to, Qt::MouseButton button, int steps = 8)
{
    sendMouse(widget, QEvent::MouseButtonPress, from, button, button);
    for (int i = 1; i <= steps; ++i)
        move(widget, from + (to - from) * i / steps, button);
    sendMouse(widget, QEvent::MouseButtonRelease, to, button, Qt::NoButton);
}

inline void turnWheel(QWidget& widget, QPointF at, int angle, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWheelEvent event(at, widget.mapToGlobal(at), QPoint(), QPoint(0, angle), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

} // namespace zonewright::test

#include "app/sessionkeeper.h"

#include "app/mainwindow.h"
#include "app/maps.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QSettings>

namespace zonewright {

SessionKeeper::SessionKeeper(MainWindow& window, QSettings& settings, std::chrono::milliseconds delay)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::keepWhenIdle);
    const auto wait = qOverload<>(&QTimer::start);
    window.installEventFilter(this);
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        dock->installEventFilter(this);
        connect(dock, &QDockWidget::topLevelChanged, &m_timer, wait);
        connect(dock, &QDockWidget::visibilityChanged, &m_timer, wait); // one that comes in front of others too
    }
    connect(&window.maps(), &Maps::tabChanged, &m_timer, wait);
    connect(&window, &QWidget::windowTitleChanged, &m_timer, wait); // the name of the project
    connect(qApp, &QGuiApplication::commitDataRequest, this, &SessionKeeper::keepNow, Qt::DirectConnection);
    connect(qApp, &QCoreApplication::aboutToQuit, this, &SessionKeeper::keepNow);
}

void SessionKeeper::keepNow()
{
    m_timer.stop();
    if (!m_window.isVisible())
        return;
    writeSession(m_settings, m_window.session());
    m_settings.sync();
}

void SessionKeeper::keepWhenIdle()
{
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return m_timer.start();
    keepNow();
}

bool SessionKeeper::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange:
        m_timer.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace zonewright

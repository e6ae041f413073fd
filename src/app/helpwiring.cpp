#include "app/helpwiring.h"

#include "app/actionset.h"
#include "app/dockaction.h"
#include "app/handbookwindow.h"
#include "app/helptopics.h"
#include "app/mainwindow.h"
#include "app/onscreen.h"
#include "app/tabfocus.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QScreen>
#include <QTabBar>

#include <algorithm>

namespace zonewright {

namespace {

/// The dock that a widget lies in or, for tabs of docks, the one in front; null for none.
QDockWidget* dockAt(const QMainWindow& window, QWidget& widget)
{
    if (const auto* tabs = qobject_cast<QTabBar*>(&widget); tabs != nullptr && tabs->parent() == &window) {
        const QString title = tabs->tabText(tabs->currentIndex());
        const auto docks = window.findChildren<QDockWidget*>();
        const auto found =
            std::ranges::find_if(docks, [&title](const QDockWidget* dock) { return dock->windowTitle() == title; });
        return found != docks.end() ? *found : nullptr;
    }
    for (QWidget* around = &widget; around != nullptr; around = around->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(around))
            return dock;
    }
    return nullptr;
}

} // namespace

HelpWiring::HelpWiring(MainWindow& window, const ActionSet& actions)
    : QObject(&window)
    , m_window(window)
{
    QAction* help = actions[ActionId::Handbook];
    help->setShortcutContext(Qt::ApplicationShortcut); // dialogs have pages too
    connect(help, &QAction::triggered, this, [this] { showHelpOn(subject()); });
    connect(qApp, &QApplication::focusChanged, this, &HelpWiring::noteFocus);
    qApp->installEventFilter(this);
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        for (const auto* action : dock->findChildren<DockAction*>())
            connect(action, &QAction::triggered, this, [this, dock] { m_dock = dock; });
    }
    connect(&window, &MainWindow::closed, this, [this] {
        if (m_handbook)
            m_handbook->close();
    });
}

/// The handbook that goes has the keys, maybe.
HelpWiring::~HelpWiring()
{
    qApp->removeEventFilter(this);
    qApp->disconnect(this);
}

/// When the button is released, a tab that was clicked is in front, and the keys are where they go.
bool HelpWiring::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease && watched->isWidgetType()) {
        const quint64 time = static_cast<QMouseEvent*>(event)->timestamp();
        if (time != m_clickTime)
            noteClick(*static_cast<QWidget*>(watched));
        m_clickTime = time;
    }
    return QObject::eventFilter(watched, event);
}

void HelpWiring::noteClick(QWidget& widget)
{
    if (QDockWidget* dock = dockAt(m_window, widget))
        m_dock = dock;
}

void HelpWiring::noteFocus(const QWidget* old, QWidget* now)
{
    if (now == nullptr || isOfHandbook(now))
        return;
    const bool cameBack = now == m_focus && (old == nullptr || isOfHandbook(old));
    m_focus = now;
    if (!cameBack)
        m_dock = nullptr;
}

bool HelpWiring::isOfHandbook(const QWidget* widget) const
{
    return m_handbook && widget != nullptr && (widget == m_handbook.get() || m_handbook->isAncestorOf(widget));
}

const QWidget* HelpWiring::subject() const
{
    const QWidget* focus = QApplication::focusWidget();
    const bool isDockSeen = m_dock && m_dock->isVisible() && !liesBehind(*m_dock);
    return isDockSeen && !isOfHandbook(focus) ? m_dock : focus;
}

void HelpWiring::showHelpOn(const QWidget* widget)
{
    const bool isNew = m_handbook == nullptr;
    HandbookWindow& window = handbook();
    if (const HelpTopic* topic = helpTopicOf(widget)) {
        window.endSearch();
        window.open({.page = QLatin1String(topic->page), .heading = topic->heading});
    } else if (isNew) {
        window.open({});
    } else if (!window.isVisible()) {
        window.endSearch();
    }
    bringPartOnScreen(window, availableScreens());
    window.show();
    window.raise();
    window.activateWindow();
}

HandbookWindow& HelpWiring::handbook()
{
    if (!m_handbook) {
        m_handbook = std::make_unique<HandbookWindow>();
        m_handbook->setGeometry(
            firstPlace(m_handbook->size(), m_window.frameGeometry(), m_window.screen()->availableGeometry()));
        if (m_settings != nullptr)
            m_handbook->keepIn(*m_settings);
    }
    return *m_handbook;
}

} // namespace zonewright

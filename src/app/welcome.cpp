#include "app/welcome.h"

#include "app/actionset.h"
#include "app/filecommands.h"
#include "app/recentfiles.h"
#include "app/welcomepage.h"
#include "document/document.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>
#include <array>
#include <utility>

namespace zonewright {

namespace {

/// What makes sense without a project in sight; every other command acts on it.
bool worksWithoutProject(const QString& name)
{
    static constexpr std::array names{"new",   "open",    "quit",     "system-theme", "light-theme",     "dark-theme",
                                      "about", "welcome", "settings", "preferences",  "command-palette", "handbook"};
    return std::ranges::any_of(names, [&name](const char* other) { return name == QLatin1String(other); });
}

} // namespace

Welcome::Welcome(const WelcomeParts& parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_projectActions(new QActionGroup(this))
{
    m_projectActions->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    gatherProjectActions();
    connectPage();
    connect(&parts.document, &Document::fileTaken, this, &Welcome::takeProject);
}

void Welcome::connectPage()
{
    FileCommands* files = &m_parts.files;
    WelcomePage& page = m_parts.page;
    page.setRecentFiles(m_parts.recentFiles);
    connect(&page, &WelcomePage::newChosen, files, &FileCommands::startNew);
    connect(&page, &WelcomePage::openChosen, files, &FileCommands::open);
    connect(&page, &WelcomePage::recentChosen, files, &FileCommands::openInstead);
    connect(&page, &WelcomePage::sampleChosen, files, &FileCommands::openSampleInstead);
    connect(&page, &WelcomePage::backChosen, this, &Welcome::leave);
}

/// An action that belongs to a group of its own keeps it: those are choices of the interface.
void Welcome::gatherProjectActions()
{
    for (QAction* action : m_parts.actions.all()) {
        if (!action->actionGroup() && !worksWithoutProject(action->objectName()))
            m_projectActions->addAction(action);
    }
    for (const auto* dock : m_parts.window.findChildren<QDockWidget*>())
        m_projectActions->addAction(dock->toggleViewAction());
}

bool Welcome::isSettled() const
{
    return !m_isShown || m_parts.page.isSettled();
}

void Welcome::show()
{
    if (m_isShown)
        return;
    m_isShown = true;
    // A window that was never seen has not given its docks their sizes.
    m_dockState = m_parts.window.isVisible() ? m_parts.window.saveState() : QByteArray();
    hideParts();
    m_projectActions->setEnabled(false);
    m_parts.page.setBackPossible(m_hasProject);
    m_parts.pages.setCurrentWidget(&m_parts.page);
    m_parts.page.takeFocus();
    Q_EMIT changed();
}

void Welcome::leave()
{
    if (!m_isShown)
        return;
    m_isShown = false;
    m_parts.pages.setCurrentIndex(0);
    showParts();
    if (!m_dockState.isEmpty())
        m_parts.window.restoreState(m_dockState); // shown again, they would share their room out anew
    m_projectActions->setEnabled(true);
    Q_EMIT changed();
}

void Welcome::hideParts()
{
    QList<QWidget*> parts{m_parts.window.statusBar()};
    for (auto* dock : m_parts.window.findChildren<QDockWidget*>())
        parts << dock;
    for (auto* bar : m_parts.window.findChildren<QToolBar*>())
        parts << bar;
    m_hidden.clear();
    for (QWidget* part : parts) {
        if (part->isHidden())
            continue;
        part->hide();
        m_hidden << part;
    }
}

void Welcome::showParts()
{
    for (const QPointer<QWidget>& part : std::exchange(m_hidden, {})) {
        if (part)
            part->show();
    }
}

QByteArray Welcome::dockState() const
{
    return m_isShown ? m_dockState : m_parts.window.saveState();
}

void Welcome::restoreDockState(const QByteArray& state)
{
    if (!m_isShown) {
        m_parts.window.restoreState(state);
        return;
    }
    showParts();
    if (m_parts.window.restoreState(state))
        m_dockState = state;
    hideParts();
}

void Welcome::takeProject()
{
    m_hasProject = true;
    leave();
}

} // namespace zonewright

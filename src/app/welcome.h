#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QActionGroup;
class QMainWindow;
class QStackedWidget;
class QWidget;

namespace zonewright {

class ActionSet;
class Document;
class FileCommands;
class RecentFiles;
class WelcomePage;

/// What a window has that its welcome page works with; all of it outlives the Welcome.
struct WelcomeParts
{
    QMainWindow& window;
    QStackedWidget& pages; ///< in the middle of the window: the maps first, then the page
    WelcomePage& page;
    const ActionSet& actions;
    Document& document;
    FileCommands& files;
    RecentFiles& recentFiles;
};

/// Shows the welcome page of a window and leaves it. Meanwhile the bars and docks are hidden and their commands
/// disabled, so that nothing acts on a project that is not to be seen. Whatever project is opened ends it.
class Welcome : public QObject
{
    Q_OBJECT

public:
    explicit Welcome(const WelcomeParts& parts);

    /// True once a project was opened or begun.
    [[nodiscard]] bool hasProject() const { return m_hasProject; }

    [[nodiscard]] bool isShown() const { return m_isShown; }

    /// True when the page is not shown, or every picture on it is there.
    [[nodiscard]] bool isSettled() const;

    void show();
    void leave();

    /// The bars and docks as they are while a project is to be seen (see QMainWindow::saveState), and back. Empty where
    /// none was to be seen yet.
    [[nodiscard]] QByteArray dockState() const;
    void restoreDockState(const QByteArray& state);

Q_SIGNALS:
    /// The page is shown now, or left.
    void changed();

private:
    void connectPage();
    void gatherProjectActions();
    void hideParts();
    void showParts();
    void takeProject();

    WelcomeParts m_parts;
    QActionGroup* m_projectActions;
    QList<QPointer<QWidget>> m_hidden;
    QByteArray m_dockState; ///< before they were hidden; empty for as at first
    bool m_hasProject = false;
    bool m_isShown = false;
};

} // namespace zonewright

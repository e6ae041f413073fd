#pragma once

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/options.h"
#include "app/session.h"
#include "app/statusline.h"
#include "app/themechoice.h"
#include "document/commands/projectcommand.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

namespace zonewright {

class AboutDialog;
class CommandWiring;
class Document;
class ExportCommands;
class FileCommands;
class Maps;
class OpeningWiring;
class WorldBar;

namespace Ui {
class MainWindow;
}

/// The window: it makes the parts of the editor and connects them, and does nothing itself.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The document outlives the window.
    explicit MainWindow(Document& document, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] FileCommands& files() { return *m_files; }

    [[nodiscard]] const ActionSet& actions() const { return m_actions; }

    [[nodiscard]] Maps& maps() { return *m_maps; }

    /// Preferences, keys and palette; in memory alone until they are kept somewhere.
    [[nodiscard]] CommandWiring& commands() { return *m_commands; }

    /// What exports the project.
    [[nodiscard]] ExportCommands& exports() { return *m_exports; }

    /// The ways by which a project comes into the window.
    [[nodiscard]] OpeningWiring& opening() { return *m_opening; }

    /// A sentence in a bar inside the window, until it is closed.
    void showMessage(const QString& sentence);

    /// Puts a bar in the window, below its tool bars; the window owns it.
    void addBar(QWidget& bar);

    void setThemeChoice(ThemeChoice choice);
    void setTab(MapTab tab);

    /// The state to find again next time, and back.
    [[nodiscard]] Session session() const;
    void restoreSession(const Session& session);

    /// Keeps the session in `settings` when the window is closed; the settings outlive the window.
    void keepSessionIn(QSettings& settings) { m_settings = &settings; }

    /// True when everything in sight was painted at its best and every figure is there.
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    /// The window goes, and what is not saved in it may go.
    void closed();

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QMenu* fillBars();
    void connectDocument();
    void connectFileActions();
    void takeTyped();
    void showUndoTexts();
    void retranslate();
    void showTheme(Theme ground);
    void connectViewActions();
    void connectWorldActions();
    void takeWorld();
    void showTitle();
    void reseed(const WorldSettings& settings, Gesture gesture = Gesture::None);
    void takeSettings(const WorldSettings& settings, int run);
    void followDocks();
    void showAbout();
    void sizeNewDocks();
    void followWelcome();

    Document& m_document;
    std::unique_ptr<Ui::MainWindow> m_ui;
    ActionSet m_actions;
    std::unique_ptr<DockRegistry> m_docks;
    FileCommands* m_files = nullptr;
    Maps* m_maps = nullptr;
    OpeningWiring* m_opening = nullptr;
    CommandWiring* m_commands = nullptr;
    ExportCommands* m_exports = nullptr;
    WorldBar* m_worldBar = nullptr;
    StatusLine* m_status = nullptr;
    QPointer<AboutDialog> m_about;
    QSettings* m_settings = nullptr;
    Gesture m_resizing = Gesture::None; ///< of the run of steps that a size is turned by
    int m_run = 0;
    bool m_docksAreNew = true; ///< no session had sizes for them
    bool m_hidesDocks = false; ///< a session did, and they are behind the welcome page still
};

} // namespace zonewright

#pragma once

#include "app/commandpalette.h"
#include "app/gotoplace.h"
#include "app/preferences.h"
#include "app/settingsdialog.h"
#include "app/shortcuts.h"

#include <QObject>
#include <QPointer>

class QMainWindow;
class QSettings;

namespace zonewright {

class ActionSet;
class Document;
class Maps;

/// What is between a designer and the commands: keys, preferences, the command palette, the settings dialog and the
/// question for coordinates, on one window.
class CommandWiring : public QObject
{
    Q_OBJECT

public:
    /// All outlive it, and the menus of the window are filled.
    CommandWiring(QMainWindow& window, ActionSet& actions, Document& document, Maps& maps, RecentFiles& recentFiles);

    [[nodiscard]] Preferences& preferences() { return m_preferences; }

    [[nodiscard]] Shortcuts& shortcuts() { return m_shortcuts; }

    /// Takes what is kept in `settings`, which outlive it, and keeps there what is changed from now on. Without it, all
    /// is as it is at first, and nothing is kept.
    void keepIn(QSettings& settings);

Q_SIGNALS:
    /// The designer wants this theme, or the settings have it.
    void themeChosen(zonewright::ThemeChoice choice);

    /// The preferences want other colours of marks.
    void colorsChosen();

private:
    void connectActions();
    void openPalette();
    void openSettings();
    [[nodiscard]] std::vector<Command> commandsWithKeys() const;
    void goTo(const CellPlace& place);
    void takePreferences();
    void showIconSize();
    void showMotion();

    QMainWindow& m_window;
    ActionSet& m_actions;
    Document& m_document;
    Maps& m_maps;
    RecentFiles& m_recentFiles;
    Preferences m_preferences;
    Shortcuts m_shortcuts;
    CommandPalette* m_palette;
    GoToPlace* m_goTo;
    QPointer<SettingsDialog> m_settingsDialog;
    ThemeChoice m_theme = ThemeChoice::System;
    bool m_apartColors = false;
    bool m_reducedMotion = false;
    const bool m_desktopReducesMotion; ///< as it was asked once, from its files
};

} // namespace zonewright

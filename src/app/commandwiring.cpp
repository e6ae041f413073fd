#include "app/commandwiring.h"

#include "app/actionset.h"
#include "app/commandlist.h"
#include "app/maps.h"
#include "app/motion.h"
#include "app/recentfiles.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/maplayersmodel.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr auto recentCommandsKey = "palette/recent";

} // namespace

CommandWiring::CommandWiring(QMainWindow& window, ActionSet& actions, Document& document, Maps& maps,
                             RecentFiles& recentFiles)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_document(document)
    , m_maps(maps)
    , m_recentFiles(recentFiles)
    , m_shortcuts(actions)
    , m_palette(new CommandPalette(window))
    , m_goTo(new GoToPlace(window))
    , m_desktopReducesMotion(desktopReducesMotion(desktopSettingsFolders()))
{
    connectActions();
    connect(m_goTo, &GoToPlace::placeChosen, this, &CommandWiring::goTo);
    connect(&m_preferences, &Preferences::changed, this, &CommandWiring::takePreferences);
    connect(&m_maps.layers(), &MapLayersModel::layersChanged, this, [this] {
        PreferenceValues values = m_preferences.values();
        values.hiddenLayers = m_maps.layers().hiddenLayers();
        m_preferences.setValues(values);
    });
    showIconSize();
    showMotion();
    whenLanguageChanges(*this, [this] {
        m_palette->setCommands(commandsOf(*m_window.menuBar(), m_actions));
        if (m_settingsDialog)
            m_settingsDialog->setCommands(commandsWithKeys());
    });
}

void CommandWiring::keepIn(QSettings& settings)
{
    m_preferences.keepIn(settings);
    m_shortcuts.keepIn(settings);
    m_palette->setRecent(settings.value(QLatin1String(recentCommandsKey)).toStringList());
    connect(m_palette, &CommandPalette::recentChanged, this,
            [this, &settings] { settings.setValue(QLatin1String(recentCommandsKey), m_palette->recent()); });
}

void CommandWiring::connectActions()
{
    const auto on = [this](ActionId id, auto work) { connect(m_actions[id], &QAction::triggered, this, work); };
    on(ActionId::CommandPalette, &CommandWiring::openPalette);
    on(ActionId::Settings, &CommandWiring::openSettings);
    on(ActionId::GoTo, [this] { m_goTo->ask(m_document.world()); });
    for (const auto& [id, choice] :
         {std::pair{ActionId::SystemTheme, ThemeChoice::System}, std::pair{ActionId::LightTheme, ThemeChoice::Light},
          std::pair{ActionId::DarkTheme, ThemeChoice::Dark}}) {
        on(id, [this, choice = choice] {
            PreferenceValues values = m_preferences.values();
            values.theme = m_theme = choice;
            m_preferences.setValues(values);
            Q_EMIT themeChosen(choice); // even if it was chosen before: the command line may have shown another one
        });
    }
}

void CommandWiring::openPalette()
{
    m_palette->choose(commandsOf(*m_window.menuBar(), m_actions));
}

/// As the table has them, whatever they would do at the moment.
std::vector<Command> CommandWiring::commandsWithKeys() const
{
    std::vector<Command> commands = commandsOf(*m_window.menuBar(), m_actions);
    std::erase_if(commands, [this](const Command& command) {
        return std::ranges::find(m_actions.all(), command.action) == m_actions.all().end();
    });
    for (Command& command : commands) {
        const auto row = std::ranges::find(m_actions.all(), command.action) - m_actions.all().begin();
        command.text = commandText(ActionSet::textOf(ActionSet::table()[static_cast<std::size_t>(row)]));
    }
    return commands;
}

void CommandWiring::openSettings()
{
    if (!m_settingsDialog)
        m_settingsDialog = new SettingsDialog(m_preferences, m_shortcuts, m_recentFiles, commandsWithKeys(), &m_window);
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

void CommandWiring::goTo(const CellPlace& place)
{
    const int side = m_document.world().zoneSide();
    if (m_maps.map() == nullptr)
        m_maps.setTab(MapTab::World); // the place is of the world
    if (m_maps.map() == &m_maps.zoneView())
        m_maps.zoneView().setZone(place.zone);
    else
        m_maps.map()->lookAt({place.zone.x * side + place.cell.x, place.zone.y * side + place.cell.y});
    m_document.selection().select(place);
}

void CommandWiring::takePreferences()
{
    showIconSize();
    if (std::exchange(m_reducedMotion, m_preferences.values().reducedMotion) != m_reducedMotion)
        showMotion();
    m_recentFiles.setLimit(m_preferences.values().recentFiles);
    m_maps.setViKeys(m_preferences.values().viKeys);
    m_shortcuts.setViKeys(m_preferences.values().viKeys);
    m_document.playback().setWorkers(m_preferences.values().workers);
    m_maps.layers().setHiddenLayers(m_preferences.values().hiddenLayers);
    if (const ThemeChoice theme = m_preferences.values().theme; theme != m_theme) {
        m_theme = theme;
        Q_EMIT themeChosen(theme);
    }
    if (std::exchange(m_apartColors, m_preferences.values().apartColors) != m_apartColors)
        Q_EMIT colorsChosen();
}

void CommandWiring::showMotion()
{
    applyMotion(m_window, m_reducedMotion || m_desktopReducesMotion);
}

void CommandWiring::showIconSize()
{
    const int side = pixels(m_preferences.values().toolIcons);
    for (QToolBar* bar : m_window.findChildren<QToolBar*>()) {
        bar->setIconSize({side, side});
        for (QToolButton* button : bar->findChildren<QToolButton*>()) {
            if (!button->objectName().startsWith(QLatin1String("qt_")))
                button->setIconSize({side, side});
        }
    }
}

} // namespace zonewright

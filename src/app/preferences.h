#pragma once

#include "app/recentfiles.h"
#include "app/themechoice.h"

#include <QObject>
#include <QString>
#include <QStringList>

class QSettings;

namespace zonewright {

/// How large the icons of the tool bars are.
enum class IconSize { Small, Normal, Large };

inline constexpr int mostWorkers = 16;
inline constexpr int leastAutosave = 1; // minutes
inline constexpr int usualAutosave = 2;
inline constexpr int mostAutosave = 60;

/// What the designer likes, of every project.
struct PreferenceValues
{
    ThemeChoice theme = ThemeChoice::System;
    QString language;            ///< two letters, one of preferenceLanguages; empty for the system's
    bool openLastProject = true; ///< at the start, else the welcome page is shown
    bool viKeys = false;         ///< hjklyubn walk the player
    IconSize toolIcons = IconSize::Normal;
    bool apartColors = false;                  ///< marks in colours for colour blindness
    bool reducedMotion = false;                ///< whatever the desktop asks for
    int autosaveMinutes = usualAutosave;       ///< leastAutosave to mostAutosave, see Recovery
    int recentFiles = RecentFiles::usualLimit; ///< that are remembered
    int workers = 0;                           ///< threads that compute zones ahead of their turn, 0 to mostWorkers
    QStringList hiddenLayers;                  ///< of the world map, as MapLayersModel names them, in its order

    friend bool operator==(const PreferenceValues&, const PreferenceValues&) = default;
};

/// The languages that the editor speaks, two letters each.
[[nodiscard]] QStringList preferenceLanguages();

/// The side of an icon in a tool bar, in logical pixels.
[[nodiscard]] int pixels(IconSize size);

/// Reads what is kept; what is missing or no value at all is as it is at first. The theme is also found where earlier
/// versions kept it.
[[nodiscard]] PreferenceValues readPreferences(const QSettings& settings);

void writePreferences(QSettings& settings, const PreferenceValues& values);

/// The preferences of the moment.
class Preferences : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const PreferenceValues& values() const { return m_values; }

    /// Takes other values at once, and keeps them if there is where to.
    void setValues(const PreferenceValues& values);

    /// Takes the values kept in `settings`, which outlive the preferences, and keeps there what is changed from now on.
    void keepIn(QSettings& settings);

Q_SIGNALS:
    void changed();

private:
    PreferenceValues m_values;
    QSettings* m_settings = nullptr;
};

} // namespace zonewright

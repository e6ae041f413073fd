#include "app/preferences.h"

#include "models/maplayersmodel.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace zonewright {

namespace {

constexpr auto oldThemeKey = "session/theme"; // of versions that had no preferences
constexpr std::array<const char*, 3> iconSizeWords{"small", "normal", "large"};
constexpr std::array<int, 3> iconSizePixels{16, 20, 28};

QString preferenceKey(const char* name)
{
    return QStringLiteral("preferences/") + QLatin1String(name);
}

/// Neither "maybe" nor 17 is a truth.
bool truthOf(const QVariant& value, bool otherwise)
{
    const QString text = value.toString();
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        return text == QLatin1String("true");
    return otherwise;
}

/// The nearest number within limits to one that is outside.
std::optional<int> numberOf(const QVariant& value, int least, int most)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    return isNumber ? std::optional(std::clamp(number, least, most)) : std::nullopt;
}

/// Those that are layers, in their order.
QStringList layersAmong(const QStringList& names)
{
    QStringList layers = MapLayersModel::layerNames();
    layers.removeIf([&names](const QString& layer) { return !names.contains(layer); });
    return layers;
}

IconSize iconSizeOf(const QString& text)
{
    for (std::size_t i = 0; i < iconSizeWords.size(); ++i) {
        if (text == QLatin1String(iconSizeWords[i]))
            return static_cast<IconSize>(i);
    }
    return IconSize::Normal;
}

} // namespace

QStringList preferenceLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("fr")};
}

int pixels(IconSize size)
{
    return iconSizePixels[static_cast<std::size_t>(size)];
}

PreferenceValues readPreferences(const QSettings& settings)
{
    const PreferenceValues first;
    const auto read = [&settings](const char* name) { return settings.value(preferenceKey(name)); };
    const QVariant theme =
        settings.contains(preferenceKey("theme")) ? read("theme") : settings.value(QLatin1String(oldThemeKey));
    const QString language = read("language").toString();
    return {
        .theme = themeFromWord(theme.toString()).value_or(first.theme),
        .language = preferenceLanguages().contains(language) ? language : QString(),
        .openLastProject = truthOf(read("open-last-project"), first.openLastProject),
        .viKeys = truthOf(read("vi-keys"), first.viKeys),
        .toolIcons = iconSizeOf(read("tool-icons").toString()),
        .apartColors = truthOf(read("colour-blind"), first.apartColors),
        .reducedMotion = truthOf(read("reduced-motion"), first.reducedMotion),
        .autosaveMinutes =
            numberOf(read("autosave-minutes"), leastAutosave, mostAutosave).value_or(first.autosaveMinutes),
        .recentFiles =
            numberOf(read("recent-files"), RecentFiles::leastLimit, RecentFiles::mostLimit).value_or(first.recentFiles),
        .workers = std::clamp(read("workers").toInt(), 0, mostWorkers),
        .hiddenLayers = layersAmong(read("hidden-layers").toStringList())};
}

void writePreferences(QSettings& settings, const PreferenceValues& values)
{
    const auto write = [&settings](const char* name, const QVariant& value) {
        settings.setValue(preferenceKey(name), value);
    };
    write("theme", word(values.theme));
    write("language", values.language);
    write("open-last-project", values.openLastProject);
    write("vi-keys", values.viKeys);
    write("tool-icons", QLatin1String(iconSizeWords[static_cast<std::size_t>(values.toolIcons)]));
    write("colour-blind", values.apartColors);
    write("reduced-motion", values.reducedMotion);
    write("autosave-minutes", values.autosaveMinutes);
    write("recent-files", values.recentFiles);
    write("workers", values.workers);
    write("hidden-layers", values.hiddenLayers);
    settings.remove(QLatin1String(oldThemeKey));
}

void Preferences::setValues(const PreferenceValues& values)
{
    if (values == m_values)
        return;
    m_values = values;
    if (m_settings)
        writePreferences(*m_settings, m_values);
    Q_EMIT changed();
}

void Preferences::keepIn(QSettings& settings)
{
    m_settings = nullptr;
    setValues(readPreferences(settings));
    m_settings = &settings;
    writePreferences(settings, m_values);
}

} // namespace zonewright

#include "app/motion.h"

#include <QApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>
#include <QStandardPaths>

#include <array>
#include <optional>
#include <utility>

namespace zonewright {

namespace {

constexpr std::array motionEffects{Qt::UI_AnimateMenu,    Qt::UI_FadeMenu,    Qt::UI_AnimateCombo,
                                   Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox};

/// A key of a file in the manner of `ini`; empty where there is none.
std::optional<QString> valueIn(const QString& file, const QString& key)
{
    if (!QFileInfo::exists(file))
        return std::nullopt;
    const QSettings settings(file, QSettings::IniFormat);
    return settings.contains(key) ? std::optional(settings.value(key).toString().trimmed()) : std::nullopt;
}

/// What the platform had before anything was changed.
const std::array<bool, motionEffects.size()>& platformEffects()
{
    static const auto effects = [] {
        std::array<bool, motionEffects.size()> enabled{};
        for (std::size_t i = 0; i < enabled.size(); ++i)
            enabled[i] = QApplication::isEffectEnabled(motionEffects[i]);
        return enabled;
    }();
    return effects;
}

} // namespace

bool desktopReducesMotion(const QStringList& folders)
{
    for (const QString& folder : folders) {
        for (const char* file : {"/gtk-4.0/settings.ini", "/gtk-3.0/settings.ini"}) {
            const auto animates =
                valueIn(folder + QLatin1String(file), QStringLiteral("Settings/gtk-enable-animations"));
            if (animates)
                return *animates == QLatin1String("0") || animates->toLower() == QLatin1String("false");
        }
        const auto factor =
            valueIn(folder + QStringLiteral("/kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
        bool isNumber = false;
        if (factor && factor->toDouble(&isNumber) <= 0.0 && isNumber)
            return true;
        if (isNumber)
            return false;
    }
    return false;
}

QStringList desktopSettingsFolders()
{
    return QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation);
}

void applyMotion(QMainWindow& window, bool reduced)
{
    const auto& platform = platformEffects();
    for (std::size_t i = 0; i < motionEffects.size(); ++i)
        QApplication::setEffectEnabled(motionEffects[i], platform[i] && !reduced);
    window.setAnimated(!reduced); // its docks
}

} // namespace zonewright

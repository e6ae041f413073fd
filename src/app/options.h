#pragma once

#include "app/themechoice.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace zonewright {

/// The views in the middle of the window, in the order of their tabs.
enum class MapTab { World, Zone, Floor };

/// What the command line asks for.
struct Options
{
    QString file;       ///< a project to open
    QString screenshot; ///< a picture of the window to write and be done
    QSize windowSize{1400, 900};
    std::optional<ThemeChoice> theme;
    std::optional<MapTab> tab;
    QString language; ///< two letters; empty for the system's
    bool session = true;
};

/// Options, or what to say instead of opening a window.
struct OptionsResult
{
    std::optional<Options> options;
    QString text;     ///< help, version or a complaint
    int exitCode = 0; ///< 2 for a complaint
};

/// Reads the arguments, the program's name first.
[[nodiscard]] OptionsResult readOptions(const QStringList& arguments);

} // namespace zonewright

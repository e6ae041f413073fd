#pragma once

#include <QStringList>

class QMainWindow;

namespace zonewright {

/// Whether the desktop asks for as little motion as can be, as far as files tell: GTK's and GNOME's
/// `gtk-enable-animations`, KDE's `AnimationDurationFactor`. The files are looked for in `folders`, the first one that
/// says something is believed. Qt's own hints come from the platform besides, and are always followed.
[[nodiscard]] bool desktopReducesMotion(const QStringList& folders);

/// The folders of the designer's own settings, and of the system's.
[[nodiscard]] QStringList desktopSettingsFolders();

/// Lets menus, lists of combo boxes, tips, docks and parts of widgets come and go at once, or as the platform has
/// them. Nothing else in the editor moves by itself: a walk that runs is shown turn by turn all the same.
void applyMotion(QMainWindow& window, bool reduced);

} // namespace zonewright

#pragma once

#include "render/theme.h"

#include <QString>

#include <optional>

namespace zonewright {

/// What the designer asks for; System follows the desktop.
enum class ThemeChoice { System, Light, Dark };

/// The word for the command line and the settings: `system`, `light`, `dark`.
[[nodiscard]] QString word(ThemeChoice choice);
[[nodiscard]] std::optional<ThemeChoice> themeFromWord(const QString& word);

/// The theme that a choice means on this desktop.
[[nodiscard]] Theme resolved(ThemeChoice choice);

/// The theme that the interface has now; before it has any, the desktop's.
[[nodiscard]] Theme currentTheme();

/// Gives the whole application the palette and style sheet of a theme, at once.
void applyTheme(Theme theme);

} // namespace zonewright

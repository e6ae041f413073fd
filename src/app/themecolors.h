#pragma once

#include "render/theme.h"

#include <QColor>

namespace zonewright {

/// The colours of the interface in one theme. Every text has a contrast of at least 4.5:1 on every ground that it
/// stands on: `text` and `dimText` on window, panel and field, `accentText` on accent, `error` on window and its own
/// ground. Disabled text alone has less.
struct ThemeColors
{
    QColor window; ///< behind everything: bars, gaps
    QColor panel;  ///< docks
    QColor field;  ///< what is typed into
    QColor border;
    QColor hover;   ///< a button under the pointer
    QColor pressed; ///< a button held down or switched on
    QColor text;
    QColor dimText;
    QColor disabledText;
    QColor accent;     ///< selection and focus
    QColor accentText; ///< on accent
    QColor link;
    QColor error;
    QColor errorGround; ///< of a bar that holds a message
    QColor tip;
    QColor tipText;
};

[[nodiscard]] const ThemeColors& themeColors(Theme theme);

} // namespace zonewright

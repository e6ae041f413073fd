#pragma once

class QDockWidget;
class QWidget;

namespace zonewright {

/// Whether a dock that is not hidden lies behind others that it shares its place with. Qt counts it among the visible.
[[nodiscard]] bool liesBehind(const QDockWidget& dock);

/// The control of a window that Tab goes to from the one that has the keys, or Shift+Tab where `next` is false: into
/// no dock that lies behind others, and in a main window in the order in which the eye goes through its parts. Null where there is no other.
[[nodiscard]] QWidget* neighbourByTab(const QWidget& window, bool next);

/// Gives the keys to the first control in a widget that Tab goes to; false where there is none.
bool focusFirstControl(QWidget& widget);

} // namespace zonewright

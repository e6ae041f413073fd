#pragma once

class QMainWindow;
class QMenu;
class QToolBar;
class QWidget;

namespace zonewright {

class ActionSet;

/// Fills the window's menu bar from one table of actions, and gives the menu of the docks, which is filled by whoever
/// knows them.
[[nodiscard]] QMenu* fillMenuBar(QMainWindow& window, const ActionSet& actions);

/// Fills the tool bar with the commands that are used all the time: those of the project, then `worldBar`, then those
/// that look after the map.
void fillToolBar(QToolBar& bar, const ActionSet& actions, QWidget& worldBar);

} // namespace zonewright

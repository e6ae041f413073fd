#pragma once

class QAction;
class QMainWindow;
class QMenu;
class QMenuBar;
class QToolBar;

namespace zonewright {

class ActionSet;

/// Fills the window's menu bar from one table of actions, and gives the menu of the docks, which is filled by whoever
/// knows them.
[[nodiscard]] QMenu* fillMenuBar(QMainWindow& window, const ActionSet& actions);

/// Puts a menu into that menu of a menu bar which has a command, under it.
void addToMenuBar(QMenuBar& bar, QMenu& menu, const QAction& command);

/// Fill the tool bars with the commands that are used all the time: those of the project, and those that look after the
/// map. What a narrow window has no room for is behind the button at the end of each bar.
void fillFileBar(QToolBar& bar, const ActionSet& actions);
void fillViewBar(QToolBar& bar, const ActionSet& actions);

} // namespace zonewright

#pragma once

class QMainWindow;
class QMenu;
class QToolBar;

namespace zonewright {

class ActionSet;

/// Fills the window's menu bar from one table of actions, and gives the menu of the docks, which is filled by whoever
/// knows them.
[[nodiscard]] QMenu* fillMenuBar(QMainWindow& window, const ActionSet& actions);

/// Fill the tool bars with the commands that are used all the time: those of the project, and those that look after the
/// map. What a narrow window has no room for is behind the button at the end of each bar.
void fillFileBar(QToolBar& bar, const ActionSet& actions);
void fillViewBar(QToolBar& bar, const ActionSet& actions);

} // namespace zonewright

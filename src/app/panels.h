#pragma once

#include "app/themechoice.h"

#include <QSize>

class QAction;
class QKeySequence;
class QString;
class QTableView;
class QWidget;

namespace zonewright {

class ShareBarDelegate;
struct DockServices;
enum class ActionId;

inline constexpr int panelWidth = 288;            ///< of a dock beside the map at first, in logical pixels
inline constexpr int bottomPanelHeight = 290;     ///< of one below it
inline constexpr QSize leastBottomPanel(240, 96); ///< which it gets along with

/// Makes a table of a dock look and behave as all of them do: no grid, whole rows, rows as high as their text asks,
/// columns as wide as theirs but the last one, which takes the rest.
void dressTable(QTableView& table, ShareBarDelegate& delegate);

/// The same for a table of very many rows, which are all as high as one line of text.
void dressLongTable(QTableView& table, ShareBarDelegate& delegate);

/// Gives the list of each combo box in a widget the accessible name of the box, and from now on the width of its
/// longest entry, whatever entries it gets.
void nameLists(QWidget& widget);

/// Lets the style sheet show whether what stands in a widget can be taken.
void markInvalid(QWidget& widget, bool invalid);

/// When a button is disabled while it has the focus, `target` gets it, where it would go to the control beside: a key
/// that was meant for the button would be that one's.
void passFocusOn(QWidget& button, QWidget& target);

/// Adds an action, still without a text, to the table or the tree of a panel, which it belongs to: its keys mean rows
/// only while they are in there.
QAction* addRowAction(QWidget& rows, const char* name, const QKeySequence& keys, const char* icon);

/// Adds one for the Delete key likewise: the action of the menu has no key, which would be every text field's.
QAction* addDeleteKey(QWidget& rows);

/// Shows the dock that a panel stands in, in front of those that it shares its place with.
void bringForward(QWidget& panel);

/// Does what an action does, or says in the status line why it is disabled.
void triggerOrSay(const DockServices& services, ActionId id);

} // namespace zonewright

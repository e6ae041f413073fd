#pragma once

#include <QStringList>
#include <QWidget>

namespace zonewright::test {

/// Every control in what is seen of `root` that takes the keys or says something and has no accessible name.
[[nodiscard]] QStringList namelessParts(QWidget& root);

/// Every two that Alt and one letter lead to from `root`: in it and, in a main window, the titles of the menus. A dock
/// has none of its own: it is part of the window. In a menu, its entries.
[[nodiscard]] QStringList doubledMnemonics(QWidget& root);

/// Every stop of the Tab key in `root` that does not follow the one before as an eye does that reads.
///
/// The stops form groups: the widgets and layouts that they are in. Tab stays in a group until it has been at all of
/// it, and goes from one group, or stop, of a group to the next: to the right of it in the same row, or in a row below.
/// A row is what lies side by side: the lower one of two begins above the middle of the other, or the other way round.
[[nodiscard]] QStringList strayTabStops(QWidget& root);

} // namespace zonewright::test

#pragma once

#include "render/theme.h"

class QTableView;

namespace zonewright {

class ShareBarDelegate;

inline constexpr int panelWidth = 288; ///< of a dock at first, in logical pixels

/// Makes a table of a dock look and behave as all of them do: no grid, whole rows, rows as high as their text asks,
/// columns as wide as theirs but the last one, which takes the rest.
void dressTable(QTableView& table, ShareBarDelegate& delegate);

/// The theme that the interface has now, from its palette.
[[nodiscard]] Theme currentTheme();

} // namespace zonewright

#pragma once

#include "models/commandmodel.h"

#include <vector>

class QMenuBar;

namespace zonewright {

class ActionSet;

/// Every command there is, in the order of the menus, each with the menus that it is in; then those actions of the set
/// that are in no menu.
[[nodiscard]] std::vector<Command> commandsOf(const QMenuBar& bar, const ActionSet& actions);

} // namespace zonewright

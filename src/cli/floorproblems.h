#pragma once

#include "core/level/problem.h"

#include <span>

namespace zonewright::cli {

/// Tells what is wrong with a floor on standard error, one problem a line (`blocked at 4,1: ...`): the first ones, and
/// how many more there are.
void tellProblems(std::span<const Problem> problems);

} // namespace zonewright::cli

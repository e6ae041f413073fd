#pragma once

#include "core/level/problem.h"

#include <span>
#include <string>

namespace zonewright::cli {

/// A problem of a floor as a JSON object with the keys kind, at and text.
[[nodiscard]] std::string problemJson(const Problem& problem);

/// Tells what is wrong with a floor on standard error, one problem a line (`blocked at 4,1: ...`): the first ones, and
/// how many more there are.
void tellProblems(std::span<const Problem> problems);

} // namespace zonewright::cli

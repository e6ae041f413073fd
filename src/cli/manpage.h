#pragma once

#include "cli/commandspec.h"

#include <string>
#include <vector>

namespace zonewright::cli {

/// The program's man page in roff, made from the same text as its help; the same bytes for the same version.
[[nodiscard]] std::string manPage(const std::vector<CommandSpec>& commands);

} // namespace zonewright::cli

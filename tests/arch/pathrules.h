#pragma once

#include "arch/sourcetree.h"

#include <string>
#include <vector>

namespace zonewright::arch {

/// Names each line that points to a place on one machine (a home, a mount, a drive's letter) or outside of the project:
/// such a file is of no use to anybody else.
[[nodiscard]] std::vector<std::string> machinePaths(const SourceFile& file);

/// Names each line with a mark of work that is not done.
[[nodiscard]] std::vector<std::string> unfinishedMarks(const SourceFile& file);

/// Names each line with a blank at its end or a tab in it.
[[nodiscard]] std::vector<std::string> blankProblems(const SourceFile& file);

} // namespace zonewright::arch

#pragma once

#include "core/base/result.h"
#include "project/project.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

inline constexpr std::string_view projectFormatName = "zonewright-project"; ///< tells our files from other JSON
inline constexpr int projectFormatVersion = 0; ///< raised when what stands in a file changes
inline constexpr std::int64_t largestProjectFile = std::int64_t{16} << 20; ///< bytes; larger files are refused

/// The contents of a project file: JSON in UTF-8, one element a line, keys in a fixed order, a newline at the end. The
/// same project gives the same bytes everywhere.
[[nodiscard]] std::string formatProject(const Project& project);

/// The project that such contents stand for; its name is normalised. `file` is named in errors, whose place is
/// `FILE: line N: /path/to/value`. Unknown and repeated keys are errors, so that a slip of the pen is never lost.
[[nodiscard]] Result<Project> parseProject(std::string_view contents, std::string_view file);

} // namespace zonewright

#pragma once

#include "core/base/result.h"
#include "project/project.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

inline constexpr std::string_view projectFormatName = "zonewright-project"; ///< tells our files from other JSON
inline constexpr int projectFormatVersion = 1; ///< raised when what stands in a file changes
inline constexpr std::int64_t largestProjectFile = std::int64_t{64} << 20; ///< bytes; larger files are refused

/// The contents of a project file: JSON in UTF-8, one element a line, keys in a fixed order, a newline at the end. The
/// same project gives the same bytes everywhere. `folder` is where the file stands: catalogues and piece lists with
/// files of their own are named relative to it.
[[nodiscard]] std::string formatProject(const Project& project, const QString& folder = {});

/// The project that such contents stand for, or those of an older version; its name is normalised. `file` is named in
/// errors, whose place is `FILE: line N: /path/to/value`. Unknown and repeated keys are errors, so that a slip of the
/// pen is never lost; so are ids that two items share, and a `nextId` that is not above all of them.
[[nodiscard]] Result<Project> parseProject(std::string_view contents, std::string_view file,
                                           const QString& folder = {});

} // namespace zonewright

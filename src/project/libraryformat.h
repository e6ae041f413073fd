#pragma once

#include "core/base/result.h"
#include "project/jsonmembers.h"
#include "project/project.h"

#include <QString>

#include <string>

namespace zonewright {

inline constexpr std::size_t mostLibraryItems = 1000; ///< catalogues, and piece lists, of one project

/// The members `catalogues` and `pieceLists` of a project file, in its own indentation, without a newline at the end.
/// What has a file of its own is named by its path relative to `folder`, the project's own; by its absolute path where
/// there is no folder.
[[nodiscard]] std::string formatLibrary(const Project& project, const QString& folder);

/// Reads them into a project; both may be missing. Files of their own are read as well: what is wrong in them is an
/// error whose place is that of the reference, then that in the file. Duplicate ids are found by readProject's own
/// check.
[[nodiscard]] Result<void> readLibrary(const JsonMembers& root, const QString& folder, Project& project);

} // namespace zonewright

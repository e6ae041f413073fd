#pragma once

#include "arch/sourcetree.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright::arch {

/// A set of names of files, headers or libraries.
using Names = std::set<std::string, std::less<>>;

/// For each library the libraries that it may know.
using LinkTable = std::map<std::string, Names, std::less<>>;

/// Reads the table from the text of src/CMakeLists.txt: every `set(ZONEWRIGHT_MAY_LINK_name others...)`.
[[nodiscard]] LinkTable linkTable(std::string_view cmake);

/// Names each library that the table lets know a library which it does not list, or, by any way round, itself.
[[nodiscard]] std::vector<std::string> tableProblems(const LinkTable& table);

/// Names each include of a file below src that the table does not allow.
[[nodiscard]] std::vector<std::string> layerProblems(const SourceFile& file, const LinkTable& table);

/// Names each Qt header in a file of core.
[[nodiscard]] std::vector<std::string> qtProblems(const SourceFile& file);

/// Names each of `widgetHeaders` in a file of a library other than views and app.
[[nodiscard]] std::vector<std::string> widgetProblems(const SourceFile& file, const Names& widgetHeaders);

/// Names each library other than views and app whose CMakeLists.txt mentions Qt's Widgets, and core's any Qt.
[[nodiscard]] std::vector<std::string> linkProblems(const SourceFile& cmakeFile);

/// Names each include in quotes that is no file of the project: by the folders src and tests, then by the file's own.
/// What Qt's tools and CMake make counts where its source is there: `ui_x.h` (ui/x.ui), `x.moc` in x.cpp, `x.h`
/// (x.h.in).
[[nodiscard]] std::vector<std::string> missingIncludes(const SourceFile& file, const Names& paths);

/// Says so when a header has no `#pragma once`.
[[nodiscard]] std::vector<std::string> guardProblems(const SourceFile& header);

} // namespace zonewright::arch

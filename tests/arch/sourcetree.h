#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::arch {

/// A text file of the project.
struct SourceFile
{
    std::string path; ///< from the project's root, with slashes: `src/core/world/world.h`
    std::string text;
};

/// The project's text files, in order of path: everything below `root` but what git, builds and pictures leave there.
/// A folder with a CMakeCache.txt is a build, whatever its name.
[[nodiscard]] std::vector<SourceFile> readTree(const std::string& root);

/// Whether a file is C++: a `.cpp` or a `.h`.
[[nodiscard]] bool isCpp(const SourceFile& file);

/// Whether a file lies below a folder: `src`, `src/core`.
[[nodiscard]] bool isBelow(const SourceFile& file, std::string_view folder);

/// `src/core/world/world.h` gives `core`; a file that lies in no library's folder below src gives nothing.
[[nodiscard]] std::string_view libraryOf(std::string_view path);

/// The C++ files below any of the folders.
[[nodiscard]] std::vector<SourceFile> cppBelow(const std::vector<SourceFile>& tree,
                                               const std::vector<std::string_view>& folders);

/// All of the texts, one a line: what a failing test shows.
[[nodiscard]] std::string joined(const std::vector<std::string>& texts);

} // namespace zonewright::arch

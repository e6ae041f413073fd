#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace zonewright {

inline constexpr int longestFileStem = 80; ///< characters

/// A name as the stem of a file that any file system takes: its Latin letters and digits without accents, in ASCII and
/// lower case, with `-` for each run of anything else; a name of none of them gives an empty one. `text` is UTF-8.
[[nodiscard]] std::string fileStem(std::string_view text);

/// Hands out stems of files that are distinct on file systems that do not tell case apart, too.
class FileNames
{
public:
    /// Names that nothing gets.
    explicit FileNames(std::set<std::string> reserved = {});

    /// The stem of `text`, or of `otherwise` where it has none; with `-2`, `-3` and so on where it is taken, or means a
    /// device to some system.
    [[nodiscard]] std::string take(std::string_view text, std::string_view otherwise);

private:
    std::set<std::string> m_taken;
    std::map<std::string, int> m_next; ///< number to try for a stem that is taken
};

} // namespace zonewright

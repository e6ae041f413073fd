#include "arch/pathrules.h"

#include "arch/sourcetext.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>

namespace zonewright::arch {

namespace {

using LineCheck = std::function<bool(std::string_view)>;

std::vector<std::string> linesThat(const SourceFile& file, const LineCheck& isBad)
{
    std::vector<std::string> problems;
    int number = 0;
    for (std::size_t start = 0; start < file.text.size();) {
        ++number;
        const std::size_t end = std::min(file.text.find('\n', start), file.text.size());
        const std::string line = file.text.substr(start, end - start);
        if (isBad(line))
            problems.push_back(file.path + ":" + std::to_string(number) + ": " + line);
        start = end + 1;
    }
    return problems;
}

/// Whether an absolute path may start at `at`: not in the middle of a longer path or of an address.
bool startsPath(std::string_view line, std::size_t at)
{
    constexpr std::string_view joins = "._-~/}";
    return at == 0 || (!isWordByte(line[at - 1]) && joins.find(line[at - 1]) == std::string_view::npos);
}

bool namesMachineFolder(std::string_view line)
{
    // Folders that are a person's or a machine's own. Without slashes, so that this file does not name any itself.
    constexpr std::array<std::string_view, 8> folders{"home", "root", "work", "tmp", "Users", "mnt", "opt", "media"};
    for (std::size_t at = line.find('/'); at != std::string_view::npos; at = line.find('/', at + 1)) {
        const std::string_view rest = line.substr(at + 1);
        const bool named = std::ranges::any_of(folders, [&](std::string_view folder) {
            return rest.starts_with(folder) && rest.substr(folder.size()).starts_with('/');
        });
        if (named && startsPath(line, at))
            return true;
    }
    return false;
}

/// A drive's letter, a colon and a backslash that is followed by a name; an escape is no path.
bool namesDrive(std::string_view line)
{
    for (std::size_t at = line.find(":\\"); at != std::string_view::npos; at = line.find(":\\", at + 1)) {
        const bool letter = at > 0 && std::isupper(static_cast<unsigned char>(line[at - 1])) != 0;
        if (letter && (at == 1 || !isWordByte(line[at - 2])))
            return true;
    }
    return false;
}

bool leavesProject(std::string_view line)
{
    constexpr std::array<std::string_view, 2> marks{"../"
                                                    "shared",
                                                    "/."
                                                    "library/"};
    return std::ranges::any_of(marks, [&](std::string_view mark) { return line.find(mark) != std::string_view::npos; });
}

} // namespace

std::vector<std::string> machinePaths(const SourceFile& file)
{
    return linesThat(file, [](std::string_view line) {
        return namesMachineFolder(line) || namesDrive(line) || leavesProject(line);
    });
}

std::vector<std::string> unfinishedMarks(const SourceFile& file)
{
    constexpr std::array<std::string_view, 3> marks{"TO"
                                                    "DO",
                                                    "FIX"
                                                    "ME",
                                                    "XX"
                                                    "X"};
    return linesThat(file, [&](std::string_view line) {
        return std::ranges::any_of(
            marks, [&](std::string_view mark) { return findWord(line, mark) != std::string_view::npos; });
    });
}

std::vector<std::string> blankProblems(const SourceFile& file)
{
    return linesThat(
        file, [](std::string_view line) { return line.ends_with(' ') || line.find('\t') != std::string_view::npos; });
}

} // namespace zonewright::arch

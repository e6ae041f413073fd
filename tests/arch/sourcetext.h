#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::arch {

/// Lines of a text: its line breaks, and one more where the last line has none.
[[nodiscard]] int lineCount(std::string_view text);

/// The line, from 1, in which the byte at `offset` stands.
[[nodiscard]] int lineAt(std::string_view text, std::size_t offset);

/// C++ source with every comment and the contents of every string and character literal turned to blanks (quotes too).
/// Line breaks stay, so that offsets and lines are those of `source`.
[[nodiscard]] std::string blankLiterals(std::string_view source);

/// What blankLiterals gives, with preprocessor directives (and the lines that continue them) turned to blanks too.
[[nodiscard]] std::string codeOnly(std::string_view source);

/// One `#include`.
struct Include
{
    int line = 0;
    std::string path;    ///< what stands between the quotes or brackets
    bool quoted = false; ///< true between quotes

    friend bool operator==(const Include&, const Include&) = default;
};

/// The includes of a source, in order; those within comments and literals are none.
[[nodiscard]] std::vector<Include> includesOf(std::string_view source);

/// Whether a byte may be part of an identifier.
[[nodiscard]] bool isWordByte(char byte);

/// Offset of `word` in `text` from `from` on, where it does not stand within a longer identifier; npos when nowhere.
[[nodiscard]] std::size_t findWord(std::string_view text, std::string_view word, std::size_t from = 0);

/// `text` without blanks and line breaks at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

} // namespace zonewright::arch

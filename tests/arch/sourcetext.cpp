#include "arch/sourcetext.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace zonewright::arch {

namespace {

/// Walks over C++ source and turns what is not code to blanks.
class Blanker
{
public:
    explicit Blanker(std::string_view source)
        : m_source(source)
        , m_result(source)
    {
    }

    std::string run()
    {
        while (m_at < m_source.size()) {
            const std::string_view rest = m_source.substr(m_at);
            if (rest.starts_with("//"))
                blankTo(endOfLineComment());
            else if (rest.starts_with("/*"))
                blankTo(endAfter("*/", 2));
            else if (rest.front() == '"')
                blankTo(isRawString() ? endOfRawString() : endOfQuoted('"'));
            else if (rest.front() == '\'' && !isDigitSeparator())
                blankTo(endOfQuoted('\''));
            else
                ++m_at;
        }
        return std::move(m_result);
    }

private:
    void blankTo(std::size_t end)
    {
        for (; m_at < end; ++m_at) {
            if (m_result[m_at] != '\n')
                m_result[m_at] = ' ';
        }
    }

    [[nodiscard]] std::size_t endAfter(std::string_view mark, std::size_t skipped) const
    {
        const std::size_t found = m_source.find(mark, m_at + skipped);
        return found == std::string_view::npos ? m_source.size() : found + mark.size();
    }

    [[nodiscard]] std::size_t endOfLineComment() const
    {
        std::size_t end = m_at;
        while (end < m_source.size() && (m_source[end] != '\n' || m_source[end - 1] == '\\'))
            ++end;
        return end;
    }

    /// A literal that is not closed ends with its line: an apostrophe in an `#error`, say.
    [[nodiscard]] std::size_t endOfQuoted(char quote) const
    {
        for (std::size_t end = m_at + 1; end < m_source.size(); ++end) {
            if (m_source[end] == '\\')
                ++end;
            else if (m_source[end] == quote)
                return end + 1;
            else if (m_source[end] == '\n')
                return end;
        }
        return m_source.size();
    }

    /// The word that ends just before `end`: a prefix of a literal, or a number.
    [[nodiscard]] std::string_view wordBefore(std::size_t end) const
    {
        std::size_t start = end;
        while (start > 0 && (isWordByte(m_source[start - 1]) || m_source[start - 1] == '\''))
            --start;
        return m_source.substr(start, end - start);
    }

    [[nodiscard]] bool isRawString() const
    {
        const std::string_view prefix = wordBefore(m_at);
        return prefix == "R" || prefix == "u8R" || prefix == "uR" || prefix == "UR" || prefix == "LR";
    }

    [[nodiscard]] std::size_t endOfRawString() const
    {
        const std::size_t open = m_source.find('(', m_at);
        if (open == std::string_view::npos)
            return m_source.size();
        std::string close(1, ')');
        close += m_source.substr(m_at + 1, open - m_at - 1);
        close += '"';
        return endAfter(close, open - m_at);
    }

    [[nodiscard]] bool isDigitSeparator() const
    {
        const std::string_view number = wordBefore(m_at);
        return !number.empty() && std::isdigit(static_cast<unsigned char>(number.front())) != 0;
    }

    std::string_view m_source;
    std::string m_result;
    std::size_t m_at = 0;
};

/// The path that an include names, given what follows the word `include` in the source.
std::optional<Include> includeIn(std::string_view rest, int line)
{
    const std::string_view text = trimmed(rest);
    if (text.empty() || (text.front() != '"' && text.front() != '<'))
        return std::nullopt;
    const bool quoted = text.front() == '"';
    const std::size_t end = text.find(quoted ? '"' : '>', 1);
    if (end == std::string_view::npos)
        return std::nullopt;
    return Include{line, std::string(text.substr(1, end - 1)), quoted};
}

/// Offset just after the line that starts at `start`, or the end of the text.
std::size_t nextLine(std::string_view text, std::size_t start)
{
    const std::size_t end = text.find('\n', start);
    return end == std::string_view::npos ? text.size() : end + 1;
}

} // namespace

int lineCount(std::string_view text)
{
    const auto breaks = static_cast<int>(std::ranges::count(text, '\n'));
    return text.empty() || text.back() == '\n' ? breaks : breaks + 1;
}

int lineAt(std::string_view text, std::size_t offset)
{
    return static_cast<int>(std::ranges::count(text.substr(0, offset), '\n')) + 1;
}

std::string blankLiterals(std::string_view source)
{
    return Blanker(source).run();
}

std::string codeOnly(std::string_view source)
{
    std::string code = blankLiterals(source);
    bool continued = false;
    for (std::size_t start = 0; start < code.size();) {
        const std::size_t next = nextLine(code, start);
        const std::string_view line = trimmed(std::string_view(code).substr(start, next - start));
        const bool directive = continued || line.starts_with('#');
        continued = directive && line.ends_with('\\');
        if (directive) {
            std::replace_if(
                code.begin() + static_cast<std::ptrdiff_t>(start), code.begin() + static_cast<std::ptrdiff_t>(next),
                [](char byte) { return byte != '\n'; }, ' ');
        }
        start = next;
    }
    return code;
}

std::vector<Include> includesOf(std::string_view source)
{
    const std::string code = blankLiterals(source);
    std::vector<Include> includes;
    int line = 0;
    for (std::size_t start = 0; start < code.size();) {
        ++line;
        const std::size_t next = nextLine(code, start);
        std::string_view text = trimmed(std::string_view(code).substr(start, next - start));
        if (text.starts_with('#') && trimmed(text.substr(1)).starts_with("include")) {
            const std::size_t word = code.find("include", start);
            const auto include = includeIn(source.substr(word + 7, next - word - 7), line);
            if (include)
                includes.push_back(*include);
        }
        start = next;
    }
    return includes;
}

bool isWordByte(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '_';
}

std::size_t findWord(std::string_view text, std::string_view word, std::size_t from)
{
    for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool startsInside = at > 0 && isWordByte(word.front()) && isWordByte(text[at - 1]);
        const bool endsInside = end < text.size() && isWordByte(word.back()) && isWordByte(text[end]);
        if (!startsInside && !endsInside)
            return at;
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace zonewright::arch

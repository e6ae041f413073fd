#include "project/jsonreader.h"

#include "core/base/utf8.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <set>

namespace zonewright {

namespace {

constexpr const char* valuesInAll = QT_TRANSLATE_NOOP("Error", "values");
constexpr const char* membersOfOne = QT_TRANSLATE_NOOP("Error", "members of one object");
constexpr const char* blanksInARow = QT_TRANSLATE_NOOP("Error", "blanks in a row");

/// Hands out the bytes of a text and notes how many were taken, since the parser does not say where a value stands.
class CountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* taken)
        : m_at(at)
        , m_taken(taken)
    {
    }

    reference operator*() const { return *m_at; }

    CountingIterator& operator++()
    {
        ++m_at;
        ++*m_taken;
        return *this;
    }

    friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.m_at == b.m_at; }

private:
    const char* m_at;
    std::size_t* m_taken;
};

/// An array or object that is not closed yet.
struct OpenValue
{
    JsonValue value;
    std::string key;             ///< of the member that comes next
    std::set<std::string> known; ///< keys so far
};

/// Builds a JsonValue from the parser's reports.
class TreeBuilder final : public nlohmann::json_sax<nlohmann::json>
{
public:
    TreeBuilder(std::string_view text, std::string_view file)
        : m_text(text)
        , m_file(file)
    {
    }

    [[nodiscard]] std::size_t* taken() { return &m_taken; }

    [[nodiscard]] Result<JsonValue> result()
    {
        if (m_error)
            return failure(std::move(*m_error));
        return std::move(m_root);
    }

    bool null() override { return addPlain({line(), nullptr}); }

    bool boolean(bool value) override { return addPlain({line(), value}); }

    bool number_integer(number_integer_t value) override { return addPlain({numberLine(), std::int64_t{value}}); }

    bool number_unsigned(number_unsigned_t value) override
    {
        if (value > static_cast<number_unsigned_t>(INT64_MAX))
            return addPlain({numberLine(), JsonOtherNumber{fmt::format("{}", value)}});
        return addPlain({numberLine(), static_cast<std::int64_t>(value)});
    }

    bool number_float(number_float_t, const string_t& text) override
    {
        return addPlain({numberLine(), JsonOtherNumber{text}});
    }

    bool string(string_t& value) override { return addPlain({line(), std::move(value)}); }

    bool binary(binary_t&) override { return fail(ErrorCode::NotJson, {}); }

    bool start_object(std::size_t) override { return open(JsonObject{}); }

    bool end_object() override { return close(); }

    bool start_array(std::size_t) override { return open(JsonArray{}); }

    bool end_array() override { return close(); }

    bool key(string_t& key) override
    {
        if (!m_open.back().known.insert(key).second)
            return fail(ErrorCode::Duplicate, key);
        if (m_open.back().known.size() > static_cast<std::size_t>(mostJsonMembers))
            return failLarge(mostJsonMembers, membersOfOne);
        m_open.back().key = std::move(key);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        return fail(ErrorCode::NotJson, characterBefore(position));
    }

private:
    int lineAt(std::size_t offset)
    {
        m_line += static_cast<int>(std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_counted),
                                              m_text.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
        m_counted = offset;
        return m_line;
    }

    int line() { return lineAt(m_taken); }

    /// The parser has read one character more when it knows that a number is over; at the end of the text there is
    /// none.
    int numberLine() { return lineAt(m_text[m_taken - 1] == '\n' ? m_taken - 1 : m_taken); }

    /// The character at which the parser gave up; empty when it asked for one more than there are.
    [[nodiscard]] std::string characterBefore(std::size_t position) const
    {
        if (position == 0 || position > m_text.size())
            return {};
        const auto continues = [this](std::size_t at) {
            return at < m_text.size() && (static_cast<unsigned char>(m_text[at]) & 0xC0) == 0x80;
        };
        std::size_t start = position - 1;
        while (start > 0 && continues(start))
            --start;
        while (continues(position))
            ++position;
        return std::string(m_text.substr(start, position - start));
    }

    /// Adds a value that is neither array nor object.
    bool addPlain(JsonValue value)
    {
        return ++m_values > mostJsonValues ? failLarge(mostJsonValues, valuesInAll) : add(std::move(value));
    }

    bool add(JsonValue value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
        } else if (auto* array = std::get_if<JsonArray>(&m_open.back().value.value)) {
            array->push_back(std::move(value));
        } else {
            OpenValue& parent = m_open.back();
            std::get<JsonObject>(parent.value.value).push_back({std::move(parent.key), std::move(value)});
        }
        return true;
    }

    template <typename Container>
    bool open(Container container)
    {
        if (m_open.size() >= static_cast<std::size_t>(deepestJson))
            return fail(ErrorCode::TooDeep, {});
        if (++m_values > mostJsonValues)
            return failLarge(mostJsonValues, valuesInAll);
        m_open.push_back({{line(), std::move(container)}, {}, {}});
        return true;
    }

    bool close()
    {
        JsonValue value = std::move(m_open.back().value);
        m_open.pop_back();
        return add(std::move(value));
    }

    bool fail(ErrorCode code, std::string value)
    {
        m_error = Error{.code = code,
                        .place = fmt::format("{}: line {}", m_file, line()),
                        .value = std::move(value),
                        .high = deepestJson};
        return false;
    }

    bool failLarge(std::int64_t most, const char* what)
    {
        fail(ErrorCode::TooLarge, {});
        m_error->expected = what;
        m_error->high = most;
        return false;
    }

    std::string_view m_text;
    std::string_view m_file;
    std::int64_t m_values = 0;
    std::size_t m_taken = 0;
    std::size_t m_counted = 0;
    int m_line = 1;
    std::vector<OpenValue> m_open;
    JsonValue m_root;
    std::optional<Error> m_error;
};

/// The parser would refuse such bytes too, but name the character after them. No line is cut inside a character.
Result<void> checkUtf8(std::string_view text, std::string_view file)
{
    for (int line = 1; !text.empty(); ++line) {
        const std::string_view content = text.substr(0, text.find('\n'));
        if (!codePointCount(content)) {
            return failure({.code = ErrorCode::NotUtf8, // the bytes of a picture or a program say nothing to anybody
                            .place = fmt::format("{}: line {}", file, line)});
        }
        text.remove_prefix(std::min(content.size() + 1, text.size()));
    }
    return {};
}

Result<void> checkBlanks(std::string_view text, std::string_view file)
{
    constexpr std::string_view blanks = " \t\r\n";
    for (std::size_t at = text.find_first_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_not_of(blanks, at), text.size());
        if (end - at > static_cast<std::size_t>(mostJsonBlanks)) {
            const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
            return failure({.code = ErrorCode::TooLarge,
                            .place = fmt::format("{}: line {}", file, line),
                            .expected = blanksInARow,
                            .high = mostJsonBlanks});
        }
        at = text.find_first_of(blanks, end);
    }
    return {};
}

} // namespace

Result<JsonValue> readJson(std::string_view text, std::string_view file)
{
    if (const auto utf8 = checkUtf8(text, file); !utf8)
        return failure(utf8.error());
    if (const auto few = checkBlanks(text, file); !few)
        return failure(few.error());
    TreeBuilder builder(text, file);
    nlohmann::json::sax_parse(CountingIterator(text.data(), builder.taken()),
                              CountingIterator(text.data() + text.size(), builder.taken()), &builder);
    return builder.result();
}

} // namespace zonewright

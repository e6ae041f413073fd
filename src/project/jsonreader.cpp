#include "project/jsonreader.h"

#include "core/base/utf8.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>

namespace zonewright {

namespace {

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

    bool null() override { return add({line(), nullptr}); }

    bool boolean(bool value) override { return add({line(), value}); }

    bool number_integer(number_integer_t value) override { return add({numberLine(), std::int64_t{value}}); }

    bool number_unsigned(number_unsigned_t value) override
    {
        if (value > static_cast<number_unsigned_t>(INT64_MAX))
            return add({numberLine(), JsonOtherNumber{fmt::format("{}", value)}});
        return add({numberLine(), static_cast<std::int64_t>(value)});
    }

    bool number_float(number_float_t, const string_t& text) override
    {
        return add({numberLine(), JsonOtherNumber{text}});
    }

    bool string(string_t& value) override { return add({line(), std::move(value)}); }

    bool binary(binary_t&) override { return fail(ErrorCode::NotJson, {}); }

    bool start_object(std::size_t) override { return open(JsonObject{}); }

    bool end_object() override { return close(); }

    bool start_array(std::size_t) override { return open(JsonArray{}); }

    bool end_array() override { return close(); }

    bool key(string_t& key) override
    {
        if (!m_open.back().known.insert(key).second)
            return fail(ErrorCode::Duplicate, key);
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

    bool add(JsonValue value)
    {
        if (++m_values > mostJsonValues)
            return fail(ErrorCode::TooMany, {});
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
                        .high = code == ErrorCode::TooMany ? static_cast<std::int64_t>(mostJsonValues) : deepestJson};
        return false;
    }

    std::string_view m_text;
    std::string_view m_file;
    std::size_t m_taken = 0;
    std::size_t m_counted = 0;
    std::size_t m_values = 0;
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
            return failure({.code = ErrorCode::NotUtf8,
                            .place = fmt::format("{}: line {}", file, line),
                            .value = std::string(content)});
        }
        text.remove_prefix(std::min(content.size() + 1, text.size()));
    }
    return {};
}

} // namespace

Result<JsonValue> readJson(std::string_view text, std::string_view file)
{
    if (const auto utf8 = checkUtf8(text, file); !utf8)
        return failure(utf8.error());
    TreeBuilder builder(text, file);
    nlohmann::json::sax_parse(CountingIterator(text.data(), builder.taken()),
                              CountingIterator(text.data() + text.size(), builder.taken()), &builder);
    return builder.result();
}

} // namespace zonewright

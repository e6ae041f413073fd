#include "project/jsonmembers.h"

#include "project/displaytext.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <charconv>
#include <limits>

namespace zonewright {

namespace {

constexpr const char* anObject = QT_TRANSLATE_NOOP("Error", "an object");
constexpr const char* aWholeNumber = QT_TRANSLATE_NOOP("Error", "a whole number");
constexpr const char* aList = QT_TRANSLATE_NOOP("Error", "a list");
constexpr const char* aPosition = QT_TRANSLATE_NOOP("Error", "a position of two whole numbers");
constexpr const char* trueOrFalse = QT_TRANSLATE_NOOP("Error", "true or false");
constexpr const char* aText = QT_TRANSLATE_NOOP("Error", "text in quotes");

struct SourceText
{
    std::string operator()(std::nullptr_t) const { return "null"; }

    std::string operator()(bool value) const { return value ? "true" : "false"; }

    std::string operator()(std::int64_t value) const { return fmt::format("{}", value); }

    std::string operator()(const JsonOtherNumber& number) const { return number.text; }

    std::string operator()(const std::string& text) const { return jsonString(text); }

    std::string operator()(const JsonArray& array) const
    {
        constexpr std::size_t most = 4;
        const auto nested = [](const JsonValue& element) {
            return std::holds_alternative<JsonArray>(element.value) ||
                   std::holds_alternative<JsonObject>(element.value);
        };
        if (array.size() > most || std::ranges::any_of(array, nested))
            return "[...]";
        std::string text;
        for (const JsonValue& element : array)
            text += (text.empty() ? "" : ", ") + std::visit(*this, element.value);
        return "[" + text + "]";
    }

    std::string operator()(const JsonObject&) const { return "{...}"; }
};

tl::unexpected<Error> wrongKind(std::string place, const JsonValue& value, const char* expected)
{
    return failure({.code = ErrorCode::Malformed,
                    .place = std::move(place),
                    .value = std::visit(SourceText{}, value.value),
                    .expected = expected});
}

std::string placeText(std::string_view file, int line, std::string_view path)
{
    return path.empty() ? fmt::format("{}: line {}", file, line) : fmt::format("{}: line {}: {}", file, line, path);
}

/// Whether a number that is kept as text is a whole one, too large for 64 bits.
bool isWholeNumber(const JsonValue& value)
{
    const auto* number = std::get_if<JsonOtherNumber>(&value.value);
    return number != nullptr && number->text.find_first_not_of("-0123456789") == std::string::npos;
}

Result<std::int64_t> readInteger(const JsonValue& value, std::string place, std::int64_t low, std::int64_t high)
{
    const auto* number = std::get_if<std::int64_t>(&value.value);
    if (number == nullptr && !isWholeNumber(value))
        return wrongKind(std::move(place), value, aWholeNumber);
    if (number == nullptr || *number < low || *number > high) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = std::move(place),
                        .value = std::visit(SourceText{}, value.value),
                        .low = low,
                        .high = high});
    }
    return *number;
}

Result<std::string> readText(const JsonValue& value, std::string place)
{
    const auto* string = std::get_if<std::string>(&value.value);
    if (string == nullptr)
        return wrongKind(std::move(place), value, aText);
    return *string;
}

Result<Point> readPoint(const JsonValue& value, std::string place)
{
    const auto* array = std::get_if<JsonArray>(&value.value);
    if (array == nullptr || array->size() != 2)
        return wrongKind(std::move(place), value, aPosition);
    constexpr std::int64_t low = std::numeric_limits<int>::min();
    constexpr std::int64_t high = std::numeric_limits<int>::max();
    return readInteger((*array)[0], place + "/0", low, high).and_then([&](std::int64_t x) {
        return readInteger((*array)[1], place + "/1", low, high).map([x](std::int64_t y) {
            return Point{static_cast<int>(x), static_cast<int>(y)};
        });
    });
}

const JsonValue* memberOf(const JsonObject& members, std::string_view key)
{
    const auto found = std::ranges::find(members, key, &JsonMember::key);
    return found == members.end() ? nullptr : &found->value;
}

/// The element that the word, a number, names; null where there is none.
const JsonValue* elementOf(const JsonArray* array, std::string_view word)
{
    std::size_t index = 0;
    const auto parsed = std::from_chars(word.data(), word.data() + word.size(), index);
    if (array == nullptr || parsed.ec != std::errc() || index >= array->size())
        return nullptr;
    return &(*array)[index];
}

} // namespace

JsonMembers::JsonMembers(const JsonObject& members, int line, std::string_view file, std::string path)
    : m_members(&members)
    , m_line(line)
    , m_file(file)
    , m_path(std::move(path))
{
}

Result<JsonMembers> JsonMembers::of(const JsonValue& value, std::string_view file, std::string path)
{
    const auto* members = std::get_if<JsonObject>(&value.value);
    if (members == nullptr)
        return wrongKind(placeText(file, value.line, path), value, anObject);
    return JsonMembers(*members, value.line, file, std::move(path));
}

Result<std::int64_t> JsonMembers::integer(std::string_view key, std::int64_t low, std::int64_t high) const
{
    return require(key).and_then([&](const JsonValue* value) { return readInteger(*value, place(key), low, high); });
}

Result<std::string> JsonMembers::text(std::string_view key) const
{
    return require(key).and_then([&](const JsonValue* value) { return readText(*value, place(key)); });
}

Result<bool> JsonMembers::flag(std::string_view key) const
{
    const auto value = require(key);
    if (!value)
        return failure(value.error());
    const auto* flag = std::get_if<bool>(&(*value)->value);
    if (flag == nullptr)
        return wrongKind(place(key), **value, trueOrFalse);
    return *flag;
}

Result<JsonMembers> JsonMembers::object(std::string_view key) const
{
    return require(key).and_then(
        [&](const JsonValue* value) { return of(*value, m_file, fmt::format("{}/{}", m_path, key)); });
}

Result<Point> JsonMembers::point(std::string_view key) const
{
    return require(key).and_then([&](const JsonValue* value) { return readPoint(*value, place(key)); });
}

template <typename T, typename Read>
Result<std::vector<T>> JsonMembers::elements(std::string_view key, std::size_t most, Read read) const
{
    const auto value = require(key);
    if (!value)
        return failure(value.error());
    const auto* array = std::get_if<JsonArray>(&(*value)->value);
    if (array == nullptr)
        return wrongKind(place(key), **value, aList);
    if (array->size() > most) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = place(key),
                        .value = fmt::format("{}", array->size()),
                        .low = 0,
                        .high = static_cast<std::int64_t>(most)});
    }
    std::vector<T> all;
    all.reserve(array->size());
    for (const JsonValue& element : *array) {
        auto one = read(element, placeText(m_file, element.line, fmt::format("{}/{}/{}", m_path, key, all.size())));
        if (!one)
            return failure(one.error());
        all.push_back(*std::move(one));
    }
    return all;
}

Result<std::vector<std::string>> JsonMembers::texts(std::string_view key, std::size_t most) const
{
    return elements<std::string>(key, most, readText);
}

Result<std::vector<std::int64_t>> JsonMembers::integers(std::string_view key, std::size_t most, std::int64_t low,
                                                        std::int64_t high) const
{
    return elements<std::int64_t>(key, most, [=](const JsonValue& value, std::string place) {
        return readInteger(value, std::move(place), low, high);
    });
}

Result<std::vector<Point>> JsonMembers::points(std::string_view key, std::size_t most) const
{
    return elements<Point>(key, most, readPoint);
}

Result<std::vector<std::pair<std::string, std::string>>> JsonMembers::namedTexts(std::string_view key,
                                                                                 std::size_t most) const
{
    const auto members = object(key);
    if (!members)
        return failure(members.error());
    const JsonObject& all = *members->m_members;
    if (all.size() > most) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = place(key),
                        .value = fmt::format("{}", all.size()),
                        .low = 0,
                        .high = static_cast<std::int64_t>(most)});
    }
    std::vector<std::pair<std::string, std::string>> texts;
    texts.reserve(all.size());
    for (const JsonMember& member : all) {
        constexpr std::size_t longestShownKey = 160; // a key of another's making, and of any length
        const std::string path = fmt::format("{}/{}", members->m_path, shortDisplayText(member.key, longestShownKey));
        auto text = readText(member.value, placeText(m_file, member.value.line, path));
        if (!text)
            return failure(text.error());
        texts.emplace_back(member.key, *std::move(text));
    }
    return texts;
}

Error JsonMembers::located(Error error) const
{
    int line = m_line;
    const JsonObject* members = m_members;
    const JsonArray* array = nullptr;
    std::string_view rest = error.place;
    while (rest.starts_with('/')) {
        rest.remove_prefix(1);
        const std::string_view word = rest.substr(0, rest.find('/'));
        rest.remove_prefix(word.size());
        const JsonValue* value = members != nullptr ? memberOf(*members, word) : elementOf(array, word);
        if (value == nullptr)
            break;
        line = value->line;
        members = std::get_if<JsonObject>(&value->value);
        array = std::get_if<JsonArray>(&value->value);
    }
    error.place = placeText(m_file, line, m_path + error.place);
    return error;
}

Result<std::vector<JsonMembers>> JsonMembers::objects(std::string_view key, std::size_t most) const
{
    std::size_t index = 0;
    return elements<JsonMembers>(key, most, [&](const JsonValue& value, const std::string&) {
        return of(value, m_file, fmt::format("{}/{}/{}", m_path, key, index++));
    });
}

Result<void> JsonMembers::allowOnly(std::initializer_list<std::string_view> keys) const
{
    const auto unknown = std::ranges::find_if(
        *m_members, [&](const JsonMember& member) { return std::ranges::find(keys, member.key) == keys.end(); });
    if (unknown == m_members->end())
        return {};
    return failure({.code = ErrorCode::Unknown,
                    .place = placeText(m_file, unknown->value.line, m_path),
                    .value = unknown->key,
                    .expected = fmt::format("{}", fmt::join(keys, ", "))});
}

std::string JsonMembers::place(std::string_view key) const
{
    const JsonValue* value = find(key);
    return placeText(m_file, value == nullptr ? m_line : value->line, fmt::format("{}/{}", m_path, key));
}

const JsonValue* JsonMembers::find(std::string_view key) const
{
    return memberOf(*m_members, key);
}

Result<const JsonValue*> JsonMembers::require(std::string_view key) const
{
    if (const JsonValue* value = find(key))
        return value;
    return failure({.code = ErrorCode::Missing, .place = place(key)});
}

} // namespace zonewright

#include "project/jsonmembers.h"

#include "project/jsontext.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <limits>

namespace zonewright {

namespace {

constexpr const char* anObject = QT_TRANSLATE_NOOP("Error", "an object");
constexpr const char* aWholeNumber = QT_TRANSLATE_NOOP("Error", "a whole number");
constexpr const char* aList = QT_TRANSLATE_NOOP("Error", "a list");
constexpr const char* aPosition = QT_TRANSLATE_NOOP("Error", "a position of two whole numbers");
constexpr const char* aText = QT_TRANSLATE_NOOP("Error", "text in quotes");

struct SourceText
{
    std::string operator()(std::nullptr_t) const { return "null"; }

    std::string operator()(bool value) const { return value ? "true" : "false"; }

    std::string operator()(std::int64_t value) const { return fmt::format("{}", value); }

    std::string operator()(const JsonOtherNumber& number) const { return number.text; }

    std::string operator()(const std::string& text) const { return jsonString(text); }

    std::string operator()(const JsonArray&) const { return "[...]"; }

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
    const auto value = require(key);
    if (!value)
        return failure(value.error());
    const auto* number = std::get_if<std::int64_t>(&(*value)->value);
    if (number == nullptr)
        return wrongKind(place(key), **value, aWholeNumber);
    if (*number < low || *number > high) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = place(key),
                        .value = fmt::format("{}", *number),
                        .low = low,
                        .high = high});
    }
    return *number;
}

Result<std::string> JsonMembers::text(std::string_view key) const
{
    const auto value = require(key);
    if (!value)
        return failure(value.error());
    const auto* string = std::get_if<std::string>(&(*value)->value);
    if (string == nullptr)
        return wrongKind(place(key), **value, aText);
    return *string;
}

Result<JsonMembers> JsonMembers::object(std::string_view key) const
{
    return require(key).and_then(
        [&](const JsonValue* value) { return of(*value, m_file, fmt::format("{}/{}", m_path, key)); });
}

Result<Point> JsonMembers::point(std::string_view key) const
{
    const auto value = require(key);
    if (!value)
        return failure(value.error());
    const auto* array = std::get_if<JsonArray>(&(*value)->value);
    if (array == nullptr || array->size() != 2)
        return wrongKind(place(key), **value, aPosition);
    const auto* x = std::get_if<std::int64_t>(&(*array)[0].value);
    const auto* y = std::get_if<std::int64_t>(&(*array)[1].value);
    const auto fits = [](const std::int64_t* number) {
        return number != nullptr && *number >= std::numeric_limits<int>::min() &&
               *number <= std::numeric_limits<int>::max();
    };
    if (!fits(x) || !fits(y))
        return wrongKind(place(key), **value, aPosition);
    return Point{static_cast<int>(*x), static_cast<int>(*y)};
}

Result<std::vector<JsonMembers>> JsonMembers::objects(std::string_view key) const
{
    const auto value = require(key);
    if (!value)
        return failure(value.error());
    const auto* array = std::get_if<JsonArray>(&(*value)->value);
    if (array == nullptr)
        return wrongKind(place(key), **value, aList);
    std::vector<JsonMembers> all;
    for (const JsonValue& element : *array) {
        auto members = of(element, m_file, fmt::format("{}/{}/{}", m_path, key, all.size()));
        if (!members)
            return failure(members.error());
        all.push_back(*std::move(members));
    }
    return all;
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
    const auto found = std::ranges::find(*m_members, key, &JsonMember::key);
    return found == m_members->end() ? nullptr : &found->value;
}

Result<const JsonValue*> JsonMembers::require(std::string_view key) const
{
    if (const JsonValue* value = find(key))
        return value;
    return failure({.code = ErrorCode::Missing, .place = place(key)});
}

} // namespace zonewright

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace zonewright {

struct JsonValue;
struct JsonMember;

using JsonArray = std::vector<JsonValue>;
using JsonObject = std::vector<JsonMember>; ///< in the order of the text; no key stands twice

/// A number that is not a whole one from -2^63 to 2^63 - 1, as it was written.
struct JsonOtherNumber
{
    std::string text;
};

/// A value read from JSON that knows where it stood. Whole numbers keep every digit.
struct JsonValue
{
    int line = 0; ///< where its last token ends, from 1; for an array or an object where it begins
    std::variant<std::nullptr_t, bool, std::int64_t, JsonOtherNumber, std::string, JsonArray, JsonObject> value;
};

/// A key of an object with its value.
struct JsonMember
{
    std::string key;
    JsonValue value;
};

} // namespace zonewright

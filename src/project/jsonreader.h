#pragma once

#include "core/base/result.h"
#include "project/jsonvalue.h"

#include <cstdint>
#include <string_view>

namespace zonewright {

inline constexpr int deepestJson = 64; ///< arrays and objects within each other

/// Values of one text, and members of one object: with them, what a text becomes in memory stays below a gigabyte.
inline constexpr std::int64_t mostJsonValues = 6'000'000;
inline constexpr std::int64_t mostJsonMembers = 1000;

inline constexpr std::int64_t mostJsonBlanks = 1'000'000; ///< in a row: the parser keeps them, and tells of them

/// Reads one JSON text (RFC 8259, UTF-8). Errors name `file` and the line: NotUtf8, NotJson for broken or truncated
/// text, Duplicate for a key that stands twice in one object, TooDeep for more than deepestJson levels, TooLarge for
/// more than mostJsonValues or mostJsonMembers.
[[nodiscard]] Result<JsonValue> readJson(std::string_view text, std::string_view file);

} // namespace zonewright

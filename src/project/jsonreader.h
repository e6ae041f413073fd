#pragma once

#include "core/base/result.h"
#include "project/jsonvalue.h"

#include <cstddef>
#include <string_view>

namespace zonewright {

inline constexpr int deepestJson = 64;                   ///< arrays and objects within each other
inline constexpr std::size_t mostJsonValues = 4'000'000; ///< in one text: about 400 MB while it is read

/// Reads one JSON text (RFC 8259, UTF-8). Errors name `file` and the line: NotUtf8, NotJson for broken or truncated
/// text, Duplicate for a key that stands twice in one object, TooDeep for more than deepestJson levels, TooMany for
/// more than mostJsonValues values.
[[nodiscard]] Result<JsonValue> readJson(std::string_view text, std::string_view file);

} // namespace zonewright

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace zonewright {

/// Number of Unicode code points in `text`, or nothing when it is not well-formed UTF-8
/// (overlong forms, surrogates and values past U+10FFFF are not).
[[nodiscard]] std::optional<std::size_t> codePointCount(std::string_view text);

} // namespace zonewright

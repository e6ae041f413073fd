#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zonewright {

/// Any bytes as one line of well-formed UTF-8 that is safe on a terminal: control characters and line separators become
/// escapes such as `\n` and `\u0007`, bytes that are not UTF-8 become `\xE9`. Everything else stays as it is.
[[nodiscard]] std::string displayText(std::string_view bytes);

/// The same, cut to the first `most` bytes or a little less (whole characters) and `...` when it is longer.
[[nodiscard]] std::string shortDisplayText(std::string_view bytes, std::size_t most = 160);

} // namespace zonewright

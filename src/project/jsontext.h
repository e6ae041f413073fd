#pragma once

#include "core/geometry/point.h"

#include <string>
#include <string_view>

namespace zonewright {

/// A string as JSON: in double quotes, with what must be escaped and every other control character escaped, everything
/// else as it is. `text` is well-formed UTF-8; anything else in it becomes U+FFFD.
[[nodiscard]] std::string jsonString(std::string_view text);

/// A position as JSON: `[x,y]`.
[[nodiscard]] std::string pointJson(Point point);

} // namespace zonewright

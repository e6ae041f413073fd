#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

/// OutOfRange at `place` for a value outside `low` to `high`.
[[nodiscard]] Result<void> checkNumber(std::string place, std::int64_t value, std::int64_t low, std::int64_t high);
[[nodiscard]] Result<void> checkNumber(std::string place, std::int64_t value, Limits limits);

/// A text of at least one and at most `longest` code points: NotUtf8, NameEmpty or NameTooLong at `place`.
[[nodiscard]] Result<void> checkName(std::string place, std::string_view text, int longest);

} // namespace zonewright

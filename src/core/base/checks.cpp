#include "core/base/checks.h"

#include "core/base/utf8.h"

#include <fmt/format.h>

#include <utility>

namespace zonewright {

Result<void> checkNumber(std::string place, std::int64_t value, std::int64_t low, std::int64_t high)
{
    if (value >= low && value <= high)
        return {};
    return failure({.code = ErrorCode::OutOfRange,
                    .place = std::move(place),
                    .value = fmt::format("{}", value),
                    .low = low,
                    .high = high});
}

Result<void> checkNumber(std::string place, std::int64_t value, Limits limits)
{
    return checkNumber(std::move(place), value, limits.low, limits.high);
}

Result<void> checkName(std::string place, std::string_view text, int longest)
{
    const auto length = codePointCount(text);
    if (!length)
        return failure({.code = ErrorCode::NotUtf8, .place = std::move(place)});
    if (*length == 0)
        return failure({.code = ErrorCode::NameEmpty, .place = std::move(place)});
    if (*length > static_cast<std::size_t>(longest)) {
        return failure({.code = ErrorCode::NameTooLong,
                        .place = std::move(place),
                        .value = fmt::format("{}", *length),
                        .low = 1,
                        .high = longest});
    }
    return {};
}

} // namespace zonewright

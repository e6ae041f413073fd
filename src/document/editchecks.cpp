#include "document/editchecks.h"

#include "core/base/utf8.h"

#include <fmt/format.h>

namespace zonewright {

Result<void> checkNumber(std::string_view place, std::int64_t value, std::int64_t low, std::int64_t high)
{
    if (value >= low && value <= high)
        return {};
    return failure({.code = ErrorCode::OutOfRange,
                    .place = std::string(place),
                    .value = fmt::format("{}", value),
                    .low = low,
                    .high = high});
}

Result<void> checkNumber(std::string_view place, std::int64_t value, Limits limits)
{
    return checkNumber(place, value, limits.low, limits.high);
}

Result<void> checkText(std::string_view place, std::string_view text)
{
    if (codePointCount(text))
        return {};
    return failure({.code = ErrorCode::NotUtf8, .place = std::string(place), .value = std::string(text)});
}

Result<void> checkItemName(std::string_view name)
{
    return checkText("name", name).and_then([&]() -> Result<void> {
        if (name.find_first_not_of(" \t\n\r") == std::string_view::npos)
            return failure({.code = ErrorCode::NameEmpty, .place = "name"});
        const std::size_t length = codePointCount(name).value_or(0);
        if (length <= longestItemName)
            return {};
        return failure({.code = ErrorCode::NameTooLong,
                        .place = "name",
                        .value = fmt::format("{}", length),
                        .high = longestItemName});
    });
}

Result<void> checkNewIds(const Project& project, std::size_t count)
{
    return checkNumber("id", project.nextId + static_cast<std::int64_t>(count) - 1, 0, highestItemId);
}

Error unknownId(std::string_view place, std::int64_t id)
{
    return {.code = ErrorCode::Unknown, .place = std::string(place), .value = fmt::format("{}", id)};
}

} // namespace zonewright

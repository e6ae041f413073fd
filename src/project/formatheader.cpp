#include "project/formatheader.h"

#include <fmt/format.h>

#include <limits>

namespace zonewright {

Result<void> checkFormatName(const JsonMembers& root, std::string_view name)
{
    const auto format = root.text("format");
    if (!format)
        return failure(format.error());
    if (*format == name)
        return {};
    return failure(
        {.code = ErrorCode::Unknown, .place = root.place("format"), .value = *format, .expected = std::string(name)});
}

Result<void> checkVersion(const JsonMembers& root, std::string_view key, int first, int last)
{
    const auto number = root.integer(key, first, std::numeric_limits<std::int64_t>::max());
    if (!number)
        return failure(number.error());
    if (*number <= last)
        return {};
    return failure(
        {.code = ErrorCode::NewerVersion, .place = root.place(key), .value = fmt::format("{}", *number), .high = last});
}

} // namespace zonewright

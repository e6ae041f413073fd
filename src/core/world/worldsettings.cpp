#include "core/world/worldsettings.h"

#include "core/base/utf8.h"

#include <fmt/format.h>

namespace zonewright {

namespace {

Result<void> checkName(const std::string& name)
{
    const auto length = codePointCount(name);
    if (!length)
        return failure({.code = ErrorCode::NotUtf8, .place = "name"});
    if (*length == 0)
        return failure({.code = ErrorCode::NameEmpty, .place = "name"});
    if (*length > static_cast<std::size_t>(nameLength.high)) {
        return failure({.code = ErrorCode::NameTooLong,
                        .place = "name",
                        .value = fmt::format("{}", *length),
                        .low = nameLength.low,
                        .high = nameLength.high});
    }
    return {};
}

Result<void> checkSize(const char* place, int value, Limits limits)
{
    if (limits.contains(value))
        return {};
    return failure({.code = ErrorCode::OutOfRange,
                    .place = place,
                    .value = fmt::format("{}", value),
                    .low = limits.low,
                    .high = limits.high});
}

} // namespace

Result<void> validate(const WorldSettings& settings)
{
    return checkName(settings.name)
        .and_then([&] { return checkSize("size", settings.size, worldSizeLimits); })
        .and_then([&] { return checkSize("zoneSize", settings.zoneSize, zoneSizeLimits); });
}

} // namespace zonewright

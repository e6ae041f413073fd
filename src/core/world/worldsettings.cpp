#include "core/world/worldsettings.h"

#include "core/base/checks.h"

namespace zonewright {

Result<void> validate(const WorldSettings& settings)
{
    return checkName("name", settings.name, nameLength.high)
        .and_then([&] { return checkNumber("size", settings.size, worldSizeLimits); })
        .and_then([&] { return checkNumber("zoneSize", settings.zoneSize, zoneSizeLimits); });
}

} // namespace zonewright
